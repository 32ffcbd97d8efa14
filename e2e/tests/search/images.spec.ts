import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { pngSize } from '../../src/png.ts';
import { publicPages } from '../../src/routes.ts';

const KB = 1000;

async function contents(request: APIRequestContext, path: string, tag: RegExp): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(tag)].map(([, content = '']) => content);
}

test('every page has a unique social image', async ({ request }) => {
  const hashes = new Set<string>();
  for (const path of publicPages) {
    const [image = '', ...others] = await contents(
      request,
      path,
      /<meta (?:property="og:image"|name="twitter:image") content="([^"]+)"/g,
    );
    expect(others, 'Open Graph and Twitter have the same image').toEqual([image]);
    const response = await request.get(new URL(image).pathname);
    expect(response.headers()['content-type']).toBe('image/png');
    const png = await response.body();
    expect.soft(pngSize(png), image).toEqual({ width: 1200, height: 630 });
    expect.soft(png.length, image).toBeLessThan(300 * KB);
    hashes.add(createHash('sha256').update(png).digest('hex'));
  }
  expect(hashes.size).toBe(publicPages.length);
});

test('serves all linked icons', async ({ request }) => {
  const icons = await contents(
    request,
    '/',
    /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g,
  );
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const types = [];
  for (const icon of icons) {
    const response = await request.get(icon);
    expect(response.status()).toBe(200);
    types.push(response.headers()['content-type']);
  }
  expect(types).toEqual([expect.stringMatching(/icon/), 'image/svg+xml', 'image/png']);
  const touchIcon = await (await request.get('/apple-touch-icon.png')).body();
  expect(pngSize(touchIcon)).toEqual({ width: 180, height: 180 });
});

test('the web manifest has the name and correct icon sizes', async ({ request }) => {
  const [href = ''] = await contents(request, '/', /<link rel="manifest" href="([^"]+)"/g);
  const response = await request.get(href);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: /\w/, start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await (await request.get(src)).body());
    expect(`${width.toString()}x${height.toString()}`).toBe(sizes);
  }
});
