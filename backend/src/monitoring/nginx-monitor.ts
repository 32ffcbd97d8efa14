import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Settings } from '../config/settings.ts';
import { AlertService } from './alert.service.ts';

/** Milliseconds. */
const interval = 30_000;
const timeout = 5000;

/**
 * Milliseconds. nginx starts after the backend, and replacing it takes a few
 * seconds.
 */
const warnAfter = 2 * 60_000;

/**
 * Warns when nginx serves no pages. The site stays ready, because nginx itself
 * asks whether it is.
 */
@Injectable()
export class NginxMonitor {
  private readonly url: URL;
  private unavailableSince: number | undefined;

  constructor({ PAGES_URL, SITE_URL }: Settings, alert: AlertService) {
    this.url = new URL('/manifest.json', PAGES_URL);
    alert.addWarnings(
      'nginx',
      { what: 'nginx', check: () => Promise.resolve(this.warnings()) },
      {
        subject: 'The site is probably down',
        lines: [
          `Visitors probably can't open ${SITE_URL}.`,
          "On the server, `make status` shows what's running, and `make logs` shows what went wrong. `make up` starts it again.",
        ],
      },
    );
  }

  /** Whether it served no pages when it was last asked. */
  get isUnavailable(): boolean {
    return this.unavailableSince !== undefined;
  }

  /** Asks for a file that comes with each release of the pages. */
  @Interval(interval)
  async ask(): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
    this.unavailableSince = answer?.ok
      ? undefined
      : (this.unavailableSince ?? Date.now());
  }

  private warnings(): string[] {
    if (
      this.unavailableSince === undefined ||
      Date.now() - this.unavailableSince < warnAfter
    )
      return [];
    return [
      `nginx hasn't served any pages at ${this.url.origin} for two minutes or more.`,
    ];
  }
}
