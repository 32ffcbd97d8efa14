import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxCareModule } from '../outbox/outbox-care.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { BotSignals } from './bot-signals.ts';
import { ContactController } from './contact.controller.ts';
import { ContactLimit } from './contact-limit.ts';
import { ContactService } from './contact.service.ts';
import { ContactWorker } from './contact.worker.ts';
import { FormOpening } from './form-opening.ts';

@Module({
  imports: [LimitsModule, MailModule, OutboxModule, OutboxCareModule],
  controllers: [ContactController],
  providers: [BotSignals, ContactLimit, ContactService, ContactWorker, FormOpening],
})
export class ContactModule {}
