import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderPage } from '@/app/entry-prerender';
import { page } from './page';

interface Node {
  '@type': string;
  url: string;
}

/** All text in a node except types and URLs. */
function text(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@') && key !== 'url')
    .flatMap(([, value]) => text(value));
}

const { document } = new JSDOM(await renderPage(page.canonical)).window;
const script = document.querySelector('script[type="application/ld+json"]');
const { '@graph': nodes } = JSON.parse(script?.textContent ?? '') as { '@graph': Node[] };
const conditions = nodes
  .filter((node) => node['@type'] === 'MedicalCondition')
  .map((node) => ({ id: new URL(node.url).hash.slice(1), node }));

test('has four conditions', () => {
  expect(conditions).toHaveLength(4);
});

test.each(conditions)('the card of $id shows all text in its structured data', ({ id, node }) => {
  const card = document.getElementById(id)?.textContent.toLowerCase() ?? '';
  const texts = text(node);
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.filter((each) => !card.includes(each.toLowerCase()))).toEqual([]);
});
