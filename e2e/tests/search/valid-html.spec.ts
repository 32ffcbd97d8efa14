import { expect, test } from '@playwright/test';
import { htmlErrors } from '../../src/html-validator.ts';
import { responsePages, canonicalPath, routes } from '../../src/routes.ts';

for (const path of [...routes.map(canonicalPath), ...responsePages]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(await htmlErrors(html)).toEqual([]);
  });
}
