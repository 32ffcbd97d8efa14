import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** What is used of the DevTools protocol. */
export type Protocol = Pick<CDPSession, 'on' | 'send'>;

/** A new browser profile, so that nothing is cached, with a way to slow it down. */
export interface Phone {
  readonly page: Page;
  readonly cdp: Protocol;
}

const { mobileSlow4G } = throttling;

/** The screen of Lighthouse's phone, in CSS pixels. */
export const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** Opens a page in a profile of its own, with the screen of Lighthouse's phone; closes it in the end. */
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

/** Slows the processor down. */
export async function slowProcessor({ cdp }: Pick<Phone, 'cdp'>, times: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Slows the line down in the browser, as Lighthouse does for its phone (`devtools` throttling). */
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

/** How much slower Lighthouse takes a phone's processor to be. */
export const phoneSlowdown = mobileSlow4G.cpuSlowdownMultiplier;
