import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { routes } from '../../src/routes.ts';

const paths = [...routes.map(({ path }) => path), '/contact/sent', '/no-such-page'];
const pages: [path: string, frames: string][] = paths.map((path) => [
  path,
  /^(?:\/es)?\/contact$/.test(path) ? 'https://www.google.com' : "'none'",
]);

for (const [path, frames] of pages) {
  test(`${path} has a minimal CSP`, async ({ request }) => {
    const { policy, html } = await read(request, path);
    const [style = '', ...otherStyles] = inline(html, 'style');
    const [script = '', ...otherScripts] = inline(html, 'script');
    expect([...otherStyles, ...otherScripts]).toEqual([]);
    expect(script.length).toBeGreaterThan(0);
    expect(script.length).toBeLessThanOrEqual(300);

    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['style-src']).toContain(`'sha256-${hash(style, 'base64url')}='`);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['script-src']).toEqual(["'self'", `'sha256-${hash(script, 'base64')}'`]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|data:/);
    expect(policy['frame-src']).toEqual([frames]);
  });
}

for (const path of ['/robots.txt', '/api/health/live', '/favicon.svg']) {
  test(`${path} has a CSP that allows nothing`, async ({ request }) => {
    const { policy } = await read(request, path);
    expect(policy).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  });
}

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
