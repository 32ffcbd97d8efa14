import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium, type Browser, type CDPSession } from 'playwright-core';
import { findChromium } from 'e2e/programs.ts';
import { freePort } from 'e2e/servers/ports.ts';
import { withTimeout } from 'e2e/servers/until.ts';

/**
 * Runs a function with Debian's Chromium without background requests. @param
 * args additional switches
 */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  ...args: string[]
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    // Chromium's own sandbox refuses to run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The part of the DevTools protocol session that is used. */
type Protocol = Pick<CDPSession, 'on' | 'send'>;

/**
 * A page in a new browser profile without a cache, with the screen of
 * Lighthouse's phone.
 */
export interface Phone {
  readonly cdp: Protocol;
  /** Resolves once the page and what it refers to have loaded. */
  readonly load: (url: string) => Promise<void>;
  /**
   * Runs a function in the page and returns its result. Its arguments and its
   * result are copied as JSON.
   */
  readonly evaluate: <Arguments extends unknown[], Result>(
    pageFunction: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ) => Promise<Result>;
}

/** The screen of Lighthouse's phone, in CSS pixels. */
export const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };

const { mobileSlow4G } = throttling;

/** Lighthouse's CPU slowdown for a phone. */
export const phoneSlowdown = mobileSlow4G.cpuSlowdownMultiplier;

export async function slowProcessor(
  { cdp }: Phone,
  times = phoneSlowdown,
): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Throttles the network like Lighthouse's phone (`devtools` throttling). */
export async function slowLine({ cdp }: Phone): Promise<void> {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: mobileSlow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(mobileSlow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(mobileSlow4G.uploadThroughputKbps),
  });
}

/**
 * The code that times visits. It has its own budget and is loaded after
 * everything else.
 */
const vitals = '/assets/vitals-';

/** Milliseconds that a page's requests can take at most. */
const trafficLimit = 120_000;

/** Watches a page's requests from now on. */
export async function watchTraffic({ cdp }: Phone) {
  const pending = new Set<string>();
  const all = new Map<string, { readonly time: number; bytes: number }>();
  let lastChange = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http') || request.url.includes(vitals)) return;
    pending.add(requestId);
    all.set(requestId, { time: wallTime * 1000, bytes: 0 });
    lastChange = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = all.get(requestId);
    if (!pending.delete(requestId) || !request) return;
    request.bytes = encodedDataLength;
    lastChange = performance.now();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    lastChange = performance.now();
  });
  await cdp.send('Network.enable');
  return {
    /**
     * Counts those before a time in milliseconds since 1970. Bytes are those of
     * whole responses, including headers.
     */
    before(limit: number) {
      const counted = [...all.values()].filter(({ time }) => time < limit);
      const bytes = counted.reduce((sum, request) => sum + request.bytes, 0);
      return { requests: counted.length, bytes };
    },
    /** Resolves after this many milliseconds without pending requests. */
    async waitUntilIdle(milliseconds: number): Promise<void> {
      const end = performance.now() + trafficLimit;
      for (;;) {
        const left = lastChange + milliseconds - performance.now();
        if (pending.size === 0 && left <= 0) return;
        if (performance.now() > end)
          throw new Error('The page never stopped loading.');
        await setTimeout(Math.max(left, 20));
      }
    },
  };
}

/** Runs a function on a new phone. */
export type OnPhone = <Result>(
  use: (phone: Phone) => Promise<Result>,
) => Promise<Result>;

/** Starts a browser for phones. */
export async function withPhones<Result>(
  run: (onPhone: OnPhone) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  return withBrowser(
    (browser) => run((use) => onPhone(browser, port, use)),
    `--remote-debugging-port=${port}`,
  );
}

/** In milliseconds. */
const timeout = 30_000;
const interval = 100;

/**
 * Looks until something is found in the page.
 * @returns what was found
 * @throws Error after 30 seconds
 */
export async function waitUntil<Arguments extends unknown[], Found>(
  { evaluate }: Phone,
  find: (...values: Arguments) => Found | false | undefined,
  ...values: Arguments
): Promise<Found> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = await evaluate(find, ...values);
    if (found) return found;
    if (performance.now() > end) {
      throw new Error(
        `${find.name}(${values.join(', ')}) found nothing in the page.`,
      );
    }
    await setTimeout(interval);
  }
}

/**
 * Bypasses Playwright, which enables `Runtime` in all of its pages. That makes V8 parse React's code a second time to get
 * call positions, which takes ten times as long as running it.
 * @param port the browser's `--remote-debugging-port`
 */
async function onPhone<Result>(
  browser: Browser,
  port: number,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const page = { url: 'about:blank', browserContextId };
  const { targetId } = await root.send('Target.createTarget', page);
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/devtools/page/${targetId}`,
  );
  try {
    await once(socket, 'open');
    const cdp = protocolOver(socket);
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      ...screen,
      mobile: true,
    });
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await cdp.send('Page.enable');
    return await use({
      cdp,
      async load(url) {
        const loaded = new Promise((resolve) =>
          cdp.on('Page.loadEventFired', resolve),
        );
        const { errorText } = await cdp.send('Page.navigate', { url });
        if (errorText) throw new Error(`${url}: ${errorText}`);
        await withTimeout(`${url} to load`, loaded, 60_000);
      },
      evaluate: (pageFunction, ...values) =>
        evaluate(cdp, pageFunction, values),
    });
  } finally {
    socket.close();
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}

/** A session with Playwright's types over a separate connection. */
function protocolOver(socket: WebSocket): Protocol {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, ((params: unknown) => void)[]>();
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data)) as {
      id?: number;
      method?: string;
      params?: unknown;
      result?: unknown;
      error?: { message: string };
    };
    if (method)
      for (const listener of listeners.get(method) ?? []) listener(params);
    if (id === undefined) return;
    if (error) open.get(id)?.reject(new Error(error.message));
    else open.get(id)?.resolve(result);
    open.delete(id);
  });
  return {
    send: ((method: string, params: object = {}) => {
      const answer = Promise.withResolvers<unknown>();
      open.set((calls += 1), answer);
      socket.send(JSON.stringify({ id: calls, method, params }));
      return answer.promise;
    }) as CDPSession['send'],
    on: ((event: string, listener: (params: unknown) => void) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    }) as unknown as CDPSession['on'],
  };
}

async function evaluate<Arguments extends unknown[], Result>(
  cdp: Protocol,
  pageFunction: (...values: Arguments) => Result | Promise<Result>,
  values: Arguments,
): Promise<Result> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression: `(${pageFunction.toString()})(...${JSON.stringify(values)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) {
    const { exception, text } = exceptionDetails;
    throw new Error(`In the page: ${exception?.description ?? text}`);
  }
  // JSON has no Infinity.
  const special = result.unserializableValue;
  return (special === undefined ? result.value : Number(special)) as Result;
}
