import { expect, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { pageIdentity } from '../../src/page-identity.ts';
import { publicPages } from '../../src/routes.ts';
import { isNode, readGraph, typesOf, type Node } from '../../src/structured-data/graph.ts';
import { test } from '../../src/visits.ts';

const KB = 1000;

const withoutPictures = ['/new-patients/', '/reviews/'];

/** The address of the largest picture or text that the browser has painted; empty for a text. */
function largestPicture(page: Page): Promise<string> {
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
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script')) script.remove();
    return body.textContent;
  });
}

/** Where the pages are linked that neither the header nor the footer of the home page names. */
const linkedFrom: Record<string, string> = {
  '/': '/no-such-page',
  '/eye-exam-near-me-in-metuchen/': '/eye-exam-edison-nj',
  '/myopia-treatment/': '/myopia-management/',
  '/myopia-management-by-dr-maya-sample/': '/about/',
};

for (const path of publicPages) {
  test.describe(path, () => {
    // One page, loaded once: the tests only look at it, up to the last one.
    test.describe.configure({ mode: 'default' });

    test(`${path} has pictures that are small, and as large as the page says before they come`, async ({
      visits,
      request,
    }) => {
      const { page } = await visits.to(path);
      const pictures = await page.locator('img').all();
      expect(pictures.length > 0, 'has pictures').toBe(!withoutPictures.includes(path));
      for (const picture of pictures) {
        const source = (await picture.getAttribute('src')) ?? '';
        await expect.soft(picture, source).toHaveAttribute('width', /^\d+$/);
        await expect.soft(picture, source).toHaveAttribute('height', /^\d+$/);
        const response = await request.get(source);
        expect.soft(response.headers()['content-type'], source).toMatch(/^image\//);
        const bytes = (await response.body()).length;
        expect.soft(bytes, `${source} in bytes`).toBeLessThanOrEqual(40 * KB);
      }
    });

    test(`${path} sets fetchpriority only on the LCP image`, async ({ visits }) => {
      const { page } = await visits.to(path);
      const others = async () => {
        const largest = await largestPicture(page);
        const hurried = await page
          .locator('img[fetchpriority]')
          .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ src }) => src));
        return hurried.filter((source) => source !== largest);
      };
      await expect.poll(others).toEqual([]);
    });

    test(`what the markup of ${path} tells is on the page`, async ({ visits, request }) => {
      const { page } = await visits.to(path);
      const shown = plain(await textOf(page));
      const graph = await readGraph(request, path);
      expect(graph.length).toBeGreaterThan(0);
      const nodes = graph.filter((node) => typesOf(node).some((type) => told.includes(type)));
      const unseen = nodes.flatMap(words).filter((text) => !shown.includes(plain(text)));
      expect(unseen).toEqual([]);
    });

    const from = linkedFrom[path] ?? '/';

    test(`${path} says the same to machines when reached by a click from ${from}`, async ({
      visits,
    }) => {
      const { page } = await visits.to(path);
      const identity = await pageIdentity(page);

      await page.goto(from);
      await hydrated(page);
      expect(await pageIdentity(page)).not.toEqual(identity);
      await followLink(page, path);
      await expect.poll(() => pageIdentity(page)).toEqual(identity);
      await visits.leave();
    });
  });
}
