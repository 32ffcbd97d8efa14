import { expect, test } from '@playwright/test';
import {
  compose,
  docker,
  inspect,
  logOf,
  shell,
} from '../../../src/compose-project.ts';
import { signIn } from '../../../src/own-stack.ts';
import { siteUrl } from '../../../src/environment.ts';

for (const service of ['nginx', 'backend', 'redis']) {
  test(`${service} has minimal privileges and resource limits`, async () => {
    // An earlier test may have restarted it.
    const health = async () => (await inspect(service)).State.Health?.Status;
    await expect.poll(health).toBe('healthy');
    const { Config, HostConfig } = await inspect(service);
    expect(Config.User).toMatch(/^(www-data|node|redis)$/);
    expect(HostConfig).toMatchObject({
      ReadonlyRootfs: true,
      Privileged: false,
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges:true'],
      RestartPolicy: { Name: 'always' },
      LogConfig: { Config: { 'max-size': '10m', 'max-file': '3' } },
    });
    expect(HostConfig.CapAdd ?? []).toEqual([]);
    expect(HostConfig.Memory).toBeGreaterThan(0);
    expect(HostConfig.Memory).toBeLessThanOrEqual(384 * 2 ** 20);
    expect(HostConfig.NanoCpus).toBeGreaterThan(0);
    expect(HostConfig.PidsLimit).toBeGreaterThan(0);
    expect(JSON.stringify(HostConfig.Binds ?? [])).not.toContain('docker.sock');
    expect(Config.Healthcheck?.Test[0]).toMatch(/^CMD/);
  });
}

test('only nginx publishes ports', async () => {
  const published = async (service: string) =>
    Object.keys((await inspect(service)).HostConfig.PortBindings);
  expect(await published('nginx')).toContain('8080/tcp');
  expect(await published('backend')).toEqual([]);
  expect(await published('redis')).toEqual([]);
});

test('Redis is in one internal network, without nginx', async () => {
  const networks = Object.keys(
    (await inspect('redis')).NetworkSettings.Networks,
  );
  expect(networks).toHaveLength(1);
  const ofNginx = Object.keys(
    (await inspect('nginx')).NetworkSettings.Networks,
  );
  expect(ofNginx).not.toContain(networks[0]);
  const internal = await docker(
    'network',
    'inspect',
    '--format',
    '{{.Internal}}',
    ...networks,
  );
  expect(internal.trim()).toBe('true');

  // The mailbox represents the outside: the backend can connect to it, Redis
  // can't.
  const connect = [
    'timeout',
    '3',
    'bash',
    '-c',
    `</dev/tcp/${await addressOf('mailbox')}/2525`,
  ];
  await compose('exec', '-T', 'backend', ...connect);
  await expect(compose('exec', '-T', 'redis', ...connect)).rejects.toThrow();
});

const sizes: [service: string, base: string, largest: number][] = [
  ['nginx', process.env['DEBIAN_IMAGE'] ?? 'debian:trixie-slim', 60],
  ['backend', process.env['NODE_IMAGE'] ?? 'node:24-trixie-slim', 80],
];

for (const [service, base, largest] of sizes) {
  test(`the ${service} image adds at most ${largest.toString()} MB to its base`, async () => {
    const { Image } = (await inspect(service)).Config;
    const added = (await megabytes(Image)) - (await megabytes(base));
    console.log(`${service}: ${added.toFixed(1)} MB above ${base}`);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(largest);
  });
}

test('the backend image has no development packages', async () => {
  const packages = (
    await compose('exec', '-T', 'backend', 'ls', 'node_modules')
  ).split('\n');
  expect(packages).toContain('bullmq');
  for (const name of ['typescript', 'jest', 'oxlint', 'supertest', '@swc']) {
    expect(packages).not.toContain(name);
  }
});

test('images contain no secrets in layers or metadata', async () => {
  const settings = JSON.parse(await compose('config', '--format', 'json')) as {
    services: { backend: { environment: Record<string, string> } };
  };
  const { SESSION_SECRET, ADMIN_PASSWORD_HASH } =
    settings.services.backend.environment;
  const secrets = [SESSION_SECRET, ADMIN_PASSWORD_HASH].map(
    (secret) => secret ?? '',
  );
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(30);

  for (const service of ['nginx', 'backend']) {
    const { Image } = (await inspect(service)).Config;
    const metadata = await docker('image', 'inspect', Image);
    const history = await docker('history', '--no-trunc', Image);
    for (const secret of secrets)
      expect(metadata + history).not.toContain(secret);
    expect(await linesInLayers(Image, secrets)).toBe(0);
  }
});

test('nginx starts one worker per CPU of its container', async () => {
  const programs = await docker('top', (await inspect('nginx')).Id);
  expect(programs.match(/nginx: worker process/g)).toHaveLength(1);
});

test('nginx logs a backend failure without visitor data', async ({
  request,
}) => {
  const since = new Date().toISOString();
  // A frozen backend accepts the request, and a killed one breaks it off.
  await compose('kill', '--signal', 'STOP', 'backend');
  const answer = request.get('/api/health/ready?name=Pat', {
    headers: { referer: `${siteUrl}/about/?name=Pat` },
  });
  await compose('kill', 'backend');
  expect([502, 503, 504]).toContain((await answer).status());
  await compose('up', '--detach', '--no-recreate', '--wait', 'backend');
  const errors = async (): Promise<string[]> => {
    const log = await compose(
      'logs',
      '--no-log-prefix',
      '--no-color',
      '--since',
      since,
      'nginx',
    );
    return log.split('\n').filter((line) => line.includes('[error]'));
  };
  await expect.poll(errors).not.toEqual([]);
  for (const line of await errors()) {
    expect(line).toContain('request: "GET /api/health/ready');
    expect(line).not.toMatch(/client:|referrer:|host:|Pat/);
  }
});

test('the nginx image starts without optional variables', async () => {
  const { Image } = (await inspect('nginx')).Config;
  const id = (await docker('run', '--detach', '--rm', Image)).trim();
  try {
    const connect = [
      'bash',
      '-c',
      'exec 3<>/dev/tcp/127.0.0.1/8080 && echo listens',
    ];
    const state = async () =>
      (await docker('inspect', '--format', '{{.State.Running}}', id)).trim() +
      (await docker('exec', id, ...connect).catch(() => ''));
    await expect.poll(state).toBe('truelistens\n');
  } finally {
    await docker('stop', '--time', '1', id);
  }
});

test("the backend logs nginx's request ID", async () => {
  await signIn(siteUrl);
  const signIns = async () =>
    (await logOf('backend')).filter(
      ({ message }) => message?.event === 'signed-in',
    );
  await expect.poll(signIns).not.toEqual([]);

  const { requestId } = (await signIns()).at(-1) ?? {};
  expect(requestId).toMatch(/^[0-9a-f]{32}$/);
  const asked = async () =>
    (await logOf('nginx')).filter((line) => line.requestId === requestId);
  await expect.poll(asked).not.toEqual([]);
  const [line] = await asked();
  expect(line?.path).toBe('/api/admin/login');
  expect(line?.address).toMatch(/\.0$/);
});

async function addressOf(service: string): Promise<string> {
  const [network] = Object.values(
    (await inspect(service)).NetworkSettings.Networks,
  );
  return network?.IPAddress ?? '';
}

const megabytes = async (image: string): Promise<number> =>
  Number(await docker('image', 'inspect', '--format', '{{.Size}}', image)) /
  1e6;

/**
 * Counts lines with one of the strings in all layers of an image. Layers aren't
 * compressed.
 */
async function linesInLayers(
  image: string,
  strings: string[],
): Promise<number> {
  const patterns = strings.map((string) => `-e '${string}'`).join(' ');
  return Number(
    await shell(
      `docker save ${image} | { LC_ALL=C grep -acF ${patterns} || true; }`,
    ),
  );
}
