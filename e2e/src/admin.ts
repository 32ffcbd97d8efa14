import { type Locator, type Page, expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { requireOwnStack, signIn } from './own-stack.ts';
import { siteUrl } from './environment.ts';
import { openPage } from './loading.ts';

/** The admin page: the login screen and the dashboard. */
export class AdminScreen {
  readonly loading: Locator;
  readonly signInHeading: Locator;
  readonly password: Locator;
  /** Only with a second factor. */
  readonly code: Locator;
  readonly signIn: Locator;
  readonly signingIn: Locator;
  readonly dashboard: Locator;
  readonly logOut: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.loading = page.locator('#loading');
    this.signInHeading = page.getByRole('heading', { name: 'Admin sign-in' });
    this.password = page.getByLabel('Password', { exact: true });
    this.code = page.getByLabel('Code from your authenticator app');
    this.signIn = page.getByRole('button', { name: 'Sign in' });
    this.signingIn = page.getByRole('button', { name: 'Signing in...' });
    this.dashboard = page.getByRole('heading', { name: 'SEO Dashboard' });
    this.logOut = page.getByRole('button', { name: 'Log out' });
  }

  /** Opens the page and submits a password, and a code if there's a second factor. The test checks the result. */
  async enter(password = requireOwnStack().adminPassword, code?: string): Promise<void> {
    await openPage(this.#page, '/admin');
    await this.password.fill(password);
    if (code !== undefined) await this.code.fill(code);
    await this.signIn.click();
  }
}

export const sections = ['overview', 'pages', 'speed', 'messages', 'activity'] as const;

let sharedSession: Promise<string> | undefined;

export class DashboardScreen {
  readonly activity: Locator;
  readonly checkButton: Locator;
  readonly lastChecked: Locator;
  readonly liveCheck: Locator;
  readonly messages: Locator;
  readonly missing: Locator;
  readonly rows: Locator;
  readonly count: Locator;
  readonly search: Locator;
  readonly filter: Locator;
  readonly needs: Locator;
  readonly vitals: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.activity = page.getByRole('region', { name: 'Activity' });
    this.liveCheck = page.getByRole('region', { name: 'Live check' });
    this.checkButton = this.liveCheck.getByRole('button', { name: 'Check the live site' });
    this.lastChecked = this.liveCheck.getByText(/^Last checked/);
    this.messages = page.getByRole('region', { name: 'Messages' });
    this.missing = page.getByRole('region', { name: 'Asked for, not found' });
    this.needs = page.getByRole('region', { name: 'What needs you' });
    this.vitals = page.getByRole('region', { name: 'Speed for visitors' });
    const pages = page.getByRole('region', { name: 'Pages', exact: true });
    this.rows = pages.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.count = pages.getByRole('status');
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.filter = page.getByRole('combobox', { name: 'Show' });
  }

  /** Signs in with the form, for tests that end the session. */
  async enter(): Promise<void> {
    const admin = new AdminScreen(this.#page);
    await admin.enter();
    await expect(admin.logOut).toBeVisible();
  }

  /** Opens a section by its tab. */
  async show(section: (typeof sections)[number]): Promise<void> {
    const tabs = this.#page.getByRole('navigation', { name: 'Sections' });
    await tabs.getByRole('link', { name: new RegExp(section, 'i') }).click();
  }

  /** Opens a section in the session that all tests of this worker share. */
  async open(section: (typeof sections)[number] = 'overview'): Promise<void> {
    sharedSession ??= signIn(siteUrl);
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(await sharedSession) ?? [];
    await this.#page.context().addCookies([{ name, value, url: siteUrl }]);
    await this.#page.goto(`/admin?section=${section}`);
    await expect(new AdminScreen(this.#page).logOut).toBeVisible();
  }

  /** A summary card by its label, such as `Indexed pages`. */
  card(name: string | RegExp): Locator {
    return this.#page.getByRole('region', { name: 'Summary' }).getByRole('link', { name });
  }

  /** The column header, which sorts the table. */
  column(name: string): Locator {
    return this.#page.getByRole('columnheader', { name, exact: true });
  }

  preview(name: string): Locator {
    return this.#page.getByRole('button', { name: `Preview of ${name}` });
  }

  /** The row of the page with this canonical path. */
  row(path: string): Locator {
    return this.rows.filter({ has: this.#page.locator(`a[href="${path}"]`) });
  }

  /** The names of the listed pages, from top to bottom. The list follows what's typed or pressed a moment later. */
  async order(): Promise<string[]> {
    const names = await this.rows.getByRole('rowheader').allInnerTexts();
    return names.map((text) => text.split('\n')[0] ?? '');
  }
}

/**
 * Ends only this page's session, because other tests are signed in at the same time. second-factor.spec.ts, which
 * has its own backend, ends all of them. Returns the methods of the calls.
 */
export async function signOutOnlyHere(page: Page): Promise<string[]> {
  const methods: string[] = [];
  await page.route('/api/admin/logout-everywhere', async (route) => {
    methods.push(route.request().method());
    const url = route.request().url().replace('logout-everywhere', 'logout');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return methods;
}

/** The code that an authenticator app shows now, or showed a number of milliseconds ago. */
export function codeOf(secret: string, age = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() - age });
}
