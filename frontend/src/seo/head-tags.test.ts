import { otherLocales } from 'virtual:locale';
import { expect, test } from 'vitest';
import { practice } from '@/content/practice';
import { page as adminEntry } from '@/pages/admin/page';
import { page as contactEntry } from '@/pages/contact/page';
import { pages as towns } from '@/pages/town/page';
import { headTags } from './head-tags';
import { indexablePages, pages } from './pages';

const [town] = towns;
if (!town) throw new Error('The example has no town.');

test('the canonical URL of a town has no slash at its end', () => {
  const href = `${__SITE_URL__}/eye-exam-edison-nj`;
  expect(headTags(town)).toContainEqual({
    tag: 'link',
    rel: 'canonical',
    href,
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
  const named = (name: string, content: string) => ({
    tag: 'meta',
    name,
    content,
  });
  const openGraph = (property: string, content: string) => ({
    tag: 'meta',
    property,
    content,
  });
  expect(headTags(contactEntry)).toEqual([
    { tag: 'title', text: title },
    named('description', description),
    named('robots', 'index, follow'),
    { tag: 'link', rel: 'canonical', href: url },
    alternate('en', '/contact/'),
    ...otherLocales.map((other) =>
      alternate(other.language, `${other.prefix}/contact/`),
    ),
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
