import {
  test as base,
  type APIRequestContext,
  type JSHandle,
  type Page,
} from '@playwright/test';
import { publicPages, responsePages } from './routes.ts';
import { siteUrl } from './environment.ts';

/** A page as nginx serves it: parsed, but neither shown nor run. */
export interface ServedPage {
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
  readonly document: JSHandle<Document>;
}

/** Requests and parses a page, without following redirects. */
async function read(
  request: APIRequestContext,
  parser: Page,
  path: string,
): Promise<ServedPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const document = await parser.evaluateHandle(
    (text) => new DOMParser().parseFromString(text, 'text/html'),
    html,
  );
  return {
    path,
    status: response.status(),
    headers: response.headers(),
    html,
    document,
  };
}

/**
 * Playwright's `test` with served pages, which is much quicker than opening
 * them: `served` reads one, `pages` are those for visitors.
 */
export const test = base.extend<
  object,
  { served: (path: string) => Promise<ServedPage>; pages: ServedPage[] }
>({
  served: [
    async ({ browser, playwright }, use) => {
      const parser = await browser.newPage();
      const request = await playwright.request.newContext({ baseURL: siteUrl });
      await use((path) => read(request, parser, path));
      await request.dispose();
      await parser.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ served }, use) => {
      const pages: ServedPage[] = [];
      for (const path of [...publicPages, ...responsePages])
        pages.push(await served(path));
      await use(pages);
    },
    { scope: 'worker' },
  ],
});

/** Paths of all hashed files that the home page references. */
export async function publicAssets(
  request: APIRequestContext,
): Promise<string[]> {
  const home = await (await request.get('/')).text();
  const paths = home.match(/\/assets\/[\w-]+-[\w-]{8}\.\w+/g);
  if (!paths) throw new Error('The home page names no hashed files.');
  return [...new Set(paths)];
}

/**
 * Width and height from the header chunk: https://www.w3.org/TR/png-3/#11IHDR
 */
export const pngSize = (file: Buffer): { width: number; height: number } => ({
  width: file.readUInt32BE(16),
  height: file.readUInt32BE(20),
});
