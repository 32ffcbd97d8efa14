import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { publicPages } from '../../src/routes.ts';
import { siteUrl } from '../../src/environment.ts';

test('no internal link or fragment is broken', async () => {
  const external = new Set<string>();
  const { origin } = new URL(siteUrl);
  const { links } = await new LinkChecker().check({
    path: siteUrl,
    recurse: true,
    checkFragments: true,
    redirects: 'error',
    linksToSkip: (link) => {
      const isExternal = new URL(link).origin !== origin;
      if (isExternal) external.add(link);
      return Promise.resolve(isExternal);
    },
  });

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => ({ url, parent, status }))).toEqual([]);
  const reached = links.map(({ url }) => new URL(url).pathname.replace(/(.)\/$/, '$1'));
  expect(reached).toEqual(
    expect.arrayContaining(publicPages.map((path) => path.replace(/(.)\/$/, '$1'))),
  );
  await test.info().attach('external links', { body: [...external].sort().join('\n') });
});
