import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';

test.use({ colors: 'forced' });

test('buttons are outlined in forced colors', async ({ site }) => {
  for (const [path, button] of [
    ['/contact/', 'Send Message'],
    ['/admin', 'Sign in'],
  ] as const) {
    await site.open(path);
    expect(await site.tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const border = await site.tab.evaluate(
      (element) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(element);
        return { style: borderTopStyle, isTransparent: /^rgba\(.*, 0\)$/.test(borderTopColor) };
      },
      await site.element('button', button),
    );
    expect(border, path).toEqual({ style: 'solid', isTransparent: false });
    expect(await site.messages(), path).toEqual([]);
  }
});
