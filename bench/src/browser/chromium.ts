import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../e2e/src/chromium.ts';

/** Starts Debian's Chromium without background requests. @param args additional switches */
export function startBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(process.env),
    // Chromium's own sandbox refuses to run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', ...args],
  });
}
