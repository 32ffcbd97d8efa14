import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import { AlertService } from './alert.service.ts';

/** Milliseconds without an answer after which a person has to look. */
const tolerated = 15 * 60 * 1000;

/** Mails the operator when a dependency has been unavailable for long. */
@Injectable()
export class DependencyMonitor {
  private unavailableSince: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    alert: AlertService,
  ) {
    alert.add('dependency', () => this.check());
  }

  private async check() {
    const unavailable = await this.readiness.unavailable();
    const now = Date.now();
    this.unavailableSince = new Map(
      unavailable.map((name) => [name, this.unavailableSince.get(name) ?? now]),
    );
    const names = unavailable.filter(
      (name) => now - (this.unavailableSince.get(name) ?? now) > tolerated,
    );
    if (names.length === 0) return undefined;
    return {
      subject: 'A part of the site does not answer',
      lines: [
        `For more than 15 minutes ${this.settings.SITE_URL} has had no answer from ${names.join(' and ')}.`,
        '',
        'The pages are served, and the contact form works for as long as either redis or mail answers.',
        'On the server, `make status` says what runs, and `make logs` why something does not.',
      ],
    };
  }
}
