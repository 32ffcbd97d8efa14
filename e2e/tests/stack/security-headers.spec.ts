import { createHash } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { test, type ServedPage } from '../../src/served-pages.ts';
import { responsePages, routes } from '../../src/routes.ts';

test('a 304 response has no body and the same CSP', async ({ request }) => {
  const first = await request.get('/contact/');
  const again = await request.get('/contact/', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe('');
  const policies = [first, again].map(
    (one) => one.headers()['content-security-policy'],
  );
  expect(policies[1]).toBe(policies[0]);
});

test('other sites can embed social images', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [, image = ''] =
    /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(home) ?? [];
  const response = await request.get(image);
  expect(response.headers()['cross-origin-resource-policy']).toBe(
    'cross-origin',
  );
});

test('answers multiple ranges with the whole file', async ({ request }) => {
  const range = `bytes=${Array.from({ length: 200 }, (_, n) => `${n.toString()}-`).join(',')}`;
  const response = await request.get('/favicon.svg', { headers: { range } });
  expect(response.status()).toBe(200);
});

const paths = [...routes.map(({ path }) => path), ...responsePages];

test('every page has a minimal CSP', async ({ request }) => {
  for (const path of paths) {
    const { policy, html } = await read(request, path);
    // The admin page links its style sheet instead.
    const styles = inline(html, 'style');
    expect.soft(styles, path).toHaveLength(path === '/admin' ? 0 : 1);
    const [script = '', ...otherScripts] = inline(html, 'script');
    expect.soft(otherScripts, path).toEqual([]);
    expect.soft(script.length, path).toBeGreaterThan(0);
    expect.soft(script.length, path).toBeLessThanOrEqual(300);

    const hashes = styles.map(
      (style) => `'sha256-${hash(style, 'base64url')}='`,
    );
    expect
      .soft(policy['style-src'], path)
      .toEqual(expect.arrayContaining(hashes));
    expect.soft(policy, path).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'script-src': ["'self'", `'sha256-${hash(script, 'base64')}'`],
      'connect-src': ["'self'"],
      'img-src': ["'self'"],
      'frame-src': [framesOf(path)],
    });
    expect.soft(JSON.stringify(policy), path).not.toMatch(/unsafe|\*|data:/);
  }
});

test('what isn’t a page has a CSP that allows nothing', async ({ request }) => {
  for (const path of ['/robots.txt', '/api/health/live', '/favicon.svg']) {
    const { policy } = await read(request, path);
    expect(policy, path).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  }
});

const framesOf = (path: string) =>
  /^(?:\/es)?\/contact$/.test(path) ? 'https://www.google.com' : "'none'";

/**
 * The text of each `<style>` or `<script>` without attributes, which the
 * browser runs in place.
 */
const inline = (html: string, tag: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => text,
  );

const hash = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const directives = (
    response.headers()['content-security-policy'] ?? ''
  ).split('; ');
  const policy: Partial<Record<string, string[]>> = Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.trim().split(/ +/);
      return [name ?? '', sources];
    }),
  );
  return { policy, html: await response.text() };
}

const loading =
  'script[src], link:is([rel=stylesheet], [rel=modulepreload], [rel=preload]:is([as=script], [as=style]))';

/** All tags of a page that load a script or a style sheet. */
const loadingTags = ({ document }: ServedPage) =>
  document.evaluate(
    (served, selector) =>
      Array.from(served.querySelectorAll(selector), (tag) => ({
        path: tag.getAttribute('src') ?? tag.getAttribute('href') ?? '',
        integrity: tag.getAttribute('integrity'),
      })),
    loading,
  );

test('every page has the integrity hashes of its files', async ({
  served,
  baseURL,
}) => {
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const tags = await loadingTags(await served(path));
    expect(
      tags.map(({ path }) => path).filter((file) => file.includes('/boot-')),
    ).toHaveLength(1);
    for (const { path: file, integrity } of tags) {
      // The MDN HTTP Observatory counts relative URLs as same-origin.
      expect(file).toMatch(/^\/assets\//);
      const hash = hashes.get(file) ?? (await servedHash(file));
      hashes.set(file, hash);
      expect(integrity, `${file} in ${path}`).toBe(hash);
    }
  }

  /** Hash of the decompressed bytes, like the browser's. */
  async function servedHash(file: string): Promise<string> {
    const response = await fetch(new URL(file, baseURL), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding'), file).toBe('br');
    const bytes = Buffer.from(await response.arrayBuffer());
    return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  }
});
