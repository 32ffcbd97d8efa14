import { practice } from '@/content/practice';
import type { Page } from './page';

/** A site path as the full address that search engines and link previews need. */
export function absoluteUrl(path: string): string {
  return `${__SITE_URL__}${path}`;
}

type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string };

/** Everything of a page's head that search engines and link previews read. Pure. */
export function headTags(page: Page): readonly HeadTag[] {
  const url = absoluteUrl(page.canonical);
  const image = absoluteUrl(page.socialImage);
  return [
    { tag: 'title', text: page.title },
    { tag: 'meta', name: 'description', content: page.description },
    { tag: 'meta', name: 'robots', content: page.robots },
    // The not-found page stands at every unknown address, so it has none of its own.
    ...(page.id === 'not-found' ? [] : [{ tag: 'link', rel: 'canonical', href: url } as const]),
    { tag: 'meta', property: 'og:type', content: 'website' },
    { tag: 'meta', property: 'og:site_name', content: practice.name },
    { tag: 'meta', property: 'og:locale', content: 'en_US' },
    { tag: 'meta', property: 'og:title', content: page.title },
    { tag: 'meta', property: 'og:description', content: page.description },
    { tag: 'meta', property: 'og:url', content: url },
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
