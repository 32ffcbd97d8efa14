import { execFile } from 'node:child_process';
import { appendFile, copyFile, mkdtemp, rm } from 'node:fs/promises';
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

let folder: string;
let url: string;
let variables: NodeJS.ProcessEnv;

/** Runs a shell command in the copy. @returns what it prints, errors included. */
async function run(command: string): Promise<string> {
  const options = { cwd: folder, env: variables, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-c', `{ ${command}; } 2>&1`],
    options,
  );
  return stdout;
}

/** The container of a service. */
const containerOf = async (service: string) =>
  (await run(`docker compose ps --quiet ${service}`)).trim();

const signIn = (password: string) => post('admin/login', { password });

const post = (call: string, body: object) =>
  fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    body: JSON.stringify(body),
  });

test.beforeEach(async () => {
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
      tar -C '${repository}' --null --files-from - -cf - | tar -xf -`,
  );
});

test.afterEach(async () => {
  await run(
    `docker compose --profile '*' down --volumes --remove-orphans
    docker image ls --filter "reference=$COMPOSE_PROJECT_NAME-*" --format '{{.Repository}}:{{.Tag}}' |
      xargs --no-run-if-empty -n 1 docker image rm`,
  );
  await rm(folder, { recursive: true });
});

test('docker compose up starts a site from a clone, make up takes it over, and docker compose up publishes what has changed', async () => {
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
  const nginx = await containerOf('nginx');

  const output = await run('make up');
  const [, password = ''] = /\n {4}([a-z0-9]{20})\n/.exec(output) ?? [];
  expect((await signIn(password)).status).toBe(200);
  expect(await containerOf('nginx')).toBe(nginx);

  // Other pages, in less time than a build takes.
  await appendFile(
    join(folder, 'frontend/Dockerfile'),
    'USER root\nRUN echo new >/opt/dist/files/new.txt\nUSER www-data\n',
  );
  await run('docker compose up --detach --build');
  await expect.poll(() => statusOf(`${url}/new.txt`)).toBe(200);
});

test('without pages, the site says what to run, and make up starts it from there with an .env copied by hand', async () => {
  await copyFile(join(folder, '.env.example'), join(folder, '.env'));
  await run('docker compose build nginx && docker compose up --detach nginx');
  const health = 'docker inspect --format {{.State.Health.Status}}';
  const nginx = await containerOf('nginx');
  await expect.poll(() => run(`${health} ${nginx}`)).toBe('unhealthy\n');
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

  expect(await run('make up')).toContain('The admin password');
  expect(await containerOf('nginx')).toBe(nginx);
  expect(await statusOf(url)).toBe(200);
});
