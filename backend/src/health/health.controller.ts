import { Controller, Get, Module } from '@nestjs/common';
import { ApiException } from '../http/api-exception.ts';
import { Readiness } from '../readiness/readiness.ts';

interface Health {
  readonly status: 'live' | 'ready';
}

interface HealthDetails {
  readonly status: 'ready' | 'not ready';
  /** Names of the dependencies that don't respond. */
  readonly unavailable: readonly string[];
  /** Sentences for the operator. */
  readonly warnings: readonly string[];
}

@Controller('health')
class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Doesn't check dependencies. */
  @Get('live')
  live(): Health {
    return { status: 'live' };
  }

  /** Public, so it exposes no details. */
  @Get('ready')
  async ready(): Promise<Health> {
    const unavailable = await this.readiness.unavailable();
    if (unavailable.length > 0) {
      throw new ApiException(503, 'The site isn’t ready. Try again in a minute.');
    }
    return { status: 'ready' };
  }

  /** Internal, blocked by nginx. Warnings don't affect the status. */
  @Get('details')
  async details(): Promise<HealthDetails> {
    const [unavailable, warnings] = await Promise.all([
      this.readiness.unavailable(),
      this.readiness.warnings(),
    ]);
    return { status: unavailable.length === 0 ? 'ready' : 'not ready', unavailable, warnings };
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}
