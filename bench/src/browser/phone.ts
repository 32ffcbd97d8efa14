import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from 'e2e/programs.ts';

/** Starts Debian's Chromium without background requests. @param args additional switches */
export function startBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(process.env),
    // Chromium's own sandbox refuses to run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', ...args],
  });
}

/** The part of the DevTools protocol session that is used. */
export type Protocol = Pick<CDPSession, 'on' | 'send'>;

interface HasProtocol {
  readonly cdp: Protocol;
}

/** A page in a new browser profile without a cache. */
export interface Phone extends HasProtocol {
  readonly page: Page;
}

/** The screen of Lighthouse's phone, in CSS pixels. */
export const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** Runs a function with a page in a new profile with the screen of Lighthouse's phone. */
export async function onPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const { deviceScaleFactor, ...viewport } = screen;
  const options = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true };
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await use({ page, cdp: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

const { mobileSlow4G } = throttling;

/** Lighthouse's CPU slowdown for a phone. */
export const phoneSlowdown = mobileSlow4G.cpuSlowdownMultiplier;

export async function slowProcessor({ cdp }: HasProtocol, times = phoneSlowdown): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Throttles the network like Lighthouse's phone (`devtools` throttling). */
export async function slowLine({ cdp }: HasProtocol): Promise<void> {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: mobileSlow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(mobileSlow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(mobileSlow4G.uploadThroughputKbps),
  });
}

/** The code that times visits. It has its own budget and is loaded after everything else. */
const vitals = '/assets/vitals-';

/** Milliseconds that a page's requests can take at most. */
const trafficLimit = 120_000;

/** Watches a page's requests from now on. */
export async function watchTraffic({ cdp }: HasProtocol) {
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
    /** Counts those before a time in milliseconds since 1970. Bytes are those of whole responses, including headers. */
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
        if (performance.now() > end) throw new Error('The page never stopped loading.');
        await new Promise((resolve) => setTimeout(resolve, Math.max(left, 20)));
      }
    },
  };
}
