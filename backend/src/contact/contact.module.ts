import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/rate-limits.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxModule } from '../outbox/outbox.ts';
import { OutboxTasksModule } from '../outbox/outbox-tasks.ts';
import { ContactController } from './contact.controller.ts';
import { ContactLimit } from './contact-limit.ts';
import { ContactService } from './contact.service.ts';
import { ContactWorker } from './contact.worker.ts';
import { DigestLock, QuarantineDigest } from './quarantine-digest.ts';
import { SpamDetector } from './spam-detector.ts';

@Module({
  imports: [LimitsModule, MailModule, OutboxModule, OutboxTasksModule],
  controllers: [ContactController],
  providers: [
    ContactLimit,
    ContactService,
    ContactWorker,
    DigestLock,
    QuarantineDigest,
    SpamDetector,
  ],
})
export class ContactModule {}
