import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { MessagesController } from './messages.controller.ts';

@Module({ imports: [OutboxModule], controllers: [MessagesController] })
export class MessagesModule {}
