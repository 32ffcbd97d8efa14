import { Controller, Get } from '@nestjs/common';
import { Refusal } from '../http/refusal.ts';
import { Readiness } from '../readiness/readiness.ts';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers; whether what it leans on is there is another question. */
  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(): Promise<{ status: string }> {
    const away = await this.readiness.away();
    if (away.length > 0) throw new Refusal(503, `Not ready: no answer from ${away.join(' and ')}.`);
    return { status: 'ready' };
  }
}
