import { expect } from '@playwright/test';
import { siteUrl } from '../environment.ts';

/**
 * An element of a tab's page. As an argument of `evaluate`, it arrives in the
 * page as the element itself.
 */
export interface TabElement {
  readonly isTabElement: true;
}

type InPage<Args extends unknown[]> = {
  [Index in keyof Args]: Args[Index] extends TabElement
    ? HTMLElement
    : Args[Index];
};

/** Keys that `press` knows. */
type Key = 'Enter' | 'Escape' | 'Tab';

/** The one tab of a browser. What both engines can do. */
export interface Tab {
  /** Loads a page. Resolves after its load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees only its arguments. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: InPage<Args>) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /**
   * Visible elements that match and have this accessible name, as the browser
   * computes it.
   */
  elements: (selector: string, name: string) => Promise<TabElement[]>;
  /** Clicks with the mouse, at a point of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Turns the mouse wheel by so many pixels, at a point of the viewport. */
  scrollAt: (x: number, y: number, pixels: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The page as it would be printed. Not in WebKit. */
  pdf: () => Promise<Buffer>;
  /**
   * What pages have logged or thrown, and what the browser has logged about
   * them.
   */
  readonly messages: string[];
}

/** How the browser is started. Firefox can't change them later. */
export type Colors = 'light' | 'dark' | 'forced';

/** A running browser with one tab. */
export interface Engine {
  readonly tab: Tab;
  clearCookies: () => Promise<void>;
  close: () => Promise<void>;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** The elements that can have a role. The browser computes their names. */
const selectors = {
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  field: 'input, textarea',
  heading: 'h1, h2, h3',
  link: 'a[href]',
};

type Role = keyof typeof selectors;

/** Polls until it gets this value. */
const waitFor = (
  what: string,
  poll: () => unknown,
  value: unknown = true,
): Promise<void> =>
  expect
    .poll(poll, {
      timeout: 60_000,
      intervals: [20, 50, 100],
      message: `Waited until ${what}.`,
    })
    .toBe(value);

/** A page of the site in either engine, with what a visitor does to it. */
export class SitePage {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Loads a page and waits until it's hydrated. */
  async open(path: string, window = desktop): Promise<void> {
    await this.load(path, window);
    await this.hydrated();
  }

  /** Loads a page. */
  async load(path: string, { width, height } = desktop): Promise<void> {
    await this.tab.resize(width, height);
    await this.tab.open(new URL(path, siteUrl).href);
  }

  /** Waits until React has put its property on the heading. */
  async hydrated(): Promise<void> {
    await this.until("React hydrates the page's heading", () =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) =>
        key.startsWith('__reactFiber$'),
      ),
    );
  }

  /** Waits until a function in the page returns true. */
  async until<Args extends string[]>(
    what: string,
    condition: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await waitFor(what, () => this.tab.evaluate(condition as never, ...args));
  }

  /**
   * Waits for the one visible element with this accessible name, in the part of
   * the page that matches.
   */
  async element(
    role: Role,
    name: string,
    within = 'body',
  ): Promise<TabElement> {
    let found: TabElement | undefined;
    const count = async () => {
      const all = await this.tab.elements(
        `${within} :is(${selectors[role]})`,
        name,
      );
      [found] = all;
      return all.length;
    };
    await waitFor(`there is one ${role} named "${name}"`, count, 1);
    if (!found) throw new Error('Unreachable.');
    return found;
  }

  /** Scrolls to an element at once and clicks it. */
  async click(role: Role, name: string, within?: string): Promise<void> {
    await this.#clickWhenFree(
      await this.element(role, name, within),
      name,
      true,
    );
  }

  /**
   * Turns the mouse wheel until an element is near the middle of the window,
   * and clicks it.
   */
  async scrollAndClick(
    role: Role,
    name: string,
    within?: string,
  ): Promise<void> {
    const element = await this.element(role, name, within);
    const distance = () =>
      this.tab.evaluate((target) => {
        const { top, bottom } = target.getBoundingClientRect();
        const fromMiddle = (top + bottom - innerHeight) / 2;
        return Math.abs(fromMiddle) < innerHeight / 4 ? 0 : fromMiddle;
      }, element);
    for (
      let pixels = await distance();
      pixels !== 0;
      pixels = await distance()
    ) {
      await this.#turnWheel(Math.max(-600, Math.min(600, pixels)));
    }
    await this.#clickWhenFree(element, name, false);
  }

  async #turnWheel(pixels: number): Promise<void> {
    const before = await this.tab.evaluate(() => scrollY);
    await this.tab.scrollAt(100, 300, Math.round(pixels));
    const hasScrolled = async () =>
      (await this.tab.evaluate(() => scrollY)) !== before;
    await waitFor('the wheel has scrolled the page', hasScrolled);
  }

  /**
   * Clicks the middle of an element once it has stopped moving and nothing
   * covers it.
   */
  async #clickWhenFree(
    element: TabElement,
    name: string,
    scroll: boolean,
  ): Promise<void> {
    let center = { x: 0, y: 0 };
    const findObstacle = async () => {
      const { x, y, obstacle } = await this.tab.evaluate(
        async (target, mayScroll) => {
          if (mayScroll)
            target.scrollIntoView({ block: 'center', behavior: 'instant' });
          const before = target.getBoundingClientRect();
          for (let frame = 0; frame < 2; frame += 1)
            await new Promise(requestAnimationFrame);
          const { left, top, width, height } = target.getBoundingClientRect();
          const x = left + width / 2;
          const y = top + height / 2;
          const hit = document.elementFromPoint(x, y);
          const moves = top !== before.top || left !== before.left;
          const cover = target.contains(hit)
            ? ''
            : (hit?.outerHTML ?? 'out of view');
          return { x, y, obstacle: moves ? 'it moves' : cover };
        },
        element,
        scroll,
      );
      center = { x, y };
      return obstacle.slice(0, 120);
    };
    await waitFor(
      `"${name}" has stopped moving and nothing covers it`,
      findObstacle,
      '',
    );
    await this.tab.clickAt(center.x, center.y);
  }

  /** Clicks a field and types. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('field', name);
    await this.tab.type(text);
  }

  /** Chooses the option that starts with these letters, by keyboard. */
  async choose(name: string, letters: string): Promise<void> {
    const select = await this.element('combobox', name);
    await this.tab.evaluate((target) => target.focus(), select);
    await this.tab.type(letters);
  }

  /** Waits until a text is visible. */
  async see(text: string): Promise<void> {
    await this.until(
      `"${text}" is visible`,
      (wanted) => document.body.innerText.includes(wanted),
      text,
    );
  }

  /** Waits until the element has the focus. */
  async focused(role: Role, name: string): Promise<void> {
    const element = await this.element(role, name);
    const hasFocus = () =>
      this.tab.evaluate((target) => document.activeElement === target, element);
    await waitFor(`the ${role} "${name}" has the focus`, hasFocus);
  }

  /** Waits until the address bar has this path, query and hash. */
  async arriveAt(address: string): Promise<void> {
    await waitFor('the address is right', () => this.address(), address);
  }

  /** The path, query and hash in the address bar. */
  address(): Promise<string> {
    return this.tab.evaluate(() => location.href.slice(location.origin.length));
  }

  /** Whether text and background of the page are light or dark. */
  colors(): Promise<{ text: string; background: string }> {
    return this.tab.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      const sum = (rgb: string) =>
        (rgb.match(/\d+/g) ?? []).reduce((all, one) => all + Number(one), 0);
      const shade = (rgb: string) => (sum(rgb) > 1.5 * 255 ? 'light' : 'dark');
      return { text: shade(color), background: shade(backgroundColor) };
    });
  }

  /**
   * All messages up to now. Messages arrive later than they're logged, so this
   * logs one more and waits for it.
   */
  async messages(): Promise<string[]> {
    const last = `end of messages ${performance.now().toString()}`;
    await this.tab.evaluate((text) => console.debug(text), last);
    const isLast = (message: string) => message.includes(last);
    await waitFor('a message of the test arrives', () =>
      this.tab.messages.some(isLast),
    );
    return this.tab.messages.filter(
      (message) => !message.includes('end of messages'),
    );
  }
}
