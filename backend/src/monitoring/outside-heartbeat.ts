import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { NginxMonitor } from './nginx-monitor.ts';
import { Readiness } from './readiness.ts';

/** Milliseconds. */
const timeout = 10_000;

/**
 * Calls HEARTBEAT_URL each minute while nginx, Redis and the mail server
 * answer. A service outside, such as healthchecks.io or Uptime Kuma, tells
 * someone when the calls stop: this backend can't when it's down itself.
 */
@Injectable()
export class OutsideHeartbeat {
  private readonly logger = new Logger(OutsideHeartbeat.name);
  private failed = false;

  constructor(
    private readonly settings: Settings,
    private readonly readiness: Readiness,
    private readonly nginx: NginxMonitor,
  ) {}

  @Interval(60_000)
  async beat(): Promise<void> {
    const { HEARTBEAT_URL } = this.settings;
    if (HEARTBEAT_URL === '' || this.nginx.isUnavailable) return;
    if ((await this.readiness.unavailable()).length > 0) return;
    try {
      const { ok, status } = await fetch(HEARTBEAT_URL, {
        // It could lead to an address that only this backend reaches.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      if (!ok) throw Object.assign(new Error(), { responseCode: status });
      this.failed = false;
    } catch (error) {
      // Once, because it would be a line each minute.
      if (!this.failed)
        this.logger.warn({
          event: 'heartbeat-failed',
          error: describeError(error),
        });
      this.failed = true;
    }
  }
}
