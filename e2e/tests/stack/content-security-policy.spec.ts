import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { routes } from '../../src/routes.ts';

const paths = [...routes.map(({ path }) => path), '/contact/sent', '/no-such-page'];

test('every page has a minimal CSP', async ({ request }) => {
  for (const path of paths) {
    const { policy, html } = await read(request, path);
    const [style = '', ...otherStyles] = inline(html, 'style');
    const [script = '', ...otherScripts] = inline(html, 'script');
    expect.soft([...otherStyles, ...otherScripts], path).toEqual([]);
    expect.soft(script.length, path).toBeGreaterThan(0);
    expect.soft(script.length, path).toBeLessThanOrEqual(300);

    expect.soft(policy['style-src'], path).toContain(`'sha256-${hash(style, 'base64url')}='`);
    expect.soft(policy, path).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'script-src': ["'self'", `'sha256-${hash(script, 'base64')}'`],
      'connect-src': ["'self'"],
      'frame-src': [framesOf(path)],
    });
    expect.soft(JSON.stringify(policy), path).not.toMatch(/unsafe|\*|data:/);
  }
});

test('what isn’t a page has a CSP that allows nothing', async ({ request }) => {
  for (const path of ['/robots.txt', '/api/health/live', '/favicon.svg']) {
    const { policy } = await read(request, path);
    expect(policy, path).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  }
});

const framesOf = (path: string) =>
  /^(?:\/es)?\/contact$/.test(path) ? 'https://www.google.com' : "'none'";

/** The text of each `<style>` or `<script>` without attributes, which the browser runs in place. */
const inline = (html: string, tag: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);

const hash = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const directives = (response.headers()['content-security-policy'] ?? '').split('; ');
  const policy: Partial<Record<string, string[]>> = Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.trim().split(/ +/);
      return [name ?? '', sources];
    }),
  );
  return { policy, html: await response.text() };
}
