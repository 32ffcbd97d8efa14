import { expect, test, type Page } from '@playwright/test';
import {
  violationsInForcedColors,
  violationsInState,
} from '../../src/axe-violations.ts';
import { type ChangedDay, FrontDesk, snow } from '../../src/changed-day.ts';
import { consoleMessages } from '../../src/console-messages.ts';
import { contactForm } from '../../src/contact-form.ts';
import {
  shiftsDuring,
  sidewaysScroll,
  unreadableText,
} from '../../src/layout.ts';
import {
  followLink,
  holdRoute,
  hydrated,
  openPage,
} from '../../src/loading.ts';
import {
  notForPaper,
  sheet,
  showPrinted,
  textBefore,
} from '../../src/paper.ts';
import {
  fridayMorning,
  show,
  withDefaultFontSize,
  withRootFontSize,
} from '../../src/visitor-settings.ts';

const noon = Date.parse('2026-11-20T17:00:00Z');

const phoneDown = {
  kind: 'phone',
  from: '2026-11-20',
  until: '2026-11-20T12:00',
};

const noPhone: ChangedDay = {
  version: 3,
  changes: [phoneDown],
  strip: [
    {
      en: 'Our phone isn’t working until 12:00 PM today.',
      es: 'Nuestro teléfono no funciona hoy hasta las 12:00 p. m.',
      until: noon,
    },
  ],
  office: 'closed',
  phone: {
    href: '/contact/#write',
    display: '(732) 555-0142 (not working)',
    call: 'Write to us',
  },
};

const otherPhone: ChangedDay = {
  ...noPhone,
  changes: [{ ...phoneDown, number: '(732) 555-0143' }],
  office: 'open',
  phone: { href: 'tel:+17325550143', display: '(732) 555-0143' },
};

const strip = (page: Page) => page.locator('[data-day-strip]');
const html = (page: Page) => page.locator('html');
const inTopBar = (page: Page) =>
  page.getByRole('banner').locator('[data-door-sign]');
const doorSign = (page: Page) =>
  page.getByRole('main').locator('div[data-door-sign]').first();
const bar = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick links' });

const focus = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Links to call and to write, in the order of the page, by what they say. */
const phoneLinks = (page: Page) =>
  page
    .locator('a[data-phone]')
    .evaluateAll((links: HTMLElement[]) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => [
          link.getAttribute('href'),
          link.innerText.replace(/\s+/g, ' ').trim(),
        ]),
    );

test('a day that the front desk has closed is closed everywhere', async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await page.clock.setFixedTime(fridayMorning);
  await FrontDesk.at(page, snow);
  await openPage(page, '/contact/');
  await expect(strip(page)).toContainText('We’re closed today');
  await expect(inTopBar(page)).toHaveText('Closed. Opens Saturday 9:00 AM');
  await expect(html(page)).toHaveAttribute('data-door', 'closed');
  await expect(doorSign(page)).toContainText(
    /^Closed\s*for bad weather\. Opens Saturday 9:00 AM/,
  );
  const row = page.locator('#hours [aria-current=date]');
  await expect(row.getByRole('cell')).toHaveText('Closed today');
  await contactForm(page).subject.selectOption('Urgent/Emergency');
  const advice = page.getByRole('form').getByRole('status').first();
  await expect(advice).toContainText(/No one can answer.*emergency room/s);
  await expect(advice).toContainText('Closed. Opens Saturday 9:00 AM');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page).getByRole('link').first()).toHaveText(
    /^Closed until\s*Sat 9:00 AM$/,
  );
  expect(messages).toEqual([]);

  await openPage(page, '/something-just-happened/red-eye/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Go to the emergency room now$/,
    { useInnerText: true },
  );
  await expect(
    bar(page).getByRole('link').filter({ visible: true }),
  ).toHaveText(['Call 911', 'Call the ER', 'ER directions'], {
    useInnerText: true,
  });
  await openPage(page, '/es/contact/');
  await expect(strip(page)).toContainText('Estamos cerrados hoy');
  await expect(inTopBar(page)).toHaveText(
    'Cerrado. Abre el sábado a las 9:00 a. m.',
  );
  expect(messages).toEqual([]);
});

test('what the front desk says is part of the page: readable at any size, and on paper', async ({
  page,
}) => {
  await page.clock.setFixedTime(fridayMorning);
  await FrontDesk.at(page, {
    ...noPhone,
    strip: [...snow.strip, ...noPhone.strip],
  });
  const script = await holdRoute(page, '**/assets/boot-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsDuring(page, async () => {
    script.release();
    await hydrated(page);
  });
  expect(shifts).toEqual([]);

  expect(await violationsInState(page)).toEqual([]);
  await show(page, 'forced colors', 390);
  expect(await violationsInForcedColors(page)).toEqual([]);
  for (const width of [320, 390, 1280]) {
    await show(page, 'light', width);
    await withRootFontSize(page, '200%', async () => {
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await unreadableText(page)).toEqual([]);
    });
    await withDefaultFontSize(page, 32, async () => {
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await unreadableText(page)).toEqual([]);
    });
  }
  // It comes first, then the link that skips the header.
  await page.keyboard.press('Tab');
  const write = strip(page).getByRole('link', { name: 'Write to us' });
  await expect(write.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Skip to the content' }),
  ).toBeFocused();

  await page.setViewportSize(sheet);
  await showPrinted(page, 'dark');
  expect(await notForPaper(page)).toEqual([]);
  await expect(strip(page)).toHaveText(
    /because of the weather.*isn’t working/s,
  );
  expect(await textBefore(page, 'body')).toContain('(not working)');
});

test('a change ends by itself on an open page', async ({ page }) => {
  await page.clock.install({ time: noon - 60_000 });
  const desk = await FrontDesk.at(page, noPhone);
  await openPage(page, '/something-just-happened/white-pupil/');
  await expect(strip(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-office', 'closed');
  await expect(html(page)).toHaveAttribute('data-door', 'open');
  expect(await phoneLinks(page)).toEqual([
    ['/contact/#write', 'Write to us'],
    ['/contact/#write', '(732) 555-0142 (not working)'],
  ]);
  desk.set(undefined);
  await page.clock.runFor('01:00');
  await expect(strip(page)).toBeHidden();
  await expect(html(page)).toHaveAttribute('data-office', 'open');
  expect(await phoneLinks(page)).toEqual([
    ['tel:+17325550142', 'Call (732) 555-0142'],
    ['tel:+17325550142', '(732) 555-0142'],
  ]);
});

test('an open page says what the front desk has set when someone returns to it', async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await page.clock.install({ time: fridayMorning });
  const desk = await FrontDesk.at(page);
  await openPage(page, '/contact/');
  await followLink(page, '/about/');
  await page.clock.runFor('00:10');
  await focus(page);
  await expect.poll(() => desk.asked).toBe(1);
  await expect(strip(page)).toHaveCount(0);

  desk.set(snow);
  await focus(page);
  await page.clock.runFor('00:10');
  expect(desk.asked).toBe(1);
  await focus(page);
  await expect(strip(page)).toContainText('We’re closed today');
  await expect(inTopBar(page)).toHaveText('Closed. Opens Saturday 9:00 AM');
  await followLink(page, '/contact/');
  await expect(strip(page)).toContainText('We’re closed today');
  await expect(doorSign(page)).toContainText('for bad weather');
  await contactForm(page).message.fill('My glasses broke.');

  desk.set(undefined);
  await page.clock.runFor('00:10');
  await focus(page);
  await expect(strip(page)).toHaveCount(0);
  await expect(inTopBar(page)).toHaveText('Open until 5:00 PM');
  await expect(contactForm(page).message).toHaveValue('My glasses broke.');
  expect(messages).toEqual([]);
});

for (const [name, day, short] of [
  ['no number', noPhone, 'Write us'],
  ['another number', otherPhone, 'Call us'],
] as const) {
  test(`while the phone is down, with ${name}, each call leads elsewhere`, async ({
    page,
  }) => {
    const messages = consoleMessages(page);
    await page.clock.setFixedTime(fridayMorning);
    await FrontDesk.at(page, day);
    await page.setViewportSize({ width: 390, height: 844 });
    const {
      href,
      display,
      call = `Call ${display}`,
    } = day.phone ?? {
      href: '',
      display: '',
    };
    for (const path of ['/', '/something-just-happened/white-pupil/']) {
      await openPage(page, path);
      const links = await phoneLinks(page);
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter(([to]) => to !== href)).toEqual([]);
      await expect(page.locator('a[href*="5550142"]')).toHaveCount(0);
    }
    await expect(
      page.getByRole('main').getByText(call).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-office', day.office ?? '');

    await openPage(page, '/');
    await expect(bar(page).locator('a[data-phone]')).toHaveText(short, {
      useInnerText: true,
    });
    // With a message's faster ways.
    await page.setViewportSize({ width: 1280, height: 800 });
    await followLink(page, '/contact/');
    await expect(doorSign(page)).toContainText('Open');
    const links = await phoneLinks(page);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter(([to]) => to !== href)).toEqual([]);
    expect(links).toContainEqual([href, call]);
    await expect(page.locator('a[href="tel:911"]').first()).toBeAttached();
    await openPage(page, '/contact/not-sent/');
    const canCall = page.getByRole('main').getByText('You can also call us');
    await expect(canCall).toBeVisible({ visible: day === otherPhone });
    expect(messages).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed day is closed, and the emergency room comes first', async ({
    page,
  }) => {
    await FrontDesk.at(page, snow);
    await page.goto('/something-just-happened/red-eye/');
    await expect(strip(page)).toContainText('We’re closed today');
    // The style sheet has the heading for a closed office.
    await expect(page.locator('h1 [data-live]')).toBeHidden();
    const office = page.getByText('Call as soon as you notice it.');
    await expect(office).toBeHidden();
    await expect(
      page.getByText('Don’t wait for us to open.').filter({ visible: true }),
    ).toBeVisible();
  });
});
