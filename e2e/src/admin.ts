import { type Locator, type Page, expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { requireOwnStack, signIn } from './own-stack.ts';
import { siteUrl } from './environment.ts';
import { openPage } from './loading.ts';

class Screen {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}

/** The admin page: the login screen and the dashboard. */
export class AdminScreen extends Screen {
  readonly loading = this.page.locator('#loading');
  readonly signInHeading = this.page.getByRole('heading', {
    name: 'Admin sign-in',
  });
  readonly password = this.page.getByLabel('Password', { exact: true });
  /** Only with a second factor. */
  readonly code = this.page.getByLabel('Code from your authenticator app');
  readonly signIn = this.page.getByRole('button', { name: 'Sign in' });
  readonly signingIn = this.page.getByRole('button', { name: 'Signing in...' });
  readonly dashboard = this.page.getByRole('heading', {
    name: 'SEO Dashboard',
  });
  readonly logOut = this.page.getByRole('button', { name: 'Log out' });

  /** Opens the page and submits a password. The test checks the result. */
  async enter(password = requireOwnStack().adminPassword): Promise<void> {
    await openPage(this.page, '/admin');
    await this.password.fill(password);
    await this.signIn.click();
  }
}

export const sections = [
  'today',
  'overview',
  'pages',
  'speed',
  'messages',
  'activity',
] as const;

let sharedSession: Promise<string> | undefined;

export class DashboardScreen extends Screen {
  readonly activity = this.page.getByRole('region', { name: 'Activity' });
  readonly liveCheck = this.page.getByRole('region', { name: 'Live check' });
  readonly checkButton = this.liveCheck.getByRole('button', {
    name: 'Check the live site',
  });
  readonly lastChecked = this.liveCheck.getByText(/^Last checked/);
  readonly messages = this.page.getByRole('region', { name: 'Messages' });
  readonly missing = this.page.getByRole('region', {
    name: 'Asked for, not found',
  });
  readonly needs = this.page.getByRole('region', { name: 'What needs you' });
  readonly vitals = this.page.getByRole('region', {
    name: 'Speed for visitors',
  });
  readonly pages = this.page.getByRole('region', {
    name: 'Pages',
    exact: true,
  });
  readonly rows = this.pages
    .getByRole('row')
    .filter({ has: this.page.getByRole('rowheader') });
  readonly count = this.pages.getByRole('status');
  readonly search = this.page.getByRole('searchbox', { name: 'Search' });
  readonly filter = this.page.getByRole('combobox', { name: 'Show' });

  /** Signs in with the form, for tests that end the session. */
  async enter(): Promise<void> {
    const admin = new AdminScreen(this.page);
    await admin.enter();
    await expect(admin.logOut).toBeVisible();
  }

  /** Opens a section by its tab. */
  async show(section: (typeof sections)[number]): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Sections' });
    await tabs.getByRole('link', { name: new RegExp(section, 'i') }).click();
  }

  /** Opens a section in the session that all tests of this worker share. */
  async open(section: (typeof sections)[number] = 'overview'): Promise<void> {
    sharedSession ??= signIn(siteUrl);
    const [, name = '', value = ''] =
      /^([^=]+)=(.*)$/.exec(await sharedSession) ?? [];
    await this.page.context().addCookies([{ name, value, url: siteUrl }]);
    await this.page.goto(`/admin?section=${section}`);
    await expect(new AdminScreen(this.page).logOut).toBeVisible();
    // What needs the admin comes last, above the summaries.
    if (section === 'overview')
      await expect(this.needs.locator('ul, strong')).toBeVisible();
  }

  /** A summary card or schema type by its label, such as `Indexed pages`. */
  card(name: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: /Summary|Pages per schema type/ })
      .getByRole('link', { name });
  }

  /** The column header, which sorts the table. */
  column(name: string): Locator {
    return this.page.getByRole('columnheader', { name, exact: true });
  }

  preview(name: string): Locator {
    return this.page.getByRole('button', { name: `Preview of ${name}` });
  }

  /** The row of the page with this canonical path. */
  row(path: string): Locator {
    return this.rows.filter({ has: this.page.locator(`a[href="${path}"]`) });
  }

  /**
   * The names of the listed pages, from top to bottom. The list follows what's
   * typed or pressed a moment later.
   */
  async order(): Promise<string[]> {
    const names = await this.rows.getByRole('rowheader').allInnerTexts();
    return names.map((text) => text.split('\n')[0] ?? '');
  }
}

/**
 * Ends only this page's session, because other tests are signed in at the same
 * time.
 */
export async function signOutOnlyHere(page: Page): Promise<void> {
  await page.route('/api/admin/logout-everywhere', async (route) => {
    const url = route.request().url().replace('logout-everywhere', 'logout');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string): string =>
  new TOTP({ secret }).generate();
