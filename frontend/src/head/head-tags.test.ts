import { expect, test } from 'vitest';
import { aboutEntry } from '@/registry/entries/about';
import { adminEntry } from '@/registry/entries/admin';
import { townEdisonEntry } from '@/registry/entries/town-edison';
import { headTags } from './head-tags';

test('a listed page names its canonical address in the form search engines shall keep', () => {
  expect(headTags(aboutEntry)).toContainEqual({
    tag: 'link',
    rel: 'canonical',
    href: `${__SITE_URL__}/about/`,
  });
  expect(headTags(townEdisonEntry)).toContainEqual({
    tag: 'link',
    rel: 'canonical',
    href: `${__SITE_URL__}/eye-exam-edison-nj`,
  });
});

test('a page that shall not be found says so and names no canonical address', () => {
  const tags = headTags(adminEntry);
  expect(tags).toContainEqual({ tag: 'meta', name: 'robots', content: 'noindex, nofollow' });
  expect(tags.some((tag) => tag.tag === 'link')).toBe(false);
});

test('search result, Open Graph and Twitter card say the same', () => {
  const contents = headTags(aboutEntry).flatMap((tag) => (tag.tag === 'meta' ? [tag.content] : []));
  const times = (text: string) => contents.filter((content) => content === text).length;
  expect(times(aboutEntry.description)).toBe(3);
  expect(times(`${__SITE_URL__}/social/about.png`)).toBe(2);
});
