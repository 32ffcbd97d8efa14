import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { findProgram } from '../programs.ts';
import type { Colors, Engine, Tab, TabElement } from './site-page.ts';

const preferences: Record<Colors, Record<string, number>> = {
  light: { 'layout.css.prefers-color-scheme.content-override': 1 },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  // "Override the colors specified by the page: always", which also reports
  // forced colors.
  forced: { 'browser.display.document_color_use': 2 },
};

/** Only visible elements that match, in the order of the page. */
const isVisibleMatch = (element: Element, selector: string) =>
  element.matches(selector) && element.checkVisibility();

class FirefoxTab implements Tab {
  readonly messages: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) =>
      this.messages.push(`${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) =>
      this.messages.push(`thrown: ${String(error)}`),
    );
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  evaluate: Tab['evaluate'] = (work, ...args) =>
    this.#page.evaluate(work as (...values: unknown[]) => never, ...args);

  elements: Tab['elements'] = async (selector, name) => {
    const named = await this.#page.$$(`aria/${name}`);
    const matches: ElementHandle[] = [];
    for (const element of named)
      if (await element.evaluate(isVisibleMatch, selector))
        matches.push(element);
    return matches as unknown as TabElement[];
  };

  async clickAt(x: number, y: number): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async scrollAt(x: number, y: number, pixels: number): Promise<void> {
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel({ deltaY: pixels });
  }

  press: Tab['press'] = (key) => this.#page.keyboard.press(key);

  type: Tab['type'] = (text) => this.#page.keyboard.type(text);

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewport({ width, height });
  }

  async pdf(): Promise<Buffer> {
    return Buffer.from(await this.#page.pdf({ format: 'letter' }));
  }
}

/** Firefox, controlled with WebDriver BiDi. */
export async function startFirefox(colors: Colors): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram(
      'Firefox',
      ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
      'firefox-esr',
    ),
    extraPrefsFirefox: preferences[colors],
  });
  const context = browser.defaultBrowserContext();
  return {
    tab: new FirefoxTab(await context.newPage()),
    clearCookies: async () =>
      context.deleteCookie(...(await context.cookies())),
    close: () => browser.close(),
  };
}
