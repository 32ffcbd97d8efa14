import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { AlertService } from './alert.service.ts';
import { AlertThrottle } from './alert-throttle.ts';
import { DependencyMonitor } from './dependency-monitor.ts';

@Module({
  imports: [MailModule],
  providers: [AlertService, AlertThrottle, DependencyMonitor],
  exports: [AlertService],
})
export class AlertModule {}
