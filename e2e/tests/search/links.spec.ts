import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { publicPages } from '../../src/routes.ts';
import { siteUrl } from '../../src/site-url.ts';

test('every link within the site leads to a page, and every fragment to a place on it', async () => {
  const outside = new Set<string>();
  const { origin } = new URL(siteUrl);
  const { links } = await new LinkChecker().check({
    path: siteUrl,
    recurse: true,
    checkFragments: true,
    redirects: 'error',
    linksToSkip: (link) => {
      const isOutside = new URL(link).origin !== origin;
      if (isOutside) outside.add(link);
      return Promise.resolve(isOutside);
    },
  });

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => ({ url, parent, status }))).toEqual([]);
  const reached = links.map(({ url }) => new URL(url).pathname.replace(/(.)\/$/, '$1'));
  expect(reached).toEqual(
    expect.arrayContaining(publicPages.map((path) => path.replace(/(.)\/$/, '$1'))),
  );
  await test.info().attach('links to elsewhere', { body: [...outside].sort().join('\n') });
});
