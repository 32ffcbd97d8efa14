import type { Page, Route } from '@playwright/test';

/** What the front desk has set, as `GET /api/today` says it. */
type Change = Record<string, unknown>;

/** A day as nginx puts it into the pages. */
export interface ChangedDay {
  version: number;
  changes: readonly Change[];
  /** The sentences above the page in each language, and their ends. */
  strip: readonly { en: string; es: string; until: number }[];
  /** Whether someone answers calls, if that isn't as on other days. */
  office?: 'open' | 'closed';
  /** Where calls lead while the phone is down. */
  phone?: { href: string; display: string; call?: string };
}

/** On fridayMorning. */
export const snow: ChangedDay = {
  version: 7,
  changes: [
    {
      kind: 'closed',
      reason: 'weather',
      from: '2026-11-20',
      until: '2026-11-20',
    },
  ],
  strip: [
    {
      en: 'We’re closed today because of the weather.',
      es: 'Estamos cerrados hoy por el mal tiempo.',
      until: Date.parse('2026-11-21T05:00:00Z'),
    },
  ],
  office: 'closed',
};

/**
 * Serves pages as nginx does on a day that the front desk has changed:
 * nginx/day.sh replaces the same texts. Undefined is any other day.
 */
export class FrontDesk {
  #day: ChangedDay | undefined;
  /** How often an open page has asked. */
  asked = 0;

  static async at(page: Page, day?: ChangedDay): Promise<FrontDesk> {
    const desk = new FrontDesk();
    desk.set(day);
    await page.route('**/*', (route) => desk.#serve(route));
    return desk;
  }

  set(day: ChangedDay | undefined): void {
    this.#day = day;
  }

  async #serve(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/today') {
      this.asked += 1;
      const { version, changes } = this.#day ?? { version: 0, changes: [] };
      await route.fulfill({ json: { version, changes } });
      return;
    }
    const isPage = !/^\/(?:api|assets)\/|\.\w+$/.test(pathname);
    if (!isPage || !this.#day) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: changed(html, this.#day) });
  }
}

function changed(html: string, day: ChangedDay): string {
  const language = html.includes('<html lang="es"') ? 'es' : 'en';
  const { version, changes, strip, office, phone } = day;
  const texts = strip.map(
    (text) =>
      `<p data-until="${text.until.toString()}">${text[language]} <a href="/contact/#write">Write to us</a></p>`,
  );
  const data = JSON.stringify({ version, changes });
  const above = `<aside data-day-strip aria-label="What’s different at our office">${texts.join('')}</aside><script type="application/json" id="day-changes">${data}</script>`;
  const state = office ? ` data-office="${office}"` : '';
  const result = html
    .replace(
      `<html lang="${language}"`,
      `<html lang="${language}" data-day="${version.toString()}"${state}`,
    )
    .replace('<div id="root"', `${above}<div id="root"`);
  return phone ? withPhone(result, phone) : result;
}

function withPhone(
  html: string,
  { href, display, call }: NonNullable<ChangedDay['phone']>,
): string {
  const [, own = '', number = ''] =
    /<footer.*?href="(tel:[^"]+)"[^>]*>([^<]+)</s.exec(html) ?? [];
  const called = call ? html.replaceAll(`Call ${number}`, call) : html;
  return called
    .replaceAll(`href="${own}"`, `href="${href}"`)
    .replaceAll(number, display);
}
