import { Body, Controller, Get, HttpCode, Ip, Module, Post, UseGuards } from '@nestjs/common';
import type { VitalsReport } from 'shared/vitals';
import { AuthenticatedGuard, Consumes, SameOriginGuard } from '../http/guards.ts';
import { PagesModule } from '../pages/known-pages.ts';
import { BeaconDto } from './dto/beacon.dto.ts';
import { MissingPaths } from './missing-paths.ts';
import { VisitCounts } from './visit-counts.ts';
import { VitalsService } from './vitals.service.ts';

@Controller('vitals')
@UseGuards(SameOriginGuard)
class BeaconController {
  constructor(private readonly vitals: VitalsService) {}

  /** The answer doesn't say whether it was counted. No page reads it. */
  @Post()
  @HttpCode(204)
  @Consumes('application/json')
  async receive(@Body() beacon: BeaconDto, @Ip() address: string): Promise<void> {
    await this.vitals.count(beacon, address);
  }
}

@Controller('admin/vitals')
@UseGuards(SameOriginGuard, AuthenticatedGuard)
class ReportController {
  constructor(private readonly vitals: VitalsService) {}

  @Get()
  read(): Promise<VitalsReport> {
    return this.vitals.report();
  }
}

@Module({
  imports: [PagesModule],
  controllers: [BeaconController, ReportController],
  providers: [MissingPaths, VisitCounts, VitalsService],
})
export class VitalsModule {}
