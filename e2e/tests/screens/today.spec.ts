import { expect, test, type Locator, type Page } from '@playwright/test';
import { AdminScreen, DashboardScreen } from '../../src/admin.ts';
import { unclearNames } from '../../src/aria-snapshot.ts';
import { violationsInState } from '../../src/axe-violations.ts';
import { consoleMessages } from '../../src/console-messages.ts';
import { tabTo } from '../../src/keyboard.ts';
import {
  sidewaysScroll,
  smallTargetsAtAnyWidth,
  unreadableText,
} from '../../src/layout.ts';
import { requireOwnStack } from '../../src/own-stack.ts';
import { toast } from '../../src/overlays.ts';
import { dayPreview, openDashboard } from '../../src/populated-dashboard.ts';
import {
  withoutNewerMethods,
  withRootFontSize,
} from '../../src/visitor-settings.ts';

/** The section Today with made-up answers of the server. */

test.use({
  hasTouch: true,
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
});

/** A Tuesday, 6:04 AM at the practice. */
const snowDay = new Date('2026-12-01T11:04:00Z');
const today = '2026-12-01';
const otherPhone = '(732) 555-0143';
const notice = {
  kind: 'notice',
  text: { en: 'Please park behind the house.' },
  from: today,
  until: today,
};

interface Answer {
  status: number;
  json: object;
}

class TodayScreen {
  readonly section;
  readonly changes;
  readonly form;
  readonly show;
  readonly preview;
  readonly error;
  /** What's set. */
  readonly day = {
    version: 7,
    changes: [] as object[],
    otherPhones: [otherPhone],
    today,
  };
  /** Instead of setting it. */
  refusal: Answer | undefined;
  previewAnswer: Answer = { status: 200, json: dayPreview };
  /** What the preview was asked for. */
  readonly previewed: object[][] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'Today' });
    this.changes = this.section.getByRole('listitem');
    this.form = this.section.locator('form');
    this.show = this.form.getByRole('button', { name: 'Show' });
    this.preview = this.form.getByRole('group', { name: 'Preview' });
    this.error = this.form.getByRole('alert');
  }

  /** Opens the section with these changes. */
  async open(...changes: object[]): Promise<void> {
    this.day.changes = changes;
    await this.answerCalls();
    await new DashboardScreen(this.page).open('today');
    await expect(this.kind('Closed')).toBeVisible();
  }

  async answerCalls(): Promise<void> {
    await this.page.clock.setFixedTime(snowDay);
    await this.page.route('/api/admin/today', async (route) => {
      if (route.request().method() === 'PUT') {
        const sent = route.request().postDataJSON() as TodayScreen['day'];
        const answer = this.answerTo(sent);
        if (answer) return route.fulfill(answer);
      }
      return route.fulfill({ json: this.day });
    });
    await this.page.route('/api/admin/today/preview', async (route) => {
      const sent = route.request().postDataJSON() as TodayScreen['day'];
      this.previewed.push(sent.changes);
      await route.fulfill(this.previewAnswer);
    });
  }

  /** As the backend does it. */
  private answerTo(sent: TodayScreen['day']): Answer | undefined {
    if (this.refusal) return this.refusal;
    if (sent.version !== this.day.version) {
      const error = 'Someone else has set something meanwhile.';
      return { status: 409, json: { error } };
    }
    this.day.version += 1;
    this.day.changes = sent.changes;
    return undefined;
  }

  readonly kind = (name: string): Locator =>
    this.section.getByRole('button', { name, exact: true });

  readonly choice = (name: string | RegExp): Locator =>
    this.form.getByRole('radio', { name, exact: true });

  readonly field = (name: string): Locator =>
    this.form.getByLabel(name, { exact: true });
}

const weather = 'We’re closed today because of the weather.';

test('three taps on a phone close the office for today, an old one too', async ({
  page,
}) => {
  await page.addInitScript(withoutNewerMethods);
  const messages = consoleMessages(page);
  const screen = new TodayScreen(page);
  await screen.open();
  await expect(screen.section).toContainText(
    'Nothing special today. Visitors see the usual hours.',
  );
  await expect(screen.section).toContainText('Tuesday, December 1');
  await expect(screen.section).toContainText('Closed. Opens Wednesday 9:00 AM');

  await screen.kind('Closed').tap();
  await expect(screen.show).toBeInViewport({ ratio: 1 });
  await screen.choice(weather).tap();
  await expect(screen.preview).toContainText('English');
  await expect(screen.preview).toContainText('Spanish');
  await expect(screen.preview).toContainText(
    'Estamos cerrados hoy por el mal tiempo.',
  );
  await expect(screen.preview).toBeInViewport({ ratio: 1 });
  await expect(screen.show).toBeInViewport({ ratio: 1 });
  await screen.show.tap();

  await expect(toast(page)).toContainText(
    'Visitors see it within ten seconds.',
  );
  await expect(screen.changes).toHaveText([/^We’re closed today/]);
  await expect(screen.changes).toContainText(weather);
  await expect(screen.changes).toContainText('Until tonight');
  await expect(screen.form).toBeHidden();
  expect(screen.day).toMatchObject({
    version: 8,
    changes: [{ kind: 'closed', reason: 'weather', from: today, until: today }],
  });
  expect(messages).toEqual([]);
});

test('each kind of change is set with what was entered', async ({ page }) => {
  const screen = new TodayScreen(page);
  await screen.open();
  await screen.kind('Closed').tap();
  await screen.choice('From … to …').tap();
  await screen.field('First day').fill('2026-12-24');
  await screen.field('From what time? (optional)').fill('12:00');
  await screen.field('Last day').fill('2026-12-26');
  await screen.choice(/^We’re closed from Thursday.*ill\.$/).tap();
  await screen.show.tap();
  await expect(toast(page)).toContainText('starting Thursday, December 17.');
  await expect(screen.changes).toHaveCount(1);

  await screen.kind('Other hours').tap();
  await screen.choice('Another day').tap();
  await expect(screen.field('Day')).toHaveValue('2026-12-02');
  await screen.field('Opens').fill('10:00');
  await screen.field('Closes').fill('15:00');
  await screen.field('Closed in between').check();
  await screen.field('Break from').fill('12:00');
  await screen.field('Break until').fill('12:30');
  await screen.show.tap();
  await expect(screen.changes).toHaveCount(2);

  await screen.kind('Phone is down').tap();
  await expect(screen.choice('None. They can write to us.')).toBeChecked();
  await screen.choice(otherPhone).tap();
  await screen.show.tap();
  await expect(screen.changes).toHaveCount(3);

  await screen.kind('A notice').tap();
  await screen.field('Notice in English').fill('We’ve moved next door.');
  await screen.field('In Spanish (optional)').fill('Estamos al lado.');
  await screen.choice('Another end').tap();
  await screen.field('Last day').fill('2026-12-05');
  await screen.field('Until what time? (optional)').fill('12:00');
  await screen.show.tap();
  await expect(screen.changes).toHaveCount(4);
  await expect(screen.changes.last()).toContainText(
    'Until Saturday, December 5, 12:00 PM',
  );

  expect(screen.day.changes).toEqual([
    {
      kind: 'closed',
      reason: 'illness',
      from: '2026-12-24T12:00',
      until: '2026-12-26',
    },
    {
      kind: 'hours',
      opens: '10:00',
      closes: '15:00',
      break: { from: '12:00', until: '12:30' },
      from: '2026-12-02',
      until: '2026-12-02',
    },
    { kind: 'phone', number: otherPhone, from: today, until: today },
    {
      kind: 'notice',
      text: { en: 'We’ve moved next door.', es: 'Estamos al lado.' },
      from: today,
      until: '2026-12-05T12:00',
    },
  ]);
});

test('the preview is asked once typing stops, and says what is wrong', async ({
  page,
}) => {
  const screen = new TodayScreen(page);
  await screen.open();
  await screen.kind('A notice').tap();
  const { previewed } = screen;
  previewed.length = 0;
  await screen.field('Notice in English').pressSequentially('Snow '.repeat(33));
  await expect(screen.form).toContainText('4 characters too many');
  await expect(screen.preview).toContainText('English');
  expect(previewed.length).toBeLessThan(5);
  expect(previewed.at(-1)).toEqual([
    { ...notice, text: { en: 'Snow '.repeat(33).trim() } },
  ]);

  const error = 'The notice in English has 164 characters.';
  screen.previewAnswer = { status: 400, json: { error } };
  await screen.field('Notice in English').press('End');
  await screen.field('Notice in English').press('x');
  await expect(screen.error).toHaveText(error);
  await expect(screen.field('Notice in English')).toHaveValue(/^Snow .* x$/);
});

test('whatever goes wrong, nothing that was entered is lost', async ({
  page,
}) => {
  const screen = new TodayScreen(page);
  await screen.open();
  await screen.kind('A notice').tap();
  await screen.show.tap();
  await expect(screen.field('Notice in English')).toBeFocused();
  await screen.field('Notice in English').fill(' ');
  await screen.show.tap();
  await expect(screen.error).toHaveText('Something is still missing.');
  await screen.field('Notice in English').fill('Snow');
  await expect(screen.error).toBeEmpty();
  for (const [status, error] of [
    [400, 'The notice has invisible characters.'],
    [429, 'Too many requests. Please wait a minute.'],
    [503, 'We can’t save anything right now.'],
  ] as const) {
    screen.refusal = { status, json: { error } };
    await screen.show.tap();
    await expect(screen.error).toHaveText(error);
  }
  await page.route('/api/admin/today', (route) => route.abort());
  await screen.show.tap();
  await expect(screen.error).toHaveText(/^The server didn’t answer\./);
  await page.unroute('/api/admin/today', undefined);
  await expect(screen.field('Notice in English')).toHaveValue('Snow');
});

test('a draft outlives the session', async ({ page }) => {
  const screen = new TodayScreen(page);
  await screen.answerCalls();
  // Not in the session that the other tests share: it ends here.
  await new DashboardScreen(page).enter();
  await screen.kind('A notice').tap();
  await screen.field('Notice in English').fill('Snow');
  screen.refusal = { status: 401, json: { error: 'Please sign in again.' } };
  await screen.show.tap();
  const admin = new AdminScreen(page);
  await expect(admin.signInHeading).toBeFocused();

  screen.refusal = undefined;
  await admin.password.fill(requireOwnStack().adminPassword);
  await admin.signIn.click();
  await expect(screen.field('Notice in English')).toHaveValue('Snow');
  await expect(admin.dashboard).toBeFocused();
  await screen.show.tap();
  await expect(screen.changes).toHaveCount(1);
  await page.reload();
  await expect(screen.changes).toHaveCount(1);
  await expect(screen.form).toBeHidden();
});

test('the second of two people is told, and sees what the first did', async ({
  page,
}) => {
  const screen = new TodayScreen(page);
  await screen.open();
  await screen.kind('Closed').tap();
  await screen.choice(weather).tap();
  screen.day.version = 8;
  screen.day.changes = [notice];
  await screen.show.tap();
  await expect(screen.error).toHaveText(
    'Someone else has set something meanwhile.',
  );
  await expect(screen.changes).toHaveText([/Please park behind the house/]);
  await expect(screen.choice(weather)).toBeChecked();
  await screen.show.tap();
  await expect(screen.changes).toHaveCount(2);

  // Looked at again, the page shows what others did.
  screen.day.version = 12;
  screen.day.changes = [];
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(screen.changes).toHaveCount(0);
});

test('a change can be taken down, and one too many cannot be set', async ({
  page,
}) => {
  const screen = new TodayScreen(page);
  const { section, changes, kind } = screen;
  const phone = { kind: 'phone', from: today, until: today };
  const closed = { ...phone, kind: 'closed' };
  await screen.open(
    notice,
    phone,
    { ...closed, reason: 'weather' },
    { ...closed, reason: 'illness' },
    { ...closed, reason: 'other' },
  );
  await expect(changes).toHaveCount(5);
  await expect(section).toContainText('That’s 5, the most at once.');
  await expect(kind('A notice')).toBeDisabled();

  await section
    .getByRole('button', { name: 'Take down Please park behind the house.' })
    .tap();
  await expect(toast(page)).toContainText('Taken down');
  await expect(changes).toHaveCount(4);
  await expect(
    section.getByRole('heading', { name: 'What visitors see now' }),
  ).toBeFocused();
  await expect(kind('A notice')).toBeEnabled();
});

test('a change that cannot be taken down stays', async ({ page }) => {
  const screen = new TodayScreen(page);
  await screen.open(notice);
  const error = 'We can’t save anything right now.';
  screen.refusal = { status: 503, json: { error } };
  await screen.section.getByRole('button', { name: /^Take down/ }).tap();
  await expect(toast(page)).toContainText(error);
  await expect(screen.changes).toHaveCount(1);
});

test('closes the office by keyboard', async ({ page }) => {
  const screen = new TodayScreen(page);
  await screen.open();
  await tabTo(page, screen.kind('Closed'));
  await page.keyboard.press('Enter');
  await tabTo(page, screen.choice('Today'));
  await page.keyboard.press('ArrowDown');
  await expect(screen.choice('Another day')).toBeChecked();
  await tabTo(page, screen.choice(/weather/));
  await page.keyboard.press('Space');
  await tabTo(page, screen.show);
  await page.keyboard.press('Enter');
  await expect(screen.changes).toHaveText([
    /^We’re closed on Wednesday, December 2 /,
  ]);
  await expect(
    screen.section.getByRole('heading', { name: 'What visitors see now' }),
  ).toBeFocused();
  // It covers the buttons for a few seconds.
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await tabTo(page, screen.kind('A notice'));
  await page.keyboard.press('Enter');
  await tabTo(page, screen.form.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(screen.form).toBeHidden();
  await expect(
    screen.section.getByRole('heading', { name: 'What’s different?' }),
  ).toBeFocused();
});

test('every form is accessible, also in large text', async ({ page }) => {
  const screen = new TodayScreen(page);
  await screen.open(notice);
  const { field } = screen;
  for (const [name, longest, fill] of [
    ['Closed', 'From … to …', () => screen.choice(/weather/).check()],
    ['Other hours', 'Another day', () => field('Closed in between').check()],
    ['Phone is down', 'Another end', () => undefined],
    [
      'A notice',
      'Another end',
      () => field('Notice in English').fill('Snow '.repeat(30)),
    ],
  ] as const) {
    await screen.kind(name).click();
    await screen.choice(longest).check();
    await fill();
    expect.soft(await unclearNames(page.getByRole('main')), name).toEqual([]);
    expect.soft(await smallTargetsAtAnyWidth(page), name).toEqual([]);
    expect.soft(await violationsInState(page), name).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await withRootFontSize(page, '200%', async () => {
      expect.soft(await sidewaysScroll(page), name).toBe(0);
      expect.soft(await unreadableText(page), name).toEqual([]);
    });
  }
});

test('says why nothing can be set while the server does not answer', async ({
  page,
}) => {
  await openDashboard(page, 'today', 'failing');
  await expect(page.getByRole('alert')).toContainText(
    'We couldn’t load what’s set. Not now.',
  );
});
