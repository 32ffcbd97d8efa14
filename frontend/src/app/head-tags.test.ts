import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as adminEntry } from '@/pages/admin/page';
import { pages as towns } from '@/pages/town/page';
import { headTags } from '@/seo/head-tags';
import { pages } from '@/seo/pages';

const [town] = towns;
if (!town) throw new Error('The example has no town.');

test('a listed page names its canonical address in the form search engines shall keep', () => {
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

test('a page that shall not be found says so', () => {
  const robots = { tag: 'meta', name: 'robots', content: 'noindex, nofollow' };
  expect(headTags(adminEntry)).toContainEqual(robots);
});

test('only the not-found page, which stands at every unknown address, names no canonical one', () => {
  const withoutCanonical = pages.filter(
    (page) => !headTags(page).some(({ tag }) => tag === 'link'),
  );
  expect(withoutCanonical.map(({ id }) => id)).toEqual(['not-found']);
});

test('search result, Open Graph and Twitter card say the same', () => {
  const contents = headTags(aboutEntry).flatMap((tag) => (tag.tag === 'meta' ? [tag.content] : []));
  const times = (text: string) => contents.filter((content) => content === text).length;
  expect(times(aboutEntry.description)).toBe(3);
  expect(times(`${__SITE_URL__}/social/about.png`)).toBe(2);
});
