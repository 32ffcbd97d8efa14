import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { Accepts } from '../http/media-type.guard.ts';
import { SameOriginGuard } from '../http/same-origin.guard.ts';
import { SignedInGuard } from '../http/authenticated.guard.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { RetryDto } from './dto/retry.dto.ts';

/** What the admin sees of the messages that are not delivered: that they are there, not what they say. */
@Controller('admin/messages')
@UseGuards(SameOriginGuard, SignedInGuard)
@Accepts('application/json')
export class MessagesController {
  constructor(private readonly outbox: Outbox) {}

  @Get()
  async list(): Promise<{ messages: OutboxEntry[] }> {
    return { messages: await this.outbox.list() };
  }

  @Post('retry')
  @HttpCode(200)
  async retry(@Body() { id }: RetryDto): Promise<{ retried: number }> {
    return { retried: await this.outbox.retry(id) };
  }
}
