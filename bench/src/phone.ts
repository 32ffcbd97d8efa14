import { setTimeout } from 'node:timers/promises';
import puppeteer, {
  type CDPSession,
  PredefinedNetworkConditions,
} from 'puppeteer-core';
import { findChromium } from 'e2e/programs.ts';
import { until, withTimeout } from 'e2e/servers/until.ts';

/** Debian's Chromium. */
export const browser = await puppeteer.launch({
  executablePath: findChromium(process.env),
  // Chromium's own sandbox refuses to run as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

const keyEvent = 'Input.dispatchKeyEvent';
const touchEvent = 'Input.dispatchTouchEvent';

/**
 * A page on Lighthouse's phone. Not Puppeteer's `Page`, which enables
 * `Runtime`: V8 would then parse React's code a second time to get call
 * positions, which takes ten times as long as running it.
 */
export class Phone {
  readonly #page: CDPSession;

  private constructor(page: CDPSession) {
    this.#page = page;
  }

  /** Runs a function with a phone in a new browser profile without a cache. */
  static async use<Result>(
    use: (phone: Phone) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.createBrowserContext();
    const root = await browser.target().createCDPSession();
    try {
      await root.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId: context.id ?? '',
      });
      const target = await context.waitForTarget(() => true);
      const page = await target.createCDPSession();
      const phone = new Phone(page);
      await phone.resize(412, 823);
      await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await page.send('Page.enable');
      await page.send('Network.enable');
      return await use(phone);
    } finally {
      await root.detach();
      await context.close();
    }
  }

  /** In CSS pixels. */
  resize(width: number, height: number) {
    const screen = { width, height, deviceScaleFactor: 1.75, mobile: true };
    return this.#page.send('Emulation.setDeviceMetricsOverride', screen);
  }

  /** By default, as slow as Lighthouse's phone on this machine. */
  slowProcessor(rate = 4) {
    return this.#page.send('Emulation.setCPUThrottlingRate', { rate });
  }

  slowLine() {
    const line = PredefinedNetworkConditions['Slow 4G'];
    return this.#page.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency ?? 0,
      downloadThroughput: line.download ?? 0,
      uploadThroughput: line.upload ?? 0,
    });
  }

  /** Resolves once the page and what it refers to have loaded. */
  async load(url: string): Promise<void> {
    const loaded = new Promise((resolve) => {
      this.#page.once('Page.loadEventFired', resolve);
    });
    const { errorText } = await this.#page.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await withTimeout(`${url} to load`, loaded);
  }

  /** Runs a function in the page. Arguments and result are copied as JSON. */
  async evaluate<Arguments extends unknown[], Result>(
    pageFunction: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    const { result, exceptionDetails } = await this.#page.send(
      'Runtime.evaluate',
      {
        expression: `(${pageFunction.toString()})(...${JSON.stringify(values)})`,
        awaitPromise: true,
        returnByValue: true,
      },
    );
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description);
    return result.value as Result;
  }

  /**
   * Taps the first visible element that contains the text, once there is one.
   * The finger stays for a moment.
   */
  async tap(selector: string, text = ''): Promise<void> {
    const find = () => this.evaluate(centerOf, selector, text);
    const point = await until(`${selector} ${text}`, find);
    const touchPoints = [point];
    await this.#page.send(touchEvent, { type: 'touchStart', touchPoints });
    await setTimeout(100);
    await this.#page.send(touchEvent, { type: 'touchEnd', touchPoints: [] });
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.#press({ key, text: key });
  }

  /** On a slow line, it waits for an input. This one does nothing. */
  startApplication = () => this.#press({ key: 'Shift' });

  async #press(key: { key: string; text?: string }): Promise<void> {
    await this.#page.send(keyEvent, { type: 'keyDown', ...key });
    await this.#page.send(keyEvent, { type: 'keyUp', key: key.key });
  }

  /** Resolves once React has hydrated the page. */
  async hydrated(): Promise<void> {
    await until('the page to hydrate', async () => {
      // Asking all the time would slow the page down.
      await setTimeout(100);
      return this.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      );
    });
  }

  /** Resolves once the page has loaded nothing for a second. */
  async atRest(): Promise<void> {
    const count = () => performance.getEntriesByType('resource').length;
    let before = -1;
    let loaded = 0;
    while (loaded > before) {
      before = loaded;
      await setTimeout(1000);
      loaded = await this.evaluate(count);
    }
  }
}

/** In the window, which is scrolled only if necessary. Runs in the page. */
function centerOf(selector: string, text: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.textContent.includes(text) && one.checkVisibility(),
  );
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
