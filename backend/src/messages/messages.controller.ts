import { Body, Controller, Get, HttpCode, Module, Post, UseGuards } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { MessageList, RetryResult } from '../../../frontend/src/contracts/messages.ts';
import { AuthenticatedGuard, Consumes, SameOriginGuard } from '../http/guards.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { Outbox } from '../outbox/outbox.ts';

/** The body of `POST /api/admin/messages/retry`. */
class RetryDto {
  /** Only this message; without it all that wait for their next attempt or have failed. */
  @IsOptional()
  @IsString({ message: 'Name the message by its id.' })
  @MaxLength(100, { message: 'Name the message by its id.' })
  readonly id?: string;
}

/** The undelivered messages as the admin sees them: never their content. */
@Controller('admin/messages')
@UseGuards(SameOriginGuard, AuthenticatedGuard)
@Consumes('application/json')
class MessagesController {
  constructor(private readonly outbox: Outbox) {}

  @Get()
  async list(): Promise<MessageList> {
    return { messages: await this.outbox.list() };
  }

  @Post('retry')
  @HttpCode(200)
  async retry(@Body() { id }: RetryDto): Promise<RetryResult> {
    return { retried: await this.outbox.retry(id) };
  }
}

@Module({ imports: [OutboxModule], controllers: [MessagesController] })
export class MessagesModule {}
