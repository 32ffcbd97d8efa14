import { describe, expect, test } from 'vitest';
import { practice } from '@/content/practice';
import { headTags } from '@/seo/head-tags';
import { matchRoute } from '@/seo/match-route';
import { pages } from '@/seo/pages';
import { generalSections } from '../../generator/practice/schema/markdown-schemas.ts';
import { documentOf, graphsOf, textOf } from '@/testing/rendered-pages';

interface Node {
  '@type': string | string[];
}

/** The selector and attribute of a declared head tag. */
function inHead(tag: ReturnType<typeof headTags>[number]) {
  if (tag.tag === 'title') return { selector: 'title', value: tag.text };
  if (tag.tag === 'link') {
    const language = tag.hrefLang ? `[hreflang="${tag.hrefLang}"]` : '';
    return {
      selector: `link[rel="${tag.rel}"]${language}`,
      attribute: 'href',
      value: tag.href,
    };
  }
  const selector =
    'name' in tag
      ? `meta[name="${tag.name}"]`
      : `meta[property="${tag.property}"]`;
  return { selector, attribute: 'content', value: tag.content };
}

describe.each(pages.map((page) => [page.id, page] as const))(
  '%s',
  (id, page) => {
    test('has no class that its style sheet doesn’t define', () =>
      expect(documentOf(id).querySelectorAll('.undefined')).toHaveLength(0));

    test('has each declared tag once in the head', () => {
      const { head } = documentOf(id);
      for (const tag of headTags(page)) {
        const { selector, attribute, value } = inHead(tag);
        const found = [...head.querySelectorAll(selector)].map((element) =>
          attribute ? element.getAttribute(attribute) : element.textContent,
        );
        expect(found, selector).toEqual([value]);
      }
    });

    test('has the declared types in its structured data', () => {
      const types = graphsOf<Node>(id).flatMap(
        ({ '@context': context, '@graph': nodes }) => {
          expect(context).toBe('https://schema.org');
          return nodes.flatMap((node) => node['@type']);
        },
      );
      expect([...new Set(types)].sort()).toEqual([...page.schemas].sort());
    });

    test('has no broken internal links or anchors', () => {
      const links = [
        ...documentOf(id).querySelectorAll<HTMLAnchorElement>(
          // The browser tests follow links to other languages.
          'a[href]:not([hreflang])',
        ),
      ]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/') || href.startsWith('#'));
      const dead = links.filter((href) => {
        const { pathname, hash } = new URL(
          href,
          `http://site${page.canonical}`,
        );
        // A file, which the browser tests request.
        if (/\.\w+$/.test(pathname)) return false;
        const route = matchRoute(pathname);
        if (route.id === 'not-found' && id !== 'not-found') return true;
        return (
          hash !== '' && !documentOf(route.id).getElementById(hash.slice(1))
        );
      });
      expect(
        dead,
        `No page has these addresses. Look in text/en/${id}.md.`,
      ).toEqual([]);
    });

    test('cites nothing, and says nothing urgent, in a section that a practice can leave out', () => {
      for (const section of generalSections[id] ?? []) {
        const fixed = documentOf(id)
          .getElementById(section)
          ?.querySelector(
            'a[href^="#source-"], [data-urgent-advice], [data-urgent-level]',
          );
        expect(fixed?.outerHTML, section).toBeUndefined();
        expect(JSON.stringify(graphsOf(id))).not.toContain(`#${section}"`);
      }
    });

    test('links each source back to its citations', () => {
      const document = documentOf(id);
      for (const source of document.querySelectorAll('[id^=source-]')) {
        const marks = [...document.querySelectorAll(`a[href="#${source.id}"]`)];
        expect(marks, source.id).not.toEqual([]);
        const back = [...source.querySelectorAll('a[href^="#"]')];
        expect(back.map((link) => link.getAttribute('href'))).toEqual(
          marks.map((mark) => `#${mark.id}`),
        );
      }
    });

    test('says the same of its reviewer in text and structured data, and nothing if a claim is unchecked', () => {
      const text = textOf(id);
      const nodes = graphsOf<Node>(id).flatMap((graph) => graph['@graph']);
      const isReviewed = nodes.some((node) => 'lastReviewed' in node);
      expect(text.includes('Medically reviewed by')).toBe(isReviewed);
      if (practice.sample) expect(isReviewed).toBe(false);
      const sources = [...documentOf(id).querySelectorAll('[id^=source-]')];
      const unchecked = sources.filter(
        ({ textContent }) => !textContent.includes('Checked '),
      );
      if (unchecked.length > 0) {
        expect(isReviewed).toBe(false);
        expect(text).not.toMatch(/reviewed this page/);
      }
    });

    test('has images with alt text and size', () => {
      const bare = [...documentOf(id).querySelectorAll('img')].filter((image) =>
        ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)),
      );
      expect(bare.map((image) => image.outerHTML)).toEqual([]);
    });

    test('has no inline styles, which the CSP blocks', () =>
      expect(
        documentOf(id).querySelector('[style]')?.outerHTML,
      ).toBeUndefined());
  },
);
