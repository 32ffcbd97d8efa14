import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import type { Mail } from './mailer.ts';

/**
 * A mail as nodemailer takes it. The envelope is made of settings alone: nothing that a visitor wrote
 * can decide where a mail goes.
 */
export function toMessage(mail: Mail, settings: Settings): SendMailOptions {
  const { urgent = false, ...rest } = mail;
  // Without a mail server nobody need be named: the mails are kept as files.
  const from = settings.MAIL_FROM || 'website@localhost';
  const to = mail.to ?? (settings.MAIL_TO || 'practice@localhost');
  return {
    ...rest,
    from,
    to,
    envelope: { from, to },
    priority: urgent ? 'high' : 'normal',
  };
}
