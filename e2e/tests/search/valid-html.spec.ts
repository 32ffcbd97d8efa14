import { expect, test } from '@playwright/test';
import { htmlComplaints } from '../../src/html-validator.ts';
import { answerPages, canonicalPath, routes } from '../../src/routes.ts';

for (const path of [...routes.map(canonicalPath), ...answerPages]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(await htmlComplaints(html)).toEqual([]);
  });
}
