import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { SameOriginGuard } from '../http/same-origin.guard.ts';
import { AuthenticatedGuard } from '../http/authenticated.guard.ts';
import { LiveCheckService } from './live-check.service.ts';
import type { LiveCheckStore } from './live-check.store.ts';

@Controller('admin/live-check')
@UseGuards(SameOriginGuard, AuthenticatedGuard)
export class LiveCheckController {
  constructor(private readonly liveCheck: LiveCheckService) {}

  /** The check under way, if any, and the result of the last one. */
  @Get()
  read(): ReturnType<LiveCheckStore['read']> {
    return this.liveCheck.read();
  }

  /** Takes no input: what is checked, and where, is fixed. */
  @Post()
  @HttpCode(202)
  async start(): ReturnType<LiveCheckStore['read']> {
    await this.liveCheck.start();
    return this.liveCheck.read();
  }
}
