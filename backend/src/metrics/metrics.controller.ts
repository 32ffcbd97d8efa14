import { Controller, Get, Header, Module } from '@nestjs/common';
import { register } from 'prom-client';
import { Outbox, OutboxModule } from '../outbox/outbox.ts';
import { Redis } from '../redis/redis.ts';
import { longestWait, outboxMessages, redisUp } from './metrics.ts';

/** For Prometheus, at the backend's own port. nginx only passes on paths below `/api/`. */
@Controller('metrics')
class MetricsController {
  constructor(
    private readonly redis: Redis,
    private readonly outbox: Outbox,
  ) {}

  @Get()
  @Header('Content-Type', register.contentType)
  async read(): Promise<string> {
    await Promise.all([this.readRedis(), this.readOutbox()]);
    return register.metrics();
  }

  private async readRedis(): Promise<void> {
    const isUp = await this.redis.checkWritable().then(
      () => 1,
      () => 0,
    );
    redisUp.set(isUp);
  }

  /** Left out without Redis, because these numbers are unknown then. */
  private async readOutbox(): Promise<void> {
    outboxMessages.reset();
    longestWait.remove();
    const counts = await this.outbox.counts().catch(() => undefined);
    if (!counts) return;
    for (const state of ['waiting', 'failed', 'quarantined'] as const) {
      outboxMessages.set({ state }, counts[state]);
    }
    longestWait.set(counts.longestWait / 1000);
  }
}

@Module({ imports: [OutboxModule], controllers: [MetricsController] })
export class MetricsModule {}
