import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import type { Mail } from './mailer.ts';

/** A mail as nodemailer takes it. */
export function toMessage(mail: Mail, settings: Settings) {
  const { urgent = false, ...rest } = mail;
  return {
    ...rest,
    // Without a mail server these can be missing: the mails are kept as files.
    from: settings.MAIL_FROM || 'website@localhost',
    to: mail.to ?? (settings.MAIL_TO || 'practice@localhost'),
    priority: urgent ? 'high' : 'normal',
  } satisfies SendMailOptions;
}
