import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { AnyOrigin, Public } from '../http/guards.ts';
import { Readiness } from './readiness.ts';

@Controller('health')
@Public()
@AnyOrigin()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Doesn't check dependencies. */
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** Public, so it exposes no details. */
  @Get('ready')
  async ready() {
    const unavailable = await this.readiness.unavailable();
    if (unavailable.length > 0) throw new ServiceUnavailableException();
    return { status: 'ready' };
  }

  /**
   * Internal, blocked by nginx. Names the dependencies that don't respond.
   * Warnings don't affect the status.
   */
  @Get('details')
  async details() {
    const [unavailable, warnings] = await Promise.all([
      this.readiness.unavailable(),
      this.readiness.warnings(),
    ]);
    return {
      status: unavailable.length === 0 ? 'ready' : 'not ready',
      unavailable,
      warnings: warnings
        .filter(({ severity }) => severity !== 'notice')
        .map(({ what }) => what),
    };
  }
}
