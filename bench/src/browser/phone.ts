import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** The part of the DevTools protocol session that is used. */
export type Protocol = Pick<CDPSession, 'on' | 'send'>;

/** A page in a new browser profile without a cache. */
export interface Phone {
  readonly page: Page;
  readonly cdp: Protocol;
}

const { mobileSlow4G } = throttling;

/** The screen of Lighthouse's phone, in CSS pixels. */
export const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** Runs a function with a page in a new profile with the screen of Lighthouse's phone. */
export async function onPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const { deviceScaleFactor, ...viewport } = screen;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    return await use({ page, cdp: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

export async function slowProcessor({ cdp }: Pick<Phone, 'cdp'>, times: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Throttles the network like Lighthouse's phone (`devtools` throttling). */
export async function slowLine({ cdp }: Pick<Phone, 'cdp'>): Promise<void> {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: mobileSlow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(mobileSlow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(mobileSlow4G.uploadThroughputKbps),
  });
}

/** Lighthouse's CPU slowdown for a phone. */
export const phoneSlowdown = mobileSlow4G.cpuSlowdownMultiplier;
