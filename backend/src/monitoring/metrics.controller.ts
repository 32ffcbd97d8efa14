import { Controller, Get, Header, Injectable } from '@nestjs/common';
import { Gauge, register } from 'prom-client';
import { AnyOrigin, Public } from '../http/guards.ts';
import { Redis } from '../redis/redis.ts';

const redisUp = new Gauge({
  name: 'redis_up',
  help: 'Whether Redis stores data: 0 while it is unavailable, full or read-only.',
});

/**
 * Each metric is declared where it's counted, and docs/monitoring.md explains
 * how to alert on it. No label may hold personal data.
 */
@Injectable()
export class Metrics {
  private readonly updates: (() => Promise<void>)[] = [];

  constructor(redis: Redis) {
    this.add(async () => {
      const isUp = await redis.checkWritable().then(
        () => 1,
        () => 0,
      );
      redisUp.set(isUp);
    });
  }

  /** Adds what sets gauges before they're read. It must not reject. */
  add(update: () => Promise<void>): void {
    this.updates.push(update);
  }

  /** Sets the gauge to what `read` finds, or to NaN if it can't. */
  measure(gauge: Gauge, read: () => Promise<number | undefined>): void {
    this.add(async () => {
      gauge.set((await read().catch(() => undefined)) ?? Number.NaN);
    });
  }

  async read(): Promise<string> {
    await Promise.all(this.updates.map((update) => update()));
    return register.metrics();
  }
}

/**
 * Serves Prometheus at the backend's own port. nginx only passes on paths below
 * `/api/`.
 */
@Controller('metrics')
@Public()
@AnyOrigin()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('Content-Type', register.contentType)
  read(): Promise<string> {
    return this.metrics.read();
  }
}
