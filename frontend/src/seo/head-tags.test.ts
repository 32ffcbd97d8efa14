import { otherLocales } from 'virtual:locale';
import { expect, test } from 'vitest';
import { practice } from '@/content/practice';
import { page as aboutEntry } from '@/pages/about/page';
import { page as adminEntry } from '@/pages/admin/page';
import { page as contactEntry } from '@/pages/contact/page';
import { pages as towns } from '@/pages/town/page';
import { headTags } from './head-tags';
import { indexablePages, pages } from './pages';

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

test('every tag of every page is a title, a meta tag or a link', () => {
  const kinds = pages.flatMap((page) => headTags(page).map(({ tag }) => tag));
  expect(new Set(kinds)).toEqual(new Set(['title', 'meta', 'link']));
});

test('search result, Open Graph and Twitter have the same title and description', () => {
  const contents = headTags(aboutEntry).flatMap((tag) => (tag.tag === 'meta' ? [tag.content] : []));
  const times = (text: string) => contents.filter((content) => content === text).length;
  expect(times(aboutEntry.description)).toBe(3);
  expect(times(`${__SITE_URL__}/social/about.png`)).toBe(2);
});

test('a page has all its tags, in order', () => {
  const { title, description } = contactEntry;
  const url = `${__SITE_URL__}/contact/`;
  const image = `${__SITE_URL__}/social/contact.png`;
  const alternate = (hrefLang: string, path: string) => ({
    tag: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${__SITE_URL__}${path}`,
  });
  const named = (name: string, content: string) => ({ tag: 'meta', name, content });
  const openGraph = (property: string, content: string) => ({ tag: 'meta', property, content });
  expect(headTags(contactEntry)).toEqual([
    { tag: 'title', text: title },
    named('description', description),
    named('robots', 'index, follow'),
    { tag: 'link', rel: 'canonical', href: url },
    alternate('en', '/contact/'),
    ...otherLocales.map((other) => alternate(other.language, `${other.prefix}/contact/`)),
    alternate('x-default', '/contact/'),
    openGraph('og:type', 'website'),
    openGraph('og:site_name', practice.name),
    openGraph('og:locale', 'en_US'),
    openGraph('og:title', title),
    openGraph('og:description', description),
    openGraph('og:url', url),
    openGraph('og:image', image),
    openGraph('og:image:width', '1200'),
    openGraph('og:image:height', '630'),
    openGraph('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ]);
});

test('only translated pages that can be found name their other languages', () => {
  const named = pages.filter((page) =>
    headTags(page).some((tag) => tag.tag === 'link' && tag.rel === 'alternate'),
  );
  expect(named.map(({ id }) => id)).toEqual(
    indexablePages
      .filter(({ id }) => otherLocales.some((other) => other.pages.test(id)))
      .map(({ id }) => id),
  );
});
