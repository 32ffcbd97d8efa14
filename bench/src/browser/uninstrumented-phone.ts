import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { freePort } from 'e2e/servers/ports.ts';
import { screen, startBrowser, type Protocol } from './phone.ts';

export interface UninstrumentedPhone {
  readonly cdp: Protocol;
  /** Runs a function in the page and returns its result. Its arguments and its result are copied as JSON. */
  readonly evaluate: <Arguments extends unknown[], Result>(
    pageFunction: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ) => Promise<Result>;
}

type OnPhone = <Result>(use: (phone: UninstrumentedPhone) => Promise<Result>) => Promise<Result>;

/** Starts a browser for phones that Playwright doesn't slow down. */
export async function withUninstrumentedPhones<Result>(
  run: (onPhone: OnPhone) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = await startBrowser(`--remote-debugging-port=${port}`);
  try {
    return await run((use) => onUninstrumentedPhone(browser, port, use));
  } finally {
    await browser.close();
  }
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
  { evaluate }: UninstrumentedPhone,
  find: (...values: Arguments) => Found | false | undefined,
  ...values: Arguments
): Promise<Found> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = await evaluate(find, ...values);
    if (found) return found;
    if (performance.now() > end) {
      throw new Error(`${find.name}(${values.join(', ')}) found nothing in the page.`);
    }
    await setTimeout(interval);
  }
}

/**
 * Like `onPhone`, but bypasses Playwright, which enables `Runtime` in all of its pages. That makes V8 parse
 * React's code a second time to get call positions, which takes ten times as long as running it.
 * @param port the browser's `--remote-debugging-port`
 */
async function onUninstrumentedPhone<Result>(
  browser: Browser,
  port: number,
  use: (phone: UninstrumentedPhone) => Promise<Result>,
): Promise<Result> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const page = { url: 'about:blank', browserContextId };
  const { targetId } = await root.send('Target.createTarget', page);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/devtools/page/${targetId}`);
  try {
    await once(socket, 'open');
    const cdp = protocolOver(socket);
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile: true });
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return await use({
      cdp,
      evaluate: (pageFunction, ...values) => evaluate(cdp, pageFunction, values),
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
    if (method) for (const listener of listeners.get(method) ?? []) listener(params);
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
  return result.value as Result;
}
