import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as adminEntry } from '@/pages/admin/page';
import { pages as towns } from '@/pages/town/page';
import { headTags } from './head-tags';
import { pages } from './pages';

const [town] = towns;
if (!town) throw new Error('The example has no town.');

test('an indexable page has a canonical URL', () => {
  expect(headTags(aboutEntry)).toContainEqual({
    tag: 'link',
    rel: 'canonical',
    href: `${__SITE_URL__}/about/`,
  });
  expect(headTags(town)).toContainEqual({
    tag: 'link',
    rel: 'canonical',
    href: `${__SITE_URL__}/eye-exam-edison-nj`,
  });
});

test('an unlisted page is noindex', () => {
  const robots = { tag: 'meta', name: 'robots', content: 'noindex, nofollow' };
  expect(headTags(adminEntry)).toContainEqual(robots);
});

test('only the not-found page has no canonical URL', () => {
  const withoutCanonical = pages.filter(
    (page) => !headTags(page).some(({ tag }) => tag === 'link'),
  );
  expect(withoutCanonical.map(({ id }) => id)).toEqual(['not-found']);
});

test('search result, Open Graph and Twitter have the same title and description', () => {
  const contents = headTags(aboutEntry).flatMap((tag) => (tag.tag === 'meta' ? [tag.content] : []));
  const times = (text: string) => contents.filter((content) => content === text).length;
  expect(times(aboutEntry.description)).toBe(3);
  expect(times(`${__SITE_URL__}/social/about.png`)).toBe(2);
});
