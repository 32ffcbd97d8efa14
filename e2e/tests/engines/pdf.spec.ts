import { inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';

/** A PDF with its compressed object streams inflated. */
function inflated(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = text.matchAll(/\/ObjStm.*?stream\n(.*?)\nendstream/gs);
  const objects = Array.from(streams, ([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  return [text, ...objects].join('\n');
}

test('prints contact on at most two sheets, in its own typeface', async ({ site }) => {
  await site.open('/contact/');
  const objects = inflated(await site.tab.pdf());
  const sheets = objects.match(/\/Type\s*\/Page\b/g) ?? [];
  expect([1, 2]).toContain(sheets.length);
  expect(objects).toContain('Atkinson');
});
