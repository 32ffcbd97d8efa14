import { Controller, Get } from '@nestjs/common';
import { Refusal } from '../http/refusal.ts';
import { Readiness } from '../readiness/readiness.ts';

interface Health {
  readonly status: 'live' | 'ready' | 'degraded';
  /** What a person should look at, while degraded. */
  readonly troubles?: readonly string[];
}

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers; whether what it leans on is there is another question. */
  @Get('live')
  live(): Health {
    return { status: 'live' };
  }

  /** Degraded is ready still: what a person must look at is no reason to start anything anew. */
  @Get('ready')
  async ready(): Promise<Health> {
    const away = await this.readiness.away();
    if (away.length > 0) throw new Refusal(503, `Not ready: no answer from ${away.join(' and ')}.`);
    const troubles = await this.readiness.troubles();
    return troubles.length === 0 ? { status: 'ready' } : { status: 'degraded', troubles };
  }
}
