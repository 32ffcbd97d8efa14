import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';
import type { MessageList, RetryResult } from 'shared/messages';
import { actorOf, AuditLog } from '../monitoring/audit-log.ts';
import { Consumes, ForDesk, json } from '../http/guards.ts';
import { Outbox } from '../outbox/outbox.ts';

/** The body of `POST /api/admin/messages/retry`. */
class RetryDto {
  /** Default: all waiting and failed messages. */
  @IsOptional()
  @IsString({ message: 'Use the id of the message.' })
  @MaxLength(100, { message: 'Use the id of the message.' })
  readonly id?: string;
}

/** The undelivered messages without their content. */
@Controller('admin/messages')
@Consumes(json)
@ForDesk()
export class MessagesController {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  async list(): Promise<MessageList> {
    return { messages: await this.outbox.list() };
  }

  @Post('retry')
  @HttpCode(200)
  async retry(
    @Body() { id }: RetryDto,
    @Req() request: Request,
  ): Promise<RetryResult> {
    const retried = await this.outbox.retry(id);
    await this.audit.record('messages-retried', actorOf(request), retried);
    return { retried };
  }
}
