import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Manifest } from 'shared/manifest';
import { Settings } from '../src/config/settings.ts';
import { KnownPages } from '../src/pages/known-pages.ts';
import { builtPages } from './support/built-site.ts';
import { PagesServer } from './support/pages-server.ts';
import { until } from 'e2e/servers/until.ts';

let server: PagesServer;
let known: KnownPages;
let built: Manifest;

beforeEach(async () => {
  server = await PagesServer.start(builtPages);
  known = new KnownPages(Object.assign(new Settings(), { PAGES_URL: server.url }));
  built = JSON.parse(await readFile(join(builtPages, 'manifest.json'), 'utf8')) as Manifest;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

/** From now on, nginx serves this manifest. */
function serve(manifest: unknown): void {
  server.overrides.set('/manifest.json', (response) => response.end(JSON.stringify(manifest)));
}

function passTime(seconds: number): void {
  const later = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

const labels = async () => (await known.list()).map(({ label }) => label);

test('knows the built pages, with and without the slash, but not the admin page', async () => {
  expect(await known.find('/')).toEqual({ path: '/', label: 'Home' });
  expect(await known.find('/about')).toBe(await known.find('/about/'));
  expect(await known.find('/about')).toMatchObject({ path: '/about/' });
  expect(await known.find('/admin')).toBeUndefined();
  expect(server.requested).toEqual(['/manifest.json']);
});

const withSecondPage = (change: object) => (manifest: Manifest) => ({
  ...manifest,
  pages: manifest.pages.map((page, index) => (index === 1 ? { ...page, ...change } : page)),
});

test.each([
  ['of another kind', () => ({ name: 'Another program' })],
  ['without pages', (manifest: Manifest) => ({ ...manifest, pages: [] })],
  ['with a page without an id', withSecondPage({ id: undefined })],
  ['with a page without a label', withSecondPage({ label: undefined })],
  ['with a page without a status', withSecondPage({ status: '200' })],
  ['with a page without paths', withSecondPage({ paths: undefined })],
  ['with a page with an empty list of paths', withSecondPage({ paths: [] })],
])('knows no pages from a manifest %s, and asks again after a pause', async (_, change) => {
  serve(change(built));
  expect(await known.list()).toEqual([]);
  expect(await known.list()).toEqual([]);
  expect(server.requested).toHaveLength(1);

  serve(built);
  passTime(6);
  expect(await labels()).toContain('Home');
});

test('keeps the last pages while the manifest is malformed', async () => {
  const before = await labels();
  serve(withSecondPage({ paths: undefined })(built));
  passTime(61);
  expect(await labels()).toEqual(before);

  serve(withSecondPage({ label: 'A new label' })(built));
  await until('the new pages', async () => {
    passTime(6);
    return (await labels()).includes('A new label');
  });
});
