import { expect, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { pageMetadata } from '../../src/page-metadata.ts';
import { homeOf, publicPages } from '../../src/routes.ts';
import { isNode, readGraph, typesOf, type Node } from '../../src/structured-data/graph.ts';
import { test } from '../../src/visits.ts';

const KB = 1000;

/** The URL of the LCP element, or an empty string if it's text. */
function lcpImage(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = list.getEntries().slice(-1) as LargestContentfulPaint[];
          resolve(last?.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Types whose text must be visible on the page. */
const visibleTypes = [
  'FAQPage',
  'HowTo',
  'Person',
  'Review',
  'AggregateRating',
  'Service',
  'MedicalCondition',
  'MedicalTherapy',
];

/** Machine-readable properties that the page doesn't show. */
const hiddenProperties = ['url', 'image', 'serviceUrl', 'totalTime', 'containedInPlace'];

/** The text values of a node and its nested nodes. */
function texts(node: Node): string[] {
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || hiddenProperties.includes(property)) return [];
    return [value].flat().flatMap((one) => (isNode(one) ? texts(one) : [String(one)]));
  });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** The text of the page without scripts, including collapsed answers. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script')) script.remove();
    return body.textContent;
  });
}

/** A page that links to each page which header and footer don't link to. */
const linkedFrom: Record<string, string> = {
  '/': '/no-such-page',
  '/es/': '/es/no-such-page',
  '/eye-exam-near-me-in-metuchen/': '/eye-exam-edison-nj',
  '/myopia-treatment/': '/myopia-management/',
  '/myopia-management-by-dr-maya-sample/': '/about/',
};

for (const path of publicPages) {
  test.describe(path, () => {
    // Tests share one load of the page. All but the last are read-only.
    test.describe.configure({ mode: 'default' });

    test(`${path} has small images with width and height`, async ({ visits, request }) => {
      const { page } = await visits.to(path);
      const images = await page.locator('img').all();
      expect(images.length).toBeGreaterThan(0);
      for (const image of images) {
        const source = (await image.getAttribute('src')) ?? '';
        await expect.soft(image, source).toHaveAttribute('width', /^\d+$/);
        await expect.soft(image, source).toHaveAttribute('height', /^\d+$/);
        const response = await request.get(source);
        expect.soft(response.headers()['content-type'], source).toMatch(/^image\//);
        const bytes = (await response.body()).length;
        expect.soft(bytes, `${source} in bytes`).toBeLessThanOrEqual(40 * KB);
      }
    });

    test(`${path} sets fetchpriority only on the LCP image`, async ({ visits }) => {
      const { page } = await visits.to(path);
      const others = async () => {
        const largest = await lcpImage(page);
        const prioritized = await page
          .locator('img[fetchpriority]')
          .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
        return prioritized.filter((source) => source !== largest);
      };
      await expect.poll(others).toEqual([]);
    });

    test(`${path} shows the text of its structured data`, async ({ visits, request }) => {
      const { page } = await visits.to(path);
      const shown = plain(await textOf(page));
      const graph = await readGraph(request, path);
      expect(graph.length).toBeGreaterThan(0);
      const nodes = graph.filter((node) =>
        typesOf(node).some((type) => visibleTypes.includes(type)),
      );
      const missing = nodes.flatMap(texts).filter((text) => !shown.includes(plain(text)));
      expect(missing).toEqual([]);
    });

    const [, questions] = /^(.*\/something-just-happened\/)./.exec(path) ?? [];
    const from = linkedFrom[path] ?? questions ?? homeOf(path);

    test(`${path} has the same metadata after client-side navigation from ${from}`, async ({
      visits,
    }) => {
      const { page } = await visits.to(path);
      const metadata = await pageMetadata(page);

      await page.goto(from);
      await hydrated(page);
      expect(await pageMetadata(page)).not.toEqual(metadata);
      await followLink(page, path);
      await expect.poll(() => pageMetadata(page)).toEqual(metadata);
      visits.leave();
    });
  });
}
