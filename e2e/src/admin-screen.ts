import type { Locator, Page } from '@playwright/test';
import { requireOwnStack } from './own-stack.ts';

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
    this.loading = page.getByText('Loading...');
    this.signInHeading = page.getByRole('heading', { name: 'Admin sign-in' });
    this.password = page.getByLabel('Password', { exact: true });
    this.code = page.getByLabel('Code from your authenticator app');
    this.signIn = page.getByRole('button', { name: 'Sign in' });
    this.signingIn = page.getByRole('button', { name: 'Signing in...' });
    this.dashboard = page.getByRole('heading', { name: 'SEO Dashboard' });
    this.logOut = page.getByRole('button', { name: 'Log out' });
  }

  /** Opens the page and submits a password. The test checks the result. */
  async enter(password = requireOwnStack().adminPassword): Promise<void> {
    await this.#page.goto('/admin');
    await this.password.fill(password);
    await this.signIn.click();
  }

  /** The same with a second factor. */
  async enterWithCode(code: string, password = requireOwnStack().adminPassword): Promise<void> {
    await this.#page.goto('/admin');
    await this.password.fill(password);
    await this.code.fill(code);
    await this.signIn.click();
  }
}
