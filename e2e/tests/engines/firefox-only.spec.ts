import { inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';

test.use({ colors: 'forced' });

test('buttons are outlined in forced colors', async ({ site }) => {
  for (const [path, button] of [
    ['/contact/', 'Send Message'],
    ['/admin', 'Sign in'],
  ] as const) {
    await site.open(path);
    expect(
      await site.tab.evaluate(
        () => matchMedia('(forced-colors: active)').matches,
      ),
    ).toBe(true);
    const border = await site.tab.evaluate(
      (element) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(element);
        return {
          style: borderTopStyle,
          isTransparent: /^rgba\(.*, 0\)$/.test(borderTopColor),
        };
      },
      await site.element('button', button),
    );
    expect(border, path).toEqual({ style: 'solid', isTransparent: false });
    expect(await site.messages(), path).toEqual([]);
  }
});

/** A PDF with its compressed object streams inflated. */
function inflated(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = text.matchAll(/\/ObjStm.*?stream\n(.*?)\nendstream/gs);
  const objects = Array.from(streams, ([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  return [text, ...objects].join('\n');
}

test(
  'prints contact on at most two sheets, in its own typeface',
  {
    tag: '@full',
  },
  async ({ site }) => {
    await site.open('/contact/');
    const objects = inflated(await site.tab.pdf());
    const sheets = objects.match(/\/Type\s*\/Page\b/g) ?? [];
    expect([1, 2]).toContain(sheets.length);
    expect(objects).toContain('Atkinson');
  },
);
