import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';

test.use({ colors: 'dark' });

for (const path of ['/', '/contact/', '/something-just-happened/', '/admin']) {
  test(`${path} is dark, with enough contrast`, async ({ site }) => {
    await site.open(path);
    expect(await site.colors()).toEqual({ text: 'light', background: 'dark' });
    expect(await site.lowContrast()).toEqual([]);
    expect(await site.messages()).toEqual([]);
  });
}
