import { Module } from '@nestjs/common';
import { LimitsModule } from '../http/rate-limits.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MonitoringModule } from '../monitoring/monitoring.module.ts';
import { OutboxModule } from '../outbox/outbox.ts';
import { OutboxTasksModule } from '../outbox/outbox-tasks.ts';
import { ContactController } from './contact.controller.ts';
import { ContactLimit } from './contact-limit.ts';
import { ContactService } from './contact.service.ts';
import { ContactWorker } from './contact.worker.ts';
import { MessagesController } from './messages.controller.ts';
import { OutboxMonitor } from './outbox-monitor.ts';
import { QuarantineDigest } from './quarantine-digest.ts';

@Module({
  imports: [LimitsModule, MailModule, MonitoringModule, OutboxModule, OutboxTasksModule],
  controllers: [ContactController, MessagesController],
  providers: [ContactLimit, ContactService, ContactWorker, OutboxMonitor, QuarantineDigest],
})
export class ContactModule {}
