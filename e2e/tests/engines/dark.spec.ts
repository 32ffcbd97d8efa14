import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';

test.use({ colors: 'dark' });

test('pages are dark', { tag: '@full' }, async ({ site }) => {
  for (const path of [
    '/',
    '/contact/',
    '/something-just-happened/',
    '/admin',
  ]) {
    await site.open(path);
    expect
      .soft(await site.colors(), path)
      .toEqual({ text: 'light', background: 'dark' });
    expect.soft(await site.messages(), path).toEqual([]);
  }
});
