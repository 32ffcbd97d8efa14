import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { addresses, responsePages } from '../../src/routes.ts';

/** A `<script>` or `<link>` that loads code or styles. */
interface LoadingTag {
  tag: string;
  path: string;
  integrity: string | undefined;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** All tags of a page that load a script or a style sheet, in any attribute order. */
function loadingTags(html: string): LoadingTag[] {
  return [...html.matchAll(/<(script|link)\b[^>]*>/g)].flatMap(([tag, name]) => {
    const path = attribute(tag, name === 'script' ? 'src' : 'href');
    const rel = attribute(tag, 'rel') ?? '';
    const loads =
      name === 'script' ||
      /^(stylesheet|modulepreload)$/.test(rel) ||
      (rel === 'preload' && /^(script|style)$/.test(attribute(tag, 'as') ?? ''));
    if (!path || !loads) return [];
    return { tag, path, integrity: attribute(tag, 'integrity') };
  });
}

const paths = [...addresses.map(({ typed }) => typed), ...responsePages];

test('every page has the integrity hash of each served script and style sheet', async ({
  request,
  baseURL,
}) => {
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const tags = loadingTags(await (await request.get(path)).text());
    expect(tags.map(({ path }) => path).filter((file) => file.includes('/boot-'))).toHaveLength(1);
    for (const { path: file, integrity } of tags) {
      // The MDN HTTP Observatory counts relative URLs as same-origin.
      expect(file).toMatch(/^\/assets\//);
      const hash = hashes.get(file) ?? (await servedHash(file));
      hashes.set(file, hash);
      expect(integrity, `${file} in ${path}`).toBe(hash);
    }
  }
  // Each language has a boot script and print styles, and `/admin` loads its modules at once.
  const names = new Set([...hashes.keys()].map((file) => file.replace(/-[\w-]{8}\./, '.')));
  expect([...names].sort()).toEqual([
    '/assets/admin-page.js',
    '/assets/admin.css',
    '/assets/axios.js',
    '/assets/boot-es.js',
    '/assets/boot.js',
    '/assets/print-en.css',
    '/assets/print-es.css',
    '/assets/rolldown-runtime.js',
    '/assets/show-sign-in.js',
    '/assets/site.js',
    '/assets/vendor.js',
  ]);

  /** Hash of the decompressed bytes, like the browser's. */
  async function servedHash(file: string): Promise<string> {
    const response = await fetch(new URL(file, baseURL), { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding'), file).toBe('br');
    const bytes = Buffer.from(await response.arrayBuffer());
    return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  }
});

test('blocks a modified script, and the page stays readable', async ({ page }) => {
  await page.route('**/assets/boot-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact/');
  await refused;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([]);
});

test('blocks a modified admin style sheet, and the page stays usable', async ({ page }) => {
  await page.route('**/assets/admin-*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto('/admin');
  await refused;
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
});
