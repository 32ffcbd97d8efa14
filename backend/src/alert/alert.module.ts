import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { Alert } from './alert.ts';

@Module({ imports: [MailModule], providers: [Alert], exports: [Alert] })
export class AlertModule {}
