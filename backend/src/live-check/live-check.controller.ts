import { Controller, Get, HttpCode, Module, Post, UseGuards } from '@nestjs/common';
import type { LiveCheckStatus } from '../../../frontend/src/contracts/live-check.ts';
import { AuthenticatedGuard, SameOriginGuard } from '../http/guards.ts';
import { LimitsModule } from '../limits/rate-limits.ts';
import { LiveCheckService } from './live-check.service.ts';

@Controller('admin/live-check')
@UseGuards(SameOriginGuard, AuthenticatedGuard)
class LiveCheckController {
  constructor(private readonly liveCheck: LiveCheckService) {}

  /** The running check, if any, and the last result. */
  @Get()
  read(): Promise<LiveCheckStatus> {
    return this.liveCheck.read();
  }

  /** Takes no input: what to check is fixed. */
  @Post()
  @HttpCode(202)
  async start(): Promise<LiveCheckStatus> {
    await this.liveCheck.start();
    return this.liveCheck.read();
  }
}

@Module({
  imports: [LimitsModule],
  controllers: [LiveCheckController],
  providers: [LiveCheckService],
})
export class LiveCheckModule {}
