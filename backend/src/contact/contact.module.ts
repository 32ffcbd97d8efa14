import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactQueue } from './contact.queue.ts';
import { ContactService } from './contact.service.ts';
import { ContactWorker } from './contact.worker.ts';

@Module({
  imports: [LimitsModule, MailModule],
  controllers: [ContactController],
  providers: [ContactQueue, ContactService, ContactWorker],
})
export class ContactModule {}
