import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { Alert } from './alert.service.ts';
import { AlertTurns } from './alert-throttle.ts';
import { DependencyMonitor } from './dependency-monitor.ts';

@Module({
  imports: [MailModule],
  providers: [Alert, AlertTurns, DependencyMonitor],
  exports: [Alert],
})
export class AlertModule {}
