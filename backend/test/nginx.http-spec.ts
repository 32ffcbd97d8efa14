import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { RawConnection, sendOnce } from 'e2e/raw-connection.ts';
import {
  DayBackend,
  DayScript,
  period,
  publishPages,
} from 'e2e/servers/day-script.ts';
import { type SiteNginx, startSiteNginx } from 'e2e/servers/nginx.ts';
import { until } from 'e2e/servers/until.ts';

/** nginx by itself. With the backend: behind-nginx.http-spec.ts. */

let nginx: SiteNginx | undefined;

afterEach(() => nginx?.stop());

test('a form without JavaScript gets to a page that says what to do, whatever nginx refuses', async () => {
  // There's no backend here.
  nginx = await startSiteNginx({});
  const url = nginx.at('127.0.0.1');
  const sent = async (path: string, type: string, body = 'firstName=Ann') => {
    const headers = { 'Content-Type': type };
    const answer = await fetch(url + path, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    });
    return [answer.status, answer.headers.get('Location')];
  };
  const form = 'application/x-www-form-urlencoded';
  const notSent = [303, '/contact/not-sent/'];
  expect(await sent('/api/contact', form)).toEqual(notSent);
  expect(await sent('/api/contact/', `${form};charset=UTF-8`)).toEqual(notSent);
  const inSpanish = [303, '/es/contact/not-sent/'];
  expect(await sent('/api/contact?lang=es', form)).toEqual(inSpanish);
  expect(await sent('/api/contact?lang=es', form, 'x'.repeat(70_000))).toEqual(
    inSpanish,
  );
  const statuses: unknown[] = [];
  for (let count = 0; count < 200 && !statuses.includes(429); count += 1) {
    statuses.push((await sent('/api/contact', 'application/json', '{}'))[0]);
  }
  expect(statuses).toContain(429);
  expect(await sent('/api/contact', form)).toEqual(notSent);
});

/** The response to a request that no HTTP client would send. */
const responseTo = async (request: string): Promise<string> =>
  (await sendOnce(nginx?.at('127.0.0.1') ?? '', request)).response;

const rest = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';

/** Paths as they're sent, with what the backend gets. */
const passedPaths: readonly (readonly [sent: string, passed: string])[] = [
  ['/api/any?a=%20&b=/../', '/api/any?a=%20&b=/../'],
  ['/api//any/../%61ny', '/api/any'],
  ['/api/any%3Fany%25%20%0D%0Aany', '/api/any%3Fany%25%20%0D%0Aany'],
  ['/api/vitals/../%76itals', '/api/vitals'],
  ['/metrics/..%2fapi/', '/api/'],
  ['/metrics%3f/../api/any', '/api/any'],
];

/** Paths that the backend doesn't get. */
const otherPaths = [
  '/metrics',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api%0A',
  '/api',
  '/apis/any',
];

test('the backend gets paths under /api alone, as nginx has read them', async () => {
  const paths: unknown[] = [];
  const backend = createServer(({ url }, response) => {
    paths.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  nginx = await startSiteNginx({ backend: `127.0.0.1:${port}` });
  const sent = passedPaths.map(([path]) => path);
  for (const path of [...sent, ...otherPaths])
    await responseTo(`GET ${path}${rest}\r\n`);
  backend.close();
  expect(paths).toEqual(passedPaths.map(([, passed]) => passed));
});

test('calls go to the backend that is chosen, without a reload', async () => {
  const backends = ['first', 'second'].map((name) =>
    createServer((_, response) => response.end(name)).listen(0, '127.0.0.1'),
  );
  const [first = '', second = ''] = await Promise.all(
    backends.map(async (backend) => {
      await once(backend, 'listening');
      return `127.0.0.1:${(backend.address() as AddressInfo).port}`;
    }),
  );
  const server = (nginx = await startSiteNginx({ backend: first }));
  const answer = async () =>
    (await fetch(`${server.at('127.0.0.1')}/api/any`)).text();
  const STATE_DIR = join(server.folder, 'state');
  const env = { ...process.env, STATE_DIR, BACKEND_ADDRESS: first };
  const use = (...address: string[]) =>
    execFileSync('../nginx/use-backend.sh', address, { env });
  expect(await answer()).toBe('first');
  use(second);
  expect(await answer()).toBe('second');
  use();
  expect(await answer()).toBe('first');
  for (const backend of backends) backend.close();
});

test('until pages are published, every answer says so', async () => {
  const server = (nginx = await startSiteNginx({}));
  await rm(join(server.folder, 'current'), { recursive: true });
  for (const path of ['/', '/about/', '/es/', '/favicon.ico']) {
    const page = await fetch(server.at('127.0.0.1') + path);
    expect([path, page.status]).toEqual([path, 503]);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('run <code>make up</code>');
  }
  const call = await fetch(`${server.at('127.0.0.1')}/api/health/live`);
  expect(call.status).toBe(503);
  expect(await call.json()).toEqual({
    error: 'The site isn’t ready. Try again in a minute.',
  });
});

/** Files that no visitor may get, with a path that could lead to each. */
const hiddenFiles: readonly (readonly [path: string, file: string])[] = [
  ['/.env', 'current/files/.env'],
  ['/.git/config', 'current/files/.git/config'],
  ['/.git/config', 'current/pages/.git/config.html'],
  ['/assets/.env', 'assets/.env'],
  ['/about/.htpasswd', 'current/files/about/.htpasswd'],
  ['/about.html', 'current/pages/about.html'],
  ['/about.html.br', 'current/pages/about.html.br'],
  ['/current/pages/about.html', 'current/pages/about.html'],
  ['/robots.txt.gz', 'current/files/robots.txt.gz'],
  ['/robots.txt.br', 'current/files/robots.txt.br'],
  ['/robots.txt~', 'current/files/robots.txt~'],
  ['/robots.txt~', 'current/pages/robots.txt~.html'],
  ['/robots.txt.bak', 'current/files/robots.txt.bak'],
  ['/robots.txt.swp', 'current/files/robots.txt.swp'],
  ['/release', 'current/release'],
  ['/assets/../release', 'current/release'],
  ['/assets/..%2frelease', 'current/release'],
  ['/manifest.json', 'current/manifest.json'],
  ['/errors/429.json', 'current/errors/429.json'],
  ['/releases', 'releases'],
  ['/built-from', 'built-from'],
];

/** Paths to folders, and to files outside of the site. */
const otherHiddenPaths = [
  '/assets/',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
];

/**
 * Public files in the same folders, to show that nginx serves these folders.
 */
const servedFiles = [
  ['/planted.txt', 'current/files/planted.txt'],
  ['/planted', 'current/pages/planted.html'],
  ['/assets/planted.txt', 'assets/planted.txt'],
] as const;

test('hidden files aren’t served, public ones beside them are', async () => {
  const { folder } = (nginx = await startSiteNginx({}));
  for (const [, file] of [...hiddenFiles, ...servedFiles]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), 'planted');
  }
  const hiddenPaths = hiddenFiles.map(([path]) => path);
  for (const path of [...hiddenPaths, ...otherHiddenPaths]) {
    const response = await responseTo(`GET ${path}${rest}\r\n`);
    expect([path, response]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 40[04] /),
    ]);
    expect(response).not.toContain('planted');
  }
  for (const [path] of servedFiles) {
    expect(await responseTo(`GET ${path}${rest}\r\n`)).toMatch(
      /^HTTP\/1\.1 200 [^]*planted/,
    );
  }
});

const page = (language: string) =>
  `<html lang="${language}"><div id="root">Hello</div>`;
const strip = (language: string) => [
  language,
  '<div id="root"',
  '<aside>Closed</aside><div id="root"',
];

test('what the front desk says is on every page, and gone after it, past every cache', async () => {
  const { at, folder } = (nginx = await startSiteNginx({}));
  const url = at('127.0.0.1');
  await rm(join(folder, 'current'), { recursive: true });
  const style = 'a'.repeat(43);
  await publishPages(folder, `0.${style}.${style}`, {
    'index.html': page('en'),
    'contact.html': page('en'),
    'admin.html': page('en'),
    '404.html': page('en'),
    'es.html': page('es'),
    'es/contact.html': page('es'),
    'es/404.html': page('es'),
  });
  const backend = await DayBackend.start();
  const script = await DayScript.start(folder, backend.address);
  const answer = async (path: string, etag = '', method = 'GET') => {
    const response = await fetch(url + path, {
      method,
      headers: { 'If-None-Match': etag },
      redirect: 'manual',
    });
    const { status, headers } = response;
    const text = await response.text();
    return {
      status,
      etag: headers.get('ETag') ?? '',
      policy: headers.get('Content-Security-Policy'),
      isClosed: text.includes('<aside>Closed</aside>'),
    };
  };
  const show = (isClosed: boolean) => {
    backend.body = isClosed ? period(-10, 3600, strip('en'), strip('es')) : '';
    return until('the change', async () => {
      return (await answer('/')).isClosed === isClosed;
    });
  };
  const paths = ['/', '/contact', '/contact/', '/es', '/es/', '/es/contact'];
  const answers = (etags: string[] = []) =>
    Promise.all(paths.map((path, index) => answer(path, etags[index])));
  const etagsOf = (list: { etag: string }[]) => list.map(({ etag }) => etag);

  const before = await answers();
  const admin = await answer('/admin');
  await show(true);
  const during = await answers(etagsOf(before));
  for (const [index, { policy, ...rest }] of during.entries()) {
    const { etag } = rest;
    expect(rest).toEqual({ status: 200, etag, isClosed: true });
    expect(policy).toContain(`'sha256-${style}='`);
    expect(policy).toBe(before[index]?.policy);
    expect(etag).not.toBe(before[index]?.etag);
  }
  for (const path of ['/nowhere', '/es/nowhere'])
    expect(await answer(path)).toMatchObject({ status: 404, isClosed: true });
  expect(await answer('//contact')).toMatchObject({ status: 301 });
  expect(await answer('/contact', '', 'HEAD')).toMatchObject({ status: 200 });
  expect(await answer('/admin', admin.etag)).toEqual({ ...admin, status: 304 });
  for (const { status } of await answers(etagsOf(during)))
    expect(status).toBe(304);

  await show(false);
  for (const { etag: _, ...rest } of await answers(etagsOf(during)))
    expect(rest).toMatchObject({ status: 200, isClosed: false });
  for (const { status } of await answers(etagsOf(before)))
    expect(status).toBe(304);
  await script.kill();
  await backend.stop();
  expect(script.output).toBe('');
});

test('4,500 connections that never finish their headers leave room for visitors, and are closed', async () => {
  nginx = await startSiteNginx({});
  const url = nginx.at('127.0.0.1');
  let isOver = false;
  const started = performance.now();
  const first = new RawConnection(url);
  first.send('GET / HTTP/1.1\r\nX-Slow: ');
  const closedAfter = first.closed.then(
    () => (performance.now() - started) / 1000,
  );
  const flood = new Set<RawConnection>();
  const open = () => {
    const connection = new RawConnection(url);
    connection.send('GET / HTTP/1.1\r\nX-Slow: ');
    flood.add(connection);
    void connection.closed.then(() => {
      flood.delete(connection);
      if (!isOver) void open();
    });
    return connection.opened;
  };
  await Promise.all(Array.from({ length: 4500 }, open));
  const statuses: unknown[] = [];
  for (let visit = 0; visit < 9; visit += 1) {
    const headers = { Connection: 'close' };
    const answer = fetch(`${url}/.well-known/security.txt`, { headers });
    statuses.push(await answer.then(({ status }) => status, String));
    await setTimeout(200);
  }
  isOver = true;
  for (const connection of flood) connection.close();
  // nginx closes it after five seconds, but a busy machine notices later.
  // Without our setting, it would be sixty.
  expect(await closedAfter).toBeGreaterThan(3);
  expect(await closedAfter).toBeLessThan(30);
  expect(statuses).toEqual(Array(9).fill(200));
});
