import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import { pages } from '@/seo/pages';
import { practice } from '@/content/practice';
import { linkCitations, renderPage } from '@/app/entry-prerender';
import {
  ownPage,
  textBlocks,
} from '../../generator/readability/page-sentences.ts';

/** All rendered pages by id. */
export const renderedPages = new Map<
  string,
  { html: string; document: Document }
>();

// No closure has passed yet.
vi.useFakeTimers({ toFake: ['Date'], now: 0 });
for (const { id, canonical } of pages) {
  const html = await renderPage(canonical);
  const { document } = new JSDOM(html).window;
  linkCitations(document);
  renderedPages.set(id, { html, document });
}
vi.useRealTimers();

export function documentOf(id: string): Document {
  const page = renderedPages.get(id);
  if (!page) throw new Error(`"${id}" was not rendered.`);
  return page.document;
}

interface Graph<Node> {
  '@context': string;
  '@graph': Node[];
}

/** The page's structured data: one graph, or none. */
export function graphsOf<Node>(id: string): Graph<Node>[] {
  const scripts = documentOf(id).querySelectorAll(
    'script[type="application/ld+json"]',
  );
  return [...scripts].map(
    ({ textContent }) => JSON.parse(textContent) as Graph<Node>,
  );
}

const texts = new Map<string, string>();

/** The page's text in one line, without structured data. */
export function textOf(id: string): string {
  const known = texts.get(id);
  if (known !== undefined) return known;
  const body = documentOf(id).body.cloneNode(true) as HTMLElement;
  for (const script of body.querySelectorAll('script')) script.remove();
  // Separate blocks with a space.
  for (const block of body.querySelectorAll(
    'p, li, h1, h2, h3, h4, dt, dd, td, th, summary',
  )) {
    block.append(' ');
  }
  const text = body.textContent.replace(/\s+/g, ' ').trim();
  texts.set(id, text);
  return text;
}

const blocks = new Map<string, string[]>();

/**
 * A page's texts between header and footer, without the elements that match
 * `skipped`.
 */
export function ownTexts(id: string, skipped = '[id^=source-]'): string[] {
  const key = `${id} ${skipped}`;
  const known = blocks.get(key);
  if (known) return known;
  const main = ownPage(documentOf(id), practice)
    .querySelector('main')
    ?.cloneNode(true) as Element | undefined;
  for (const element of main?.querySelectorAll(skipped) ?? []) element.remove();
  const found = main ? textBlocks(main) : [];
  blocks.set(key, found);
  return found;
}
