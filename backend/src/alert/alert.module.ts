import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { Alert } from './alert.ts';
import { AlertTurns } from './alert-turns.ts';
import { AwayWatch } from './away-watch.ts';

@Module({ imports: [MailModule], providers: [Alert, AlertTurns, AwayWatch], exports: [Alert] })
export class AlertModule {}
