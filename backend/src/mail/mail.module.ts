import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import { FileMailer } from './file.mailer.ts';
import { Mailer } from './mailer.ts';
import { SmtpMailer } from './smtp.mailer.ts';

@Module({
  providers: [
    {
      provide: Mailer,
      inject: [Settings, Readiness],
      useFactory: (settings: Settings, readiness: Readiness): Mailer =>
        settings.SMTP_URL === ''
          ? new FileMailer(settings, readiness)
          : new SmtpMailer(settings, readiness),
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
