import { type DynamicModule, Module } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  isEmail,
  IsIn,
  IsInt,
  IsUrl,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { logLevels, type LogThreshold } from '../logging/json-logger.ts';
import { isStoredHash } from '../password/password-hash.ts';

const mailboxRules = { require_tld: false, allow_display_name: true } as const;

function isMailbox(value: unknown): boolean {
  return isEmail(value, mailboxRules);
}

/** An address, with a display name or without; an inner host such as `localhost` will do. */
function IsMailbox(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isMailbox', validator: { validate: isMailbox } }, options);
}

/** One mailbox, or several with commas between them. */
function AreMailboxes(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && value.split(',').every((part) => isMailbox(part.trim()));
  return ValidateBy({ name: 'areMailboxes', validator: { validate } }, options);
}

const isGiven =
  (name: 'ALERT_TO' | 'MAIL_FROM' | 'MAIL_TO' | 'SMTP_URL') =>
  (settings: Settings): boolean =>
    settings[name] !== '';

const mailIsSentOrGiven =
  (name: 'MAIL_FROM' | 'MAIL_TO') =>
  (settings: Settings): boolean =>
    settings.SMTP_URL !== '' || settings[name] !== '';

/**
 * What the operator sets, under the names it has in `.env`. A message says what to do and never
 * repeats the value.
 */
export class Settings {
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: "Give the site's public address, such as https://www.example.com." },
  )
  readonly SITE_URL: string = 'http://localhost:8080';

  /** Optional while no mail is sent, like the sender. */
  @ValidateIf(mailIsSentOrGiven('MAIL_TO'))
  @AreMailboxes({ message: 'Give the address that receives the messages; several with commas.' })
  readonly MAIL_TO: string = '';

  @ValidateIf(mailIsSentOrGiven('MAIL_FROM'))
  @IsMailbox({ message: 'Give the address that the messages are sent from.' })
  readonly MAIL_FROM: string = '';

  /** Who gets a mail when messages, a dependency or the certificate need a person; empty: no one. */
  @ValidateIf(isGiven('ALERT_TO'))
  @AreMailboxes({
    message: 'Give the address that is told of undelivered messages, or leave it empty.',
  })
  readonly ALERT_TO: string = '';

  /** Empty: every mail is kept as a file in MAIL_DIR. */
  @ValidateIf(isGiven('SMTP_URL'))
  @IsUrl(
    { protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false },
    { message: 'Give the mail server as smtp://user:password@host:587, or leave it empty.' },
  )
  readonly SMTP_URL: string = '';

  /** 1: a password can go to an SMTP_URL of smtp:// without TLS, such as a relay on the same machine. */
  @IsIn(['', '1'], {
    message: 'Write 1 if the mail server may be talked to without TLS, or leave it empty.',
  })
  readonly SMTP_ALLOW_PLAINTEXT: string = '';

  @Matches(/^\//, { message: 'Give the folder for kept mails as an absolute path.' })
  readonly MAIL_DIR: string = '/data/mail';

  @ValidateBy(
    { name: 'isStoredHash', validator: { validate: isStoredHash } },
    { message: 'Set the admin password with `make admin-password`.' },
  )
  readonly ADMIN_PASSWORD_HASH!: string;

  @Matches(/^(?!.*(?:change|secret|example))(?!(.)\1*$).{32,}$/i, {
    message: 'Set 32 random characters or more, such as the output of `openssl rand -hex 32`.',
  })
  readonly SESSION_SECRET!: string;

  @IsUrl(
    { protocols: ['redis', 'rediss'], require_protocol: true, require_tld: false },
    { message: 'Give the Redis server as redis://host:6379.' },
  )
  readonly REDIS_URL: string = 'redis://localhost:6379';

  /** Where nginx serves the pages to the backend alone, for the live check. */
  @IsUrl(
    { protocols: ['http'], require_protocol: true, require_tld: false },
    { message: 'Give the inner address of nginx as http://host:port.' },
  )
  readonly PAGES_URL: string = 'http://nginx:8081';

  /** The names of the site, the main one first; empty: there is no HTTPS. */
  @Matches(/^[a-z0-9., -]*$/, {
    message: 'Give host names in small letters, with commas, or leave it empty.',
  })
  readonly TLS_DOMAIN: string = '';

  /** Where nginx serves HTTPS to the backend too, which reads the dates of the certificate there. */
  @IsUrl(
    { protocols: ['https'], require_protocol: true, require_tld: false },
    { message: 'Give the inner address of nginx as https://host:port.' },
  )
  readonly HTTPS_URL: string = 'https://nginx:8443';

  /** Contact messages that one address can send in ten minutes. */
  @Type(() => Number)
  @IsInt({ message: 'Give a number of messages, such as 20.' })
  @Min(1, { message: 'Give a number of messages, such as 20.' })
  readonly CONTACT_LIMIT: number = 20;

  /** Contact messages of all addresses together that are mailed one by one in an hour. */
  @Type(() => Number)
  @IsInt({ message: 'Give a number of messages, such as 300.' })
  @Min(1, { message: 'Give a number of messages, such as 300.' })
  readonly CONTACT_LIMIT_OVERALL: number = 300;

  @IsIn(logLevels, { message: `Choose one of ${logLevels.join(', ')}.` })
  readonly LOG_LEVEL: LogThreshold = 'info';

  @Type(() => Number)
  @IsInt({ message: 'Give a port number from 1 to 65535.' })
  @Min(1, { message: 'Give a port number from 1 to 65535.' })
  @Max(65_535, { message: 'Give a port number from 1 to 65535.' })
  readonly PORT: number = 3000;

  @Matches(/^\S+$/, { message: 'Give the address to listen on, such as 0.0.0.0.' })
  readonly HOST: string = '0.0.0.0';
}

/** Hands the settings, read once at boot, to every class that injects {@link Settings}. */
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}
