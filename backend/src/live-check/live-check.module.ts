import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { LiveCheckController } from './live-check.controller.ts';
import { LiveCheckService } from './live-check.service.ts';
import { LiveCheckStore } from './live-check.store.ts';
import { PagesClient } from './pages.client.ts';

@Module({
  imports: [LimitsModule],
  controllers: [LiveCheckController],
  providers: [LiveCheckService, LiveCheckStore, PagesClient],
})
export class LiveCheckModule {}
