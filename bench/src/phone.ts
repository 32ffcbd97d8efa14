import { setTimeout } from 'node:timers/promises';
import puppeteer, {
  type Browser,
  type CDPSession,
  PredefinedNetworkConditions,
} from 'puppeteer-core';
import { findChromium } from 'e2e/programs.ts';
import { withTimeout } from 'e2e/servers/until.ts';

/** Runs a function with Debian's Chromium. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: findChromium(process.env),
    // Chromium's own sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Lighthouse's phone: its screen in CSS pixels, and how slow it is. */
export const phoneScreen = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  mobile: true,
};
export const phoneSlowdown = 4;

/**
 * Runs a function with a page in a new browser profile without a cache. Not
 * with Puppeteer's `Page`, which enables `Runtime`: V8 would then parse React's
 * code a second time to get call positions, which takes ten times as long as
 * running it.
 */
export async function onPhone<Result>(
  browser: Browser,
  use: (phone: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const root = await browser.target().createCDPSession();
  try {
    await root.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: context.id ?? '',
    });
    const target = await context.waitForTarget(() => true);
    const phone = await target.createCDPSession();
    await phone.send('Emulation.setDeviceMetricsOverride', phoneScreen);
    await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await phone.send('Page.enable');
    await phone.send('Network.enable');
    return await use(phone);
  } finally {
    await root.detach();
    await context.close();
  }
}

export const slowProcessor = (phone: CDPSession, rate = phoneSlowdown) =>
  phone.send('Emulation.setCPUThrottlingRate', { rate });

export async function slowLine(phone: CDPSession): Promise<void> {
  const line = PredefinedNetworkConditions['Slow 4G'];
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency ?? 0,
    downloadThroughput: line.download ?? 0,
    uploadThroughput: line.upload ?? 0,
  });
}

/** Resolves once the page and what it refers to have loaded. */
export async function load(phone: CDPSession, url: string): Promise<void> {
  const loaded = new Promise((resolve) => {
    phone.once('Page.loadEventFired', resolve);
  });
  const { errorText } = await phone.send('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  await withTimeout(`${url} to load`, loaded);
}

/** Runs a function in the page. Arguments and result are copied as JSON. */
export async function evaluate<Arguments extends unknown[], Result>(
  phone: CDPSession,
  pageFunction: (...values: Arguments) => Result | Promise<Result>,
  ...values: Arguments
): Promise<Result> {
  const { result, exceptionDetails } = await phone.send('Runtime.evaluate', {
    expression: `(${pageFunction.toString()})(...${JSON.stringify(values)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description);
  return result.value as Result;
}

/** Taps a point of the window like a finger, which stays for a moment. */
export async function touch(
  phone: CDPSession,
  point: { x: number; y: number },
): Promise<void> {
  const event = 'Input.dispatchTouchEvent';
  await phone.send(event, { type: 'touchStart', touchPoints: [point] });
  await setTimeout(100);
  await phone.send(event, { type: 'touchEnd', touchPoints: [] });
}

/** Types into the field that has the focus. */
export async function type(phone: CDPSession, text: string): Promise<void> {
  const event = 'Input.dispatchKeyEvent';
  for (const key of text) {
    await phone.send(event, { type: 'keyDown', key, text: key });
    await phone.send(event, { type: 'keyUp', key });
  }
}
