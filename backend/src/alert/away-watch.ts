import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import { Alert } from './alert.ts';

/** Milliseconds after which a part that is away is a matter for a person. */
const longestGoodAbsence = 15 * 60 * 1000;

/** Says when a part that the service leans on has been away for long. */
@Injectable()
export class AwayWatch {
  private awaySince: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    alert: Alert,
  ) {
    alert.add('away', () => this.look());
  }

  private async look() {
    const away = await this.readiness.away();
    const now = Date.now();
    this.awaySince = new Map(away.map((part) => [part, this.awaySince.get(part) ?? now]));
    const long = away.filter(
      (part) => now - (this.awaySince.get(part) ?? now) > longestGoodAbsence,
    );
    if (long.length === 0) return undefined;
    return {
      subject: 'A part of the site is away',
      lines: [
        `For more than 15 minutes ${this.settings.SITE_URL} has had no answer from ${long.join(' and ')}.`,
        '',
        'The pages are served, and the contact form goes on for as long as either redis or mail answers.',
        'On the server, `make status` says what runs, and `make logs` why something does not.',
      ],
    };
  }
}
