import { Controller, Get, Module } from '@nestjs/common';
import { ApiException } from '../http/api-exception.ts';
import { Readiness } from '../readiness/readiness.ts';

interface Health {
  readonly status: 'live' | 'ready';
}

interface HealthDetails {
  readonly status: 'ready' | 'not ready';
  /** The names of what doesn't answer. */
  readonly unavailable: readonly string[];
  /** What a person should look at, as sentences. */
  readonly warnings: readonly string[];
}

@Controller('health')
class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers; whether its dependencies do is another question. */
  @Get('live')
  live(): Health {
    return { status: 'live' };
  }

  /** For everyone, so it only says yes or no. */
  @Get('ready')
  async ready(): Promise<Health> {
    const unavailable = await this.readiness.unavailable();
    if (unavailable.length > 0) {
      throw new ApiException(503, 'The site is not ready. Try again in a minute.');
    }
    return { status: 'ready' };
  }

  /** For the operator: nginx doesn't pass it on. Warnings don't make the site less ready. */
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
