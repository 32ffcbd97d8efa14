import { Module } from '@nestjs/common';
import { MonitoringModule } from '../monitoring/monitoring.module.ts';
import { KnownPages } from './known-pages.ts';
import { LiveCheckController } from './live-check.controller.ts';
import { LiveCheckService } from './live-check.service.ts';
import { MissingPaths } from './missing-paths.ts';
import { VisitCounts } from './visit-counts.ts';
import { BeaconController, VitalsController } from './vitals.controller.ts';
import { VitalsService } from './vitals.service.ts';

@Module({
  imports: [MonitoringModule],
  controllers: [BeaconController, LiveCheckController, VitalsController],
  providers: [
    KnownPages,
    LiveCheckService,
    MissingPaths,
    VisitCounts,
    VitalsService,
  ],
})
export class PagesModule {}
