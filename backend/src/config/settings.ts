import { applyDecorators, type DynamicModule, Module } from '@nestjs/common';
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
  type ValidationArguments,
} from 'class-validator';
import parseAddresses from 'nodemailer/lib/addressparser';
import { logLevels, type LogThreshold } from './logging.ts';
import { isStoredHash } from './password-hash.ts';

/**
 * Email addresses with or without a display name, separated by commas. Accepts
 * internal hosts such as `localhost`. Without a comma, the parser would keep
 * only one of two addresses. Letters beyond ASCII are curly quotes more often
 * than an address.
 */
function AreMailboxes(max: number, message: string): PropertyDecorator {
  const validate = (value: unknown): boolean => {
    const text = String(value);
    const mailboxes = parseAddresses(text, { flatten: true });
    const isAddress = ({ address }: { address: string }) =>
      isEmail(address, { require_tld: false, allow_utf8_local_part: false });
    const unquoted = text.replaceAll(/"[^"]*"/g, '');
    return (
      mailboxes.length > 0 &&
      mailboxes.length === unquoted.split('@').length - 1 &&
      mailboxes.length <= max &&
      mailboxes.every(isAddress)
    );
  };
  return ValidateBy(
    { name: 'areMailboxes', validator: { validate } },
    { message },
  );
}

/** A URL. Its host may be a name that only a local network knows. */
const IsAddress = (protocols: string[], message: string): PropertyDecorator =>
  IsUrl({ protocols, require_protocol: true, require_tld: false }, { message });

/** The start of an address, without path, query or user. */
const IsOrigin = (message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isOrigin',
      validator: {
        validate: (value: unknown) =>
          URL.parse(String(value))?.origin === value &&
          /^https?:/.test(String(value)),
      },
    },
    { message },
  );

const IsWholeNumber = (
  message: string,
  max = Number.MAX_SAFE_INTEGER,
): PropertyDecorator =>
  applyDecorators(
    Type(() => Number),
    IsInt({ message }),
    Min(1, { message }),
    Max(max, { message }),
  );

/** The setting can be empty. */
const CanBeEmpty = (): PropertyDecorator =>
  ValidateIf((_settings, value: unknown) => value !== '');

/** The setting can be empty without a mail server. */
const NeededForMail = (): PropertyDecorator =>
  ValidateIf(
    ({ SMTP_URL }: Settings, value: unknown) => SMTP_URL !== '' || value !== '',
  );

const IsStoredHash = (message: string): PropertyDecorator =>
  ValidateBy(
    { name: 'isStoredHash', validator: { validate: isStoredHash } },
    { message },
  );

const DiffersFrom = (
  other: keyof Settings,
  message: string,
): PropertyDecorator =>
  ValidateBy(
    {
      name: 'differsFrom',
      validator: {
        validate: (value, { object } = {} as ValidationArguments) =>
          value !== (object as Settings)[other],
      },
    },
    { message },
  );

/**
 * Settings that can also come from a file, which `docker inspect` doesn't show.
 */
export const secretNames = [
  'ADMIN_PASSWORD_HASH',
  'ADMIN_TOTP_SECRET',
  'DESK_PASSWORD_HASH',
  'SESSION_SECRET',
  'SMTP_URL',
  'REDIS_URL',
] as const;

/**
 * The settings from `.env`. Validation messages say what to do and never
 * contain the value.
 */
export class Settings {
  @IsOrigin(
    "Enter the site's public address without a path, user or slash at the end, such as https://www.example.com.",
  )
  readonly SITE_URL: string = 'http://localhost:8080';

  @NeededForMail()
  @AreMailboxes(
    Infinity,
    'Enter the email address that gets the messages. Put commas between several.',
  )
  readonly MAIL_TO: string = '';

  @NeededForMail()
  @AreMailboxes(1, 'Enter the email address that the messages come from.')
  readonly MAIL_FROM: string = '';

  /**
   * Receives alerts about messages, dependencies and the certificate. Empty: no
   * alerts.
   */
  @CanBeEmpty()
  @AreMailboxes(
    Infinity,
    'Enter the email address that gets the alerts, or leave it empty.',
  )
  readonly ALERT_TO: string = '';

  /** Called each minute while all is well. Empty: nothing is called. */
  @CanBeEmpty()
  @IsAddress(
    ['http', 'https'],
    'Enter the address that your monitoring service gave you, such as https://hc-ping.com/…, or leave it empty.',
  )
  readonly HEARTBEAT_URL: string = '';

  /** Empty: mail is saved as files in MAIL_DIR. */
  @CanBeEmpty()
  @IsAddress(
    ['smtp', 'smtps'],
    'Enter the mail server as smtp://user:password@host:587, or leave it empty.',
  )
  readonly SMTP_URL: string = '';

  /**
   * 1: allows sending a password without TLS to smtp://, for example to a relay
   * on the same machine.
   */
  @IsIn(['', '1'], {
    message: 'Enter 1 to allow a mail server without TLS, or leave it empty.',
  })
  readonly SMTP_ALLOW_PLAINTEXT: string = '';

  /** For saved emails, and for messages that Redis can't take yet. */
  @Matches(/^\//, {
    message: 'Enter the folder for saved emails as an absolute path.',
  })
  readonly MAIL_DIR: string = '/data/mail';

  /** Empty: no one can sign in yet. */
  @CanBeEmpty()
  @IsStoredHash('Set the admin password with `make admin-password`.')
  readonly ADMIN_PASSWORD_HASH: string = '';

  /**
   * Shared with the admin's authenticator app, in base32. Empty: no second
   * factor.
   */
  @CanBeEmpty()
  @Matches(/^(?!(.)\1*$)[A-Z2-7]{32,}$/, {
    message:
      'Set up the second factor with `make admin-second-factor`, or leave it empty.',
  })
  readonly ADMIN_TOTP_SECRET: string = '';

  /** What it opens is marked with `@ForDesk()`. Empty: there's none. */
  @CanBeEmpty()
  @IsStoredHash(
    "Set the front desk's password with `make desk-password`, or leave it empty.",
  )
  @DiffersFrom(
    'ADMIN_PASSWORD_HASH',
    'The front desk needs a password of its own. Set one with `make desk-password`.',
  )
  readonly DESK_PASSWORD_HASH: string = '';

  @Matches(/^(?!.*(?:change|secret|example))(?!(.)\1*$).{32,}$/i, {
    message:
      'Enter 32 or more random characters, such as the output of `openssl rand -hex 32`.',
  })
  readonly SESSION_SECRET!: string;

  @IsAddress(
    ['redis', 'rediss'],
    'Enter the Redis server as redis://host:6379.',
  )
  readonly REDIS_URL: string = 'redis://localhost:6379';

  /** nginx's internal address for the live check. */
  @IsAddress(
    ['http'],
    'Enter the internal address of nginx as http://host:port.',
  )
  readonly PAGES_URL: string = 'http://nginx:8081';

  /** The site's host names, main one first. Empty: no HTTPS. */
  @Matches(/^[a-z0-9., -]*$/, {
    message:
      'Enter host names in lowercase with commas in between, or leave it empty.',
  })
  readonly TLS_DOMAIN: string = '';

  /** The path of the operator's own certificate. Empty: certbot's. */
  readonly TLS_CERTIFICATE: string = '';

  /** nginx's internal HTTPS address, to monitor the certificate. */
  @IsAddress(
    ['https'],
    'Enter the internal address of nginx as https://host:port.',
  )
  readonly HTTPS_URL: string = 'https://nginx:8443';

  /** Contact messages per address in ten minutes. */
  @IsWholeNumber('Enter a number of messages, such as 20.')
  readonly CONTACT_LIMIT: number = 20;

  /**
   * Contact messages from all addresses that are mailed individually per hour.
   */
  @IsWholeNumber('Enter a number of messages, such as 300.')
  readonly CONTACT_LIMIT_OVERALL: number = 300;

  @IsIn(logLevels, { message: `Choose one of ${logLevels.join(', ')}.` })
  readonly LOG_LEVEL: LogThreshold = 'info';

  @IsWholeNumber('Enter a port number from 1 to 65535.', 65_535)
  readonly PORT: number = 3000;

  @Matches(/^\S+$/, {
    message: 'Enter the address to listen on, such as 0.0.0.0.',
  })
  readonly HOST: string = '0.0.0.0';
}

/** Provides {@link Settings} to all modules. */
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
