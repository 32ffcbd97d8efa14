import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../src/loading.ts';
import { fridayMorning, fridayNight } from '../../src/visitor-settings.ts';

const sunday = new Date('2026-11-22T16:00:00Z');
const thanksgiving = new Date('2026-11-26T16:00:00Z');

const inTopBar = (page: Page) => page.getByRole('banner').locator('[data-door-sign]');
const inContent = (page: Page) => page.getByRole('main').locator('div[data-door-sign]');
const hours = (page: Page) => page.locator('#hours');

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('top bar and contact page say whether it’s open today', async ({ page }) => {
    for (const [time, line, sign, day, today] of [
      [
        fridayMorning,
        'Open until 5:00 PM',
        /^Open\s*until 5:00 PM$/,
        'Friday',
        '9:00 AM to 5:00 PM',
      ],
      [
        thanksgiving,
        'Closed. Opens Friday 9:00 AM',
        /^Closed\s*for Thanksgiving. Opens Friday 9:00 AM\s*Book online anytime.$/,
        'Thursday',
        'Closed today',
      ],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto('/contact/');
      await expect(inTopBar(page)).toHaveText(line);
      await expect(inContent(page)).toHaveText(sign);
      const marked = hours(page).locator('[aria-current=date]');
      await expect(marked).toHaveCount(1);
      await expect(marked.getByRole('rowheader')).toHaveText(`${day} (today)`);
      await expect(marked.getByRole('cell')).toHaveText(today);
    }
    // They aren't live regions.
    const live = page.locator('[aria-live], [role=status], [role=alert]');
    await expect(live.locator('[data-door-sign]')).toHaveCount(0);
  });
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

test('urgent advice compares with the clock, without any event', async ({ page }) => {
  await page.clock.setFixedTime(fridayMorning);
  await page.goto('/contact/');
  await expect(inTopBar(page)).toHaveText('Open until 5:00 PM');
  const subject = page.getByRole('combobox', { name: 'Subject' });
  await subject.selectOption('Urgent/Emergency');
  await expect(page.getByText('. We’re open.')).toBeVisible();
  await subject.selectOption('Other');
  await page.clock.setFixedTime(fridayNight);
  await subject.selectOption('Urgent/Emergency');
  await expect(page.getByText('We’re closed right now.')).toBeVisible();
});

for (const width of [390, 768, 1280]) {
  test(`nothing moves when the sign appears at ${width.toString()} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(sunday);
    await page.goto('/contact/');
    await page.evaluate(() => {
      document.querySelector('main [data-door-sign]')?.scrollIntoView({ behavior: 'instant' });
    });
    await hydrated(page);
    await expect(inContent(page).first()).toContainText('Closed');
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(entries.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Without shifts, the observer isn't called.
          setTimeout(() => {
            resolve(0);
          }, 500);
        }),
    );
    expect(shifts).toBeLessThan(0.001);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the signs show the weekly hours', async ({ page }) => {
    await page.goto('/contact/');
    await expect(inTopBar(page)).toHaveText('Hours and directions');
    await expect(hours(page).getByRole('table').first().getByRole('row')).toHaveCount(7);
    await expect(hours(page).locator('[aria-current]')).toHaveCount(0);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Hours and directions' }),
    ).toHaveAttribute('href', '/contact/#hours');
    for (const sign of await inContent(page).all()) {
      await expect(sign).toHaveText(/^Hours\s*Closed Sunday and Monday$/);
      await expect(sign.locator('..')).toContainText('Tuesday to Saturday 9:00 AM to 5:00 PM');
    }
  });
});
