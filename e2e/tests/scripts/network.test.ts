import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

/**
 * A stand-in for `docker` of this version. Its networks have IPv6 if `hasIpv6`.
 */
const docker = (version: string, hasIpv6 = true, experimental = false) => `
  case "$1 $2" in
    "version --format") echo "${version} ${experimental.toString()}" ;;
    "network create") ${hasIpv6 ? 'echo id' : 'echo "no IPv6 address pool" >&2; exit 1'} ;;
    'compose config') ${projectName} ;;
    'compose version') echo 2.40.3 ;;
    'image inspect') echo sha256:1 ;;
    "run --rm") echo "cannot assign requested address" >&2; exit 125 ;;
  esac`;

const containers = (
  settings: string,
  program = docker('28.0.1'),
): Promise<Checkout> =>
  Checkout.create({ docker: program, env: `MODE=containers\n${settings}\n` });

const run = (checkout: Checkout, line: string) =>
  checkout.run([], `. scripts/containers/environment.sh\n${line}`, {
    MODE: 'containers',
  });

for (const [settings, address] of [
  ['SITE_URL=http://localhost:8080', '127.0.0.1'],
  ['SITE_URL=http://127.0.0.1:8080', '127.0.0.1'],
  ['SITE_URL=http://[::1]:8080', '127.0.0.1'],
  ['SITE_URL=', '127.0.0.1'],
  ['SITE_URL=https://example.com', ''],
  ['SITE_URL=https://localhost.example.com', ''],
  ['SITE_URL=http://192.168.1.7:8080', ''],
  ['SITE_URL=https://example.com\nBIND_ADDRESS=127.0.0.1', '127.0.0.1'],
  ['SITE_URL=http://localhost:8080\nBIND_ADDRESS=0.0.0.0', '0.0.0.0'],
  // For Docker, that would be IPv6 only.
  ['SITE_URL=http://localhost:8080\nBIND_ADDRESS=::', ''],
] as const) {
  test(`nginx is published on ${address || 'all addresses'} with ${settings}`, async () =>
    expect(
      (await run(await containers(settings), 'bind_address')).stdout.trim(),
    ).toBe(address));
}

for (const [settings, address, mode = 'containers'] of [
  ['SITE_URL=https://example.com', '127.0.0.1'],
  ['BIND_ADDRESS=0.0.0.0', '127.0.0.1'],
  ['BIND_ADDRESS=::', '127.0.0.1'],
  ['BIND_ADDRESS=192.0.2.7', '127.0.0.1', 'local'],
]) {
  test(`this machine reaches nginx at ${address ?? ''} with ${settings ?? ''} (${mode})`, async () => {
    const checkout = await containers(settings ?? '');
    const line = `. scripts/${mode}/environment.sh\nnginx_address`;
    expect((await checkout.run([], line, { MODE: mode })).stdout).toBe(
      `${address ?? ''}\n`,
    );
  });
}

for (const [what, program, ipv6] of [
  ['Docker 28', docker('28.0.1'), 'true'],
  ['Docker 28 on a machine without IPv6', docker('28.0.1', false), 'false'],
  ['Docker 26', docker('26.1.5', false), 'false'],
  ['Docker 26 with address pools but no ip6tables', docker('26.1.5'), 'false'],
  ['Docker 26 with both', docker('26.1.5+dfsg1', true, true), 'true'],
] as const) {
  test(`records IPV6=${ipv6} with ${what}`, async () => {
    const checkout = await containers(
      'SITE_URL=https://example.com\nIPV6=',
      program,
    );
    expect((await run(checkout, 'record_network')).status).toBe(0);
    const written = await checkout.read('.env');
    expect(written).toMatch(new RegExp(`^IPV6=${ipv6}$`, 'm'));
    expect(written).toMatch(/^PUBLISH_ADDRESS=$/m);
  });
}

test('keeps IPV6 and follows SITE_URL', async () => {
  const checkout = await containers(
    'SITE_URL=http://localhost:8080\nIPV6=false\nPUBLISH_ADDRESS=',
  );
  await run(checkout, 'record_network');
  const written = await checkout.read('.env');
  expect(written).toMatch(/^IPV6=false$/m);
  expect(written).toMatch(/^PUBLISH_ADDRESS=\[127\.0\.0\.1\]:$/m);
});

test('rejects IPV6=true before anything stops if Docker has no addresses for it', async () => {
  const line = 'require_ipv6';
  const rejected = await run(
    await containers('IPV6=true', docker('28.0.1', false)),
    line,
  );
  expect(rejected.status).toBe(1);
  expect(rejected.stderr).toMatch(/no IPv6 addresses .* Nothing was changed\./);
  for (const settings of ['IPV6=true', 'IPV6=false'])
    expect((await run(await containers(settings), line)).status).toBe(0);
});

test('rejects an address that Docker can’t use', async () => {
  const { status, stderr } = await run(
    await containers('BIND_ADDRESS=192.0.2.7'),
    'require_own_address',
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /cannot assign requested address\nError: BIND_ADDRESS in \.env is 192\.0\.2\.7/,
  );
});

/**
 * What `make preflight` says about the network on a machine with a public IPv6
 * address.
 */
async function problems(settings: string, program?: string): Promise<string> {
  const checkout = await containers(settings, program);
  const { stdout } = await run(
    checkout,
    'machine_has_public_ipv6() { :; }\ncheck_network',
  );
  return stdout;
}

const site = 'SITE_URL=https://example.com\n';

test('preflight names the lines that an older Docker needs for IPv6', async () => {
  const said = await problems(`${site}IPV6=false`, docker('26.1.5', false));
  expect(said).toMatch(
    /^All IPv6 visitors share one address.*daemon\.json: (\{.*\})\. Then .*make up/,
  );
  const lines = /daemon\.json: (\{.*\})\. Then/.exec(said)?.[1] ?? '';
  expect((JSON.parse(lines) as { ip6tables: boolean }).ip6tables).toBe(true);
});

const proxies = 'TRUSTED_PROXIES=198.51.100.0/24,172.16.0.0/12';

for (const [settings, said] of [
  [`${proxies}\nIPV6=false`, /^TRUSTED_PROXIES in .env includes Docker's own/m],
  [`${proxies}\nIPV6=true`, /^$/],
  // Docker can do it now.
  ['IPV6=false', /^(?!.*daemon\.json).*IPV6 in \.env is false\..* clear IPV6/],
  ['IPV6=true', /^$/],
  ['BIND_ADDRESS=127.0.0.1\nTRUSTED_PROXIES=172.16.0.0/12', /^$/],
  [
    'BIND_ADDRESS=127.0.0.1',
    /^BIND_ADDRESS in \.env is 127\.0\.0\.1, so only this machine can reach the site\./,
  ],
] as const) {
  test(`preflight says what it should about ${settings.replace('\n', ' ')}`, async () =>
    expect(await problems(site + settings)).toMatch(said));
}

test('preflight says that MAIL_TO is empty, and passes on what the backend finds', async () => {
  const finds = `[[ $* != *upkeep.js* ]] || { echo "found by $*"; exit; }`;
  const checkout = await containers(
    'MAIL_TO=',
    `${finds}\n${docker('28.0.1')}`,
  );
  const { status, stdout } = await checkout.run([], 'scripts/preflight.sh');
  expect(status).toBe(3);
  const [, count] =
    /\n(\d+) things to do before going live\.\n$/.exec(stdout) ?? [];
  expect(count).toBe(stdout.match(/^- /gm)?.length.toString());
  expect(stdout).toMatch(/^- MAIL_TO is empty in \.env/m);
  expect(stdout).toMatch(
    /^- found by compose .*run .*backend .*upkeep\.js preflight backup$/m,
  );

  await checkout.write('.env', 'MODE=containers\nREDIS_URL=redis://10.0.0.7\n');
  expect((await checkout.run([], 'scripts/preflight.sh')).stdout).toMatch(
    /upkeep\.js preflight$/m,
  );
});

test('preflight says when the practice was edited after the last build', async () => {
  const checkout = await containers('');
  const lines = 'scripts/preflight.sh | grep "edited after" || true';
  const said = async () => (await checkout.run([], lines)).stdout;
  expect(await said()).toBe('');
  await mkdir(join(checkout.folder, 'frontend/practice'), { recursive: true });
  const edited = /^- frontend\/practice was edited after the last build/;
  expect(await said()).toMatch(edited);
  await run(checkout, 'build_images');
  expect(await said()).toBe('');
  await checkout.write('frontend/practice/practice.yaml', '');
  expect(await said()).toMatch(edited);
  // Without any change in content, the next build counts, too. A failed one
  // doesn't.
  await checkout.addProgram(
    'docker',
    `[[ $* != *'build pages' ]] || exit 1\n${docker('28.0.1')}`,
  );
  await run(checkout, 'build_images');
  expect(await said()).toMatch(edited);
});
