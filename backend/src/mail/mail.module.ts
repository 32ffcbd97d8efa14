import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { FileMailer } from './file.mailer.ts';
import { Mailer } from './mailer.ts';
import { SmtpMailer } from './smtp.mailer.ts';

@Module({
  providers: [
    {
      provide: Mailer,
      inject: [Settings],
      useFactory: (settings: Settings): Mailer =>
        settings.SMTP_URL === ''
          ? new FileMailer(settings)
          : new SmtpMailer(settings),
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
