import { expect, test, type Page } from '@playwright/test';
import { shiftsDuring } from '../../src/layout.ts';
import {
  followLink,
  holdRoute,
  hydrated,
  openPage,
} from '../../src/loading.ts';
import { fridayMorning, fridayNight } from '../../src/visitor-settings.ts';

const thanksgiving = new Date('2026-11-26T16:00:00Z');

const inTopBar = (page: Page) =>
  page.getByRole('banner').locator('[data-door-sign]');
const inContent = (page: Page) =>
  page.getByRole('main').locator('div[data-door-sign]');
const hours = (page: Page) => page.locator('#hours');

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('top bar and contact page say whether it’s open today', async ({
    page,
  }) => {
    await page.clock.setFixedTime(thanksgiving);
    await page.goto('/contact/');
    await expect(inTopBar(page)).toHaveText('Closed. Opens Friday 9:00 AM');
    await expect(inContent(page)).toHaveText(
      /^Closed\s*for Thanksgiving. Opens Friday 9:00 AM\s*Book online anytime.$/,
    );
    const marked = hours(page).locator('[aria-current=date]');
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('rowheader')).toHaveText('Thursday (today)');
    await expect(marked.getByRole('cell')).toHaveText('Closed today');
    // They aren't live regions.
    const live = page.locator('[aria-live], [role=status], [role=alert]');
    await expect(live.locator('[data-door-sign]')).toHaveCount(0);
  });
});

test('the week of a closure shows it among the hours', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-22T16:00:00Z'));
  await page.goto('/contact/');
  const row = (day: string) =>
    hours(page).getByRole('row').filter({ hasText: day }).first();
  await expect(row('Wednesday').getByRole('cell')).toHaveText(
    '9:00 AM to 5:00 PM',
  );
  await expect(row('Thursday').getByRole('cell')).toHaveText(
    '9:00 AM to 12:00 PM (Dec 24)',
  );
  await expect(row('Friday').getByRole('cell')).toHaveText('Closed (Dec 25)');
});

test('today is marked after client-side navigation, too', async ({ page }) => {
  await page.clock.setFixedTime(fridayMorning);
  await openPage(page, '/about/');
  await followLink(page, '/contact/');
  const marked = hours(page).locator('[aria-current=date]');
  await expect(marked.getByRole('rowheader')).toHaveText('Friday (today)');
});

test('a page that was built long ago lists no past closures', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2100-01-01T16:00:00Z'));
  await page.goto('/contact/');
  const closures = page.getByText(/Special hours/).filter({ visible: true });
  await expect(closures).toHaveCount(0);
});

test('the sign changes when the office closes', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T21:59:00Z') });
  await page.goto('/about/');
  await expect(inTopBar(page)).toHaveText('Open only until 5:00 PM');
  await page.clock.runFor('01:00');
  await expect(inTopBar(page)).toHaveText('Closed. Opens Saturday 9:00 AM');
  await expect(inContent(page)).toHaveText(/^Closed/);
});

test('the sign is right after the phone slept', async ({ page }) => {
  await page.clock.setFixedTime(fridayMorning);
  await page.goto('/about/');
  for (const event of ['visibilitychange', 'focus', 'pageshow']) {
    await expect(inTopBar(page)).toHaveText('Open until 5:00 PM');
    await page.clock.setFixedTime(fridayNight);
    await page.evaluate((type) => {
      const target = type === 'visibilitychange' ? document : window;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }, event);
    await expect(inTopBar(page)).toHaveText('Closed. Opens Saturday 9:00 AM');
    await page.clock.setFixedTime(fridayMorning);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
});

for (const [path, moment, state] of [
  // The sign's longest text.
  ['/contact/', '2026-12-02T04:00:00Z', 'closed'],
  ['/something-just-happened/red-eye/', '2026-12-02T04:00:00Z', 'closed'],
  ['/something-just-happened/red-eye/', '2026-12-02T16:00:00Z', 'open'],
  ['/something-just-happened/white-pupil/', '2026-12-02T16:00:00Z', 'open'],
  ['/es/something-just-happened/flashes/', '2026-12-02T16:00:00Z', 'open'],
] as const) {
  test(`nothing moves on ${path} when it says that the office is ${state}`, async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    await page.clock.setFixedTime(new Date(moment));
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const script = await holdRoute(page, '**/assets/boot-*.js');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(async () => {
        document
          .querySelector('main [data-door-sign]')
          ?.scrollIntoView({ behavior: 'instant' });
        await document.fonts.ready;
      });
      const before = await header.boundingBox();
      const shifts = await shiftsDuring(page, async () => {
        script.release();
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute(
          'data-office',
          state,
        );
      });
      expect(shifts, `${width.toString()} px wide`).toEqual([]);
      expect((await header.boundingBox())?.height).toBe(before?.height);
      await page.unrouteAll();
    }
  });
}

const sundayNight = new Date('2026-11-22T07:00:00Z');

for (const [path, headline, links] of [
  [
    '',
    /Go to the emergency room now$/,
    ['Call 911', 'Call the ER', 'ER directions'],
  ],
  [
    '/es',
    /Vaya a la sala de emergencias/,
    ['Llame al 911', 'Llamar al hospital', 'Ir a emergencias'],
  ],
] as const) {
  test(`${path || '/en'} knows the hour without the application, which Save-Data holds back`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setDataSaverOverride', {
      dataSaverEnabled: true,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(sundayNight);
    await page.goto(`${path}/something-just-happened/red-eye/`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(headline, { useInnerText: true });
    const bar = page.getByRole('navigation', {
      name: /^(?:Quick links|Enlaces rápidos)$/,
    });
    await expect(bar.getByRole('link')).toHaveText([...links]);
    await expect(
      page.getByText(/^(?:When we’re open|Cuando estamos abiertos)/),
    ).toHaveCount(2);

    await page.goto(`${path}/contact/`);
    await expect(inContent(page).first()).toContainText(/^(?:Closed|Cerrado)/);
    await expect(inTopBar(page)).toContainText(/^(?:Closed|Cerrado)/);
    expect(scripts.filter((url) => !url.includes('/boot-'))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the signs show the weekly hours', async ({ page }) => {
    await page.goto('/contact/');
    await expect(inTopBar(page)).toHaveText('Hours and directions');
    await expect(
      hours(page).getByRole('table').first().getByRole('row'),
    ).toHaveCount(7);
    await expect(hours(page).locator('[aria-current]')).toHaveCount(0);
    for (const sign of await inContent(page).all()) {
      await expect(sign).toHaveText(/^Hours\s*Closed Sunday and Monday$/);
      await expect(sign.locator('..')).toContainText(
        'Tuesday to Saturday 9:00 AM to 5:00 PM',
      );
    }
  });
});
