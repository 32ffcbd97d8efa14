import { expect, type Locator, type Page } from '@playwright/test';
import { AdminScreen } from './admin-screen.ts';
import { signIn } from './sign-in.ts';
import { siteUrl } from './site-url.ts';

let sharedSession: Promise<string> | undefined;

export class DashboardScreen {
  readonly activity: Locator;
  readonly checkButton: Locator;
  readonly lastChecked: Locator;
  readonly liveCheck: Locator;
  readonly messages: Locator;
  readonly missing: Locator;
  readonly pagesHeading: Locator;
  readonly rows: Locator;
  readonly count: Locator;
  readonly search: Locator;
  readonly show: Locator;
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
    this.vitals = page.getByRole('region', { name: 'Speed for visitors' });
    const pages = page.getByRole('region', { name: 'Pages', exact: true });
    this.pagesHeading = pages.getByRole('heading', { name: 'Pages', exact: true });
    this.rows = pages.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.count = pages.getByRole('status');
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.show = page.getByRole('combobox', { name: 'Show' });
  }

  /** Signs in with the form, for tests that end the session. */
  async enter(): Promise<void> {
    const admin = new AdminScreen(this.#page);
    await admin.enter();
    await expect(admin.logOut).toBeVisible();
  }

  /** Opens the dashboard in the session that all tests of this worker share. */
  async open(): Promise<void> {
    sharedSession ??= signIn(siteUrl);
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(await sharedSession) ?? [];
    await this.#page.context().addCookies([{ name, value, url: siteUrl }]);
    await this.#page.goto('/admin');
    await expect(new AdminScreen(this.#page).logOut).toBeVisible();
  }

  /** A summary card by its label, such as `Indexed pages`. */
  card(name: string | RegExp): Locator {
    return this.#page.getByRole('region', { name: 'Summary' }).getByRole('button', { name });
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
