import { describe, expect, test } from 'vitest';
import { headTags } from '@/seo/head-tags';
import { matchRoute } from '@/seo/match-route';
import { pages } from '@/seo/pages';
import { documentOf } from './rendered-pages';

interface Node {
  '@type': string | string[];
}

interface Graph {
  '@context': string;
  '@graph': Node[];
}

/** Where a declared tag is in a page's head, and what it says there. */
function inHead(tag: ReturnType<typeof headTags>[number]) {
  if (tag.tag === 'title') return { selector: 'title', value: tag.text };
  if (tag.tag === 'link') {
    return { selector: `link[rel="${tag.rel}"]`, attribute: 'href', value: tag.href };
  }
  const selector = 'name' in tag ? `meta[name="${tag.name}"]` : `meta[property="${tag.property}"]`;
  return { selector, attribute: 'content', value: tag.content };
}

describe.each(pages.map((page) => [page.id, page] as const))('%s', (id, page) => {
  test('has one heading of the first level', () => {
    expect(documentOf(id).querySelectorAll('h1')).toHaveLength(1);
  });

  test('has each declared tag once in its head', () => {
    const { head } = documentOf(id);
    for (const tag of headTags(page)) {
      const { selector, attribute, value } = inHead(tag);
      const found = [...head.querySelectorAll(selector)].map((element) =>
        attribute ? element.getAttribute(attribute) : element.textContent,
      );
      expect(found, selector).toEqual([value]);
    }
  });

  test('its structured data has the types that the registry declares', () => {
    const scripts = [...documentOf(id).querySelectorAll('script[type="application/ld+json"]')];
    const types = scripts.flatMap((script) => {
      const { '@context': context, '@graph': nodes } = JSON.parse(script.textContent) as Graph;
      expect(context).toBe('https://schema.org');
      return nodes.flatMap((node) => node['@type']);
    });
    expect([...new Set(types)].sort()).toEqual([...page.schemas].sort());
  });

  test('its internal links and anchors lead somewhere', () => {
    const links = [...documentOf(id).querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/') || href.startsWith('#'));
    const dead = links.filter((href) => {
      const { pathname, hash } = new URL(href, `http://site${page.canonical}`);
      const route = matchRoute(pathname);
      if (route.id === 'not-found' && id !== 'not-found') return true;
      return hash !== '' && !documentOf(route.id).getElementById(hash.slice(1));
    });
    expect(dead).toEqual([]);
  });

  test('each of its sources is cited where something is claimed', () => {
    const sources = [...documentOf(id).querySelectorAll('[id^=source-]')];
    const uncited = sources.filter(
      (source) => !documentOf(id).querySelector(`a[href="#${source.id}"]`),
    );
    expect(uncited.map((source) => source.id)).toEqual([]);
  });

  test('its images have a text alternative and a size', () => {
    const bare = [...documentOf(id).querySelectorAll('img')].filter((image) =>
      ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)),
    );
    expect(bare.map((image) => image.outerHTML)).toEqual([]);
  });

  test('holds no inline style, which the content security policy forbids', () => {
    expect(documentOf(id).querySelector('[style]')?.outerHTML).toBeUndefined();
  });
});
