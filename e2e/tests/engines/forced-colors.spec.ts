import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';

test.use({ colors: 'forced' });

for (const [path, button] of [
  ['/contact/', 'Send Message'],
  ['/admin', 'Sign in'],
] as const) {
  test(`${path} outlines its button in forced colors`, async ({ site }) => {
    await site.open(path);
    expect(await site.tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const border = await site.tab.evaluate(
      (element) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(element);
        return { style: borderTopStyle, isTransparent: /^rgba\(.*, 0\)$/.test(borderTopColor) };
      },
      await site.element('button', button),
    );
    expect(border).toEqual({ style: 'solid', isTransparent: false });
    expect(await site.messages()).toEqual([]);
  });
}
