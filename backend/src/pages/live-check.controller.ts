import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { LiveCheckStatus } from 'shared/live-check';
import { actorOf, AuditLog } from '../monitoring/audit-log.ts';
import { LiveCheckService } from './live-check.service.ts';

@Controller('admin/live-check')
export class LiveCheckController {
  constructor(
    private readonly liveCheck: LiveCheckService,
    private readonly audit: AuditLog,
  ) {}

  /** The running check, if any, and the last result. */
  @Get()
  read(): Promise<LiveCheckStatus> {
    return this.liveCheck.read();
  }

  /** Takes no input: what to check is fixed. */
  @Post()
  @HttpCode(202)
  async start(@Req() request: Request): Promise<LiveCheckStatus> {
    if (await this.liveCheck.start())
      await this.audit.record('live-check-started', actorOf(request));
    return this.liveCheck.read();
  }
}
