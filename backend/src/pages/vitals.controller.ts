import { Body, Controller, Get, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import type { VitalsReport } from 'shared/vitals';
import { AuthenticatedGuard, Consumes, json, SameOriginGuard } from '../http/guards.ts';
import { BeaconDto } from './dto/beacon.dto.ts';
import { VitalsService } from './vitals.service.ts';

@Controller('vitals')
@UseGuards(SameOriginGuard)
export class BeaconController {
  constructor(private readonly vitals: VitalsService) {}

  /** The answer doesn't say whether it was counted. No page reads it. */
  @Post()
  @HttpCode(204)
  @Consumes(json)
  async receive(@Body() beacon: BeaconDto, @Ip() address: string): Promise<void> {
    await this.vitals.count(beacon, address);
  }
}

@Controller('admin/vitals')
@UseGuards(SameOriginGuard, AuthenticatedGuard)
export class VitalsController {
  constructor(private readonly vitals: VitalsService) {}

  @Get()
  read(): Promise<VitalsReport> {
    return this.vitals.report();
  }
}
