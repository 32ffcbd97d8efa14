import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ContactWorker } from './contact.worker.ts';

@Module({
  imports: [LimitsModule, MailModule, OutboxModule],
  controllers: [ContactController],
  providers: [ContactService, ContactWorker],
})
export class ContactModule {}
