import { Module } from '@nestjs/common';
import { DayModule } from '../day/day.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MonitoringModule } from '../monitoring/monitoring.module.ts';
import { OutboxModule } from '../outbox/outbox.ts';
import { ContactController } from './contact.controller.ts';
import { ContactLimit } from './contact-limit.ts';
import { ContactService } from './contact.service.ts';
import { ContactWorker } from './contact.worker.ts';
import { MessagesController } from './messages.controller.ts';
import { OutboxMonitor } from './outbox-monitor.ts';
import { QuarantineDigest } from './quarantine-digest.ts';

@Module({
  imports: [DayModule, MailModule, MonitoringModule, OutboxModule],
  controllers: [ContactController, MessagesController],
  providers: [
    ContactLimit,
    ContactService,
    ContactWorker,
    OutboxMonitor,
    QuarantineDigest,
  ],
})
export class ContactModule {}
