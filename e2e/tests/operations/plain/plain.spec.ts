import { execFile } from 'node:child_process';
import { appendFile, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { repository, statusOf } from '../../../src/compose-project.ts';
import { newVisitor } from '../../../src/contact-form.ts';
import { siteUrl } from '../../../src/environment.ts';
import { freePort } from '../../../src/servers/ports.ts';

// `docker compose up` on a copy of the checkout, as people do by habit. The
// pages have the address of the tests' own site, so their image is there.
// Others on the machine can't read the copy, as on a hardened server.
test.describe.configure({ mode: 'serial' });

let folder: string;
let url: string;
let variables: NodeJS.ProcessEnv;

/** Runs a shell command in the copy. @returns what it prints, errors included. */
async function run(command: string): Promise<string> {
  const options = { cwd: folder, env: variables, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-c', `umask 077; { ${command}; } 2>&1`],
    options,
  );
  return stdout;
}

/** The container of a service. */
const containerOf = async (service: string) =>
  (await run(`docker compose ps --quiet ${service}`)).trim();

const post = (call: string, body: object) =>
  fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    body: JSON.stringify(body),
  });

const signIn = (password: string) => post('admin/login', { password });

const healthIs = (health: string, id: string) =>
  expect
    .poll(() => run(`docker inspect --format {{.State.Health.Status}} ${id}`))
    .toBe(`${health}\n`);

let nginx: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain compose '));
  const port = await freePort();
  url = `http://127.0.0.1:${port.toString()}`;
  variables = {
    PATH: env['PATH'],
    HOME: env['HOME'],
    PRACTICE: env['PRACTICE'],
    SITE_URL: siteUrl,
    HTTP_PORT: port.toString(),
    COMPOSE_PROJECT_NAME: `${env['COMPOSE_PROJECT_NAME'] ?? ''}-plain`,
  };
  await run(
    `git -C '${repository}' ls-files -z --cached --others --exclude-standard |
      tar -C '${repository}' --null --files-from - -cf - |
      tar --no-same-permissions -xf -`,
  );
  // Unhealthy sooner.
  await writeFile(
    join(folder, 'docker-compose.override.yml'),
    'services: { nginx: { healthcheck: { interval: 1s, start_period: 0s } } }\n',
  );
  await run('docker compose build nginx && docker compose up --detach nginx');
  nginx = await containerOf('nginx');
});

test.afterAll(async () => {
  await run(
    `docker compose --profile '*' down --volumes --remove-orphans
    docker image ls --filter "reference=$COMPOSE_PROJECT_NAME-*" --format '{{.Repository}}:{{.Tag}}' |
      xargs --no-run-if-empty -n 1 docker image rm`,
  );
  await rm(folder, { recursive: true });
});

test('without pages, the site says what to run', async () => {
  await healthIs('unhealthy', nginx);
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([
    503,
    expect.stringContaining('run <code>make up</code>'),
  ]);
  const call = await fetch(`${url}/api/health/live`);
  expect([call.status, await call.json()]).toEqual([
    503,
    { error: expect.stringContaining('The site isn’t ready') },
  ]);
  expect(await run('docker compose logs nginx')).toContain(
    'No pages have been published yet.',
  );
});

test('docker compose up starts a site from a clone', async () => {
  await run('docker compose up --detach --build');
  await expect.poll(() => statusOf(url)).toBe(200);
  const answer = await signIn('any');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'No password yet: run make admin-password on the server.' },
  ]);
  const message = { ...newVisitor(), consent: true };
  expect((await post('contact', message)).status).toBe(200);
  await expect
    .poll(() => run('docker compose exec -T backend ls /data/mail'))
    .toContain('.eml');
});

test('make up takes it over with an .env copied by hand, even while nginx is unhealthy', async () => {
  await copyFile(join(folder, '.env.example'), join(folder, '.env'));
  await run(
    'docker compose run --rm --no-deps pages mv /srv/site/current /srv/site/old',
  );
  await healthIs('unhealthy', nginx);
  const output = await run('make up');
  const [, password = ''] = /\n {4}([a-z0-9]{20})\n/.exec(output) ?? [];
  expect((await signIn(password)).status).toBe(200);
  expect(await statusOf(url)).toBe(200);
  expect(await containerOf('nginx')).toBe(nginx);
  expect(await run('make status')).toMatch(/^Release: \d{8}-\d{6}/m);
});

test('docker compose up publishes what has changed, and make status knows that it has no name', async () => {
  // Other pages, in less time than a build takes.
  await appendFile(
    join(folder, 'frontend/Dockerfile'),
    'USER root\nRUN echo new >/opt/dist/files/new.txt\nUSER www-data\n',
  );
  await run('docker compose up --detach --build');
  await expect.poll(() => statusOf(`${url}/new.txt`)).toBe(200);
  expect(await run('make status')).toContain('Release: without a name');
});
