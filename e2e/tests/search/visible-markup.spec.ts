import { expect, type Page } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { isNode, readGraph, typesOf, type Node } from '../../src/structured-data/graph.ts';
import { test } from '../../src/site-test.ts';

/** The nodes that tell in their own words what stands on the page. */
const told = [
  'FAQPage',
  'HowTo',
  'Person',
  'Review',
  'AggregateRating',
  'Service',
  'MedicalCondition',
  'MedicalTherapy',
];

/** What is for machines alone: addresses, durations, which of several towns is meant. */
const unread = ['url', 'image', 'serviceUrl', 'totalTime', 'containedInPlace'];

/** The words in a node and the nodes inside it. */
function words(node: Node): string[] {
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || unread.includes(property)) return [];
    return [value].flat().flatMap((one) => (isNode(one) ? words(one) : [String(one)]));
  });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** All words of the page, those of closed answers too, without its scripts. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    return document.body.textContent;
  });
}

for (const path of publicPages) {
  test(`what the markup of ${path} tells stands on the page`, async ({ page, request }) => {
    await page.goto(path);
    const shown = plain(await textOf(page));
    const graph = await readGraph(request, path);
    const nodes = graph.filter((node) => typesOf(node).some((type) => told.includes(type)));
    const unseen = nodes.flatMap(words).filter((text) => !shown.includes(plain(text)));
    expect(unseen).toEqual([]);
  });
}
