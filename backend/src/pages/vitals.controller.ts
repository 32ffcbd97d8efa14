import {
  Body,
  Controller,
  Get,
  HttpCode,
  Injectable,
  Ip,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import type { VitalsReport } from 'shared/vitals';
import { Consumes, json, Public } from '../http/guards.ts';
import { InvalidBodyLimit } from '../http/invalid-body-limit.ts';
import { RateLimits } from '../redis/rate-limits.ts';
import { BeaconDto } from './dto/beacon.dto.ts';
import { VitalsService } from './vitals.service.ts';

@Injectable()
class InvalidBeaconLimit extends InvalidBodyLimit {
  constructor(limits: RateLimits) {
    super(limits, 'vitals', 'Please wait a few minutes and try again.');
  }
}

@Controller('vitals')
@Public()
@UseInterceptors(InvalidBeaconLimit)
export class BeaconController {
  constructor(private readonly vitals: VitalsService) {}

  /** The answer doesn't say whether it was counted. No page reads it. */
  @Post()
  @HttpCode(204)
  @Consumes(json)
  async receive(
    @Body() beacon: BeaconDto,
    @Ip() address: string,
  ): Promise<void> {
    await this.vitals.count(beacon, address);
  }
}

@Controller('admin/vitals')
export class VitalsController {
  constructor(private readonly vitals: VitalsService) {}

  @Get()
  read(): Promise<VitalsReport> {
    return this.vitals.report();
  }
}
