import { once } from 'node:events';
import type { Browser, CDPSession } from 'playwright-core';
import { screen, type Protocol } from './phone.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface UninstrumentedPhone {
  readonly cdp: Protocol;
  readonly evaluate: <Result>(pageFunction: () => Result | Promise<Result>) => Promise<Result>;
}

/**
 * Like `onPhone`, but bypasses Playwright, which enables `Runtime` in all of its pages. That makes V8 parse
 * React's code a second time to get call positions, which takes ten times as long as running it.
 * @param port the browser's `--remote-debugging-port`
 */
export async function onUninstrumentedPhone<Result>(
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
    return await use({ cdp, evaluate: (pageFunction) => evaluate(cdp, pageFunction) });
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
    const { id, method, params, result, error } = JSON.parse(String(data)) as Message;
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

/** Runs a function in the page and returns its result. */
async function evaluate<Result>(
  cdp: Protocol,
  pageFunction: () => Result | Promise<Result>,
): Promise<Result> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression: `(${pageFunction.toString()})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`In the page: ${exceptionDetails.text}`);
  return result.value as Result;
}
