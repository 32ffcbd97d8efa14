import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { language, prefix, translationsOf } from './languages';
import type { Page } from './page';

/**
 * A site path as the absolute URL that search engines and link previews need.
 */
export const absoluteUrl = (path: string): string => `${__SITE_URL__}${path}`;

type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string; hrefLang?: string };

/** The head tags that search engines and link previews read. Pure. */
export function headTags(page: Page): readonly HeadTag[] {
  const url = absoluteUrl(page.canonical);
  const image = absoluteUrl(page.socialImage);
  // The not-found page is served at every unknown URL, so it has no canonical
  // one.
  const hasAddress = page.id !== 'not-found';
  return [
    { tag: 'title', text: page.title },
    { tag: 'meta', name: 'description', content: page.description },
    { tag: 'meta', name: 'robots', content: page.robots },
    ...(hasAddress
      ? [{ tag: 'link', rel: 'canonical', href: url } as const]
      : []),
    ...alternates(page),
    { tag: 'meta', property: 'og:type', content: 'website' },
    { tag: 'meta', property: 'og:site_name', content: practice.name },
    { tag: 'meta', property: 'og:locale', content: t('en_US') },
    { tag: 'meta', property: 'og:title', content: page.title },
    { tag: 'meta', property: 'og:description', content: page.description },
    ...(hasAddress
      ? [{ tag: 'meta', property: 'og:url', content: url } as const]
      : []),
    { tag: 'meta', property: 'og:image', content: image },
    { tag: 'meta', property: 'og:image:width', content: '1200' },
    { tag: 'meta', property: 'og:image:height', content: '630' },
    { tag: 'meta', property: 'og:image:alt', content: page.title },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
    { tag: 'meta', name: 'twitter:title', content: page.title },
    { tag: 'meta', name: 'twitter:description', content: page.description },
    { tag: 'meta', name: 'twitter:image', content: image },
  ];
}

/**
 * The page in each language, itself included, if there's more than one.
 * Visitors of any other language get English.
 */
function alternates({ id, kind, canonical }: Page): readonly HeadTag[] {
  const others = kind === 'unlisted' ? [] : translationsOf(id, canonical);
  if (others.length === 0) return [];
  return [
    { language, canonical },
    ...others,
    { language: 'x-default', canonical: canonical.slice(prefix.length) },
  ].map(({ language: hrefLang, canonical: path }) => ({
    tag: 'link',
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(path),
  }));
}
