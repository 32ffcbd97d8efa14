import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  Equals,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import type { Request } from 'express';
import type { DiscardResult, MessageList, RetryResult } from 'shared/messages';
import { Settings } from '../config/settings.ts';
import { ApiException } from '../http/api-exception.ts';
import { Consumes, ForDesk, json } from '../http/guards.ts';
import { actorOf, AuditLog } from '../monitoring/audit-log.ts';
import { Readiness } from '../monitoring/readiness.ts';
import { DeliveryCounts } from '../outbox/delivery-counts.ts';
import { Outbox } from '../outbox/outbox.ts';

const invalidId = { message: 'Use the id of the message.' };

/** The body of `POST /api/admin/messages/retry`. */
class RetryDto {
  /** Default: all waiting and failed messages. */
  @IsOptional()
  @IsString(invalidId)
  @MaxLength(100, invalidId)
  readonly id?: string;
}

/** The body of `POST /api/admin/messages/discard`. */
class DiscardDto {
  /** A failed or quarantined message. */
  @ValidateIf(
    ({ id, quarantined }: DiscardDto) => id !== undefined || !quarantined,
  )
  @IsString(invalidId)
  @MaxLength(100, invalidId)
  readonly id?: string;

  /** Without an id: all quarantined messages that have been in a digest. */
  @IsOptional()
  @Equals(true, { message: 'Use true, or leave it out.' })
  readonly quarantined?: true;
}

/** The undelivered messages without their content. */
@Controller('admin/messages')
@Consumes(json)
export class MessagesController {
  constructor(
    private readonly outbox: Outbox,
    private readonly counts: DeliveryCounts,
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @ForDesk()
  async list(): Promise<MessageList> {
    const [
      messages,
      { waiting, failed, quarantined, unlisted },
      { newest, ...delivered },
      mailServer,
    ] = await Promise.all([
      this.outbox.list(),
      this.outbox.counts(),
      this.counts.read(),
      this.mailServer(),
    ]);
    const lastReceivedAt = Math.max(
      newest,
      ...messages.map(({ receivedAt }) => Date.parse(receivedAt)),
    );
    return {
      messages,
      counts: { waiting, failed, quarantined },
      listedInDigest: quarantined - unlisted,
      delivered,
      ...(lastReceivedAt > 0 && { lastReceivedAt }),
      mailServer,
    };
  }

  @Post('retry')
  @ForDesk()
  @HttpCode(200)
  async retry(
    @Body() { id }: RetryDto,
    @Req() request: Request,
  ): Promise<RetryResult> {
    const retried = await this.outbox.retry(id);
    await this.audit.record('messages-retried', actorOf(request), retried);
    return { retried };
  }

  @Post('discard')
  @HttpCode(200)
  async discard(
    @Body() { id }: DiscardDto,
    @Req() request: Request,
  ): Promise<DiscardResult> {
    const discarded =
      id === undefined
        ? await this.outbox.discardListed()
        : await this.discardOne(id);
    await this.audit.record('messages-discarded', actorOf(request), discarded);
    return { discarded };
  }

  private async discardOne(id: string): Promise<number> {
    const state = await this.outbox.discard(id);
    if (state === 'waiting')
      throw new ApiException(
        409,
        'This message is on its way, so it wasn’t deleted.',
      );
    if (state === undefined)
      throw new ApiException(
        404,
        'This message isn’t here anymore. It has been delivered or deleted.',
      );
    return 1;
  }

  private async mailServer(): Promise<MessageList['mailServer']> {
    if (this.settings.SMTP_URL === '') return 'none';
    const unavailable = await this.readiness.unavailable();
    return unavailable.includes('mail') ? 'unavailable' : 'available';
  }
}
