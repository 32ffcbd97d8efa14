import { expect, test } from 'vitest';
import { answeringSite, Checkout, projectName } from './shell.ts';

const parts = ['command', 'settings', 'readiness'];

/** The function of scripts/containers/machine.sh, on a site that's stopped. */
const check = (name: string) =>
  `. scripts/containers/machine.sh; port_is_ours() { return 1; }; ${name}`;

/** A `docker` with these releases. */
const releases = (engine: string, compose: string) =>
  `[[ $1 == version ]] && echo ${engine} || echo ${compose}`;

test.each([
  ['20.10.24+dfsg1', '2.26.1-4', ''],
  ['29.0.1', 'v5.0.0', ''],
  ['19.03.1', 'v2.40.3', "Docker's engine is 19.03.1."],
  ['28.1.0', '2.9.0', 'Docker Compose is 2.9.0.'],
])('engine %s with Compose %s', async (engine, compose, problem) => {
  const checkout = await Checkout.create({ docker: releases(engine, compose) });
  const { stdout } = await checkout.run(parts, check('check_docker_releases'));
  expect(stdout).toMatch(problem ? new RegExp(problem) : /^$/);
});

const tooLittle = {
  check_free_disk: ['df', 'echo; echo "disk 1 1 2097152 1% /"', 'Only 2 GB'],
  check_clock: ['timedatectl', 'echo no', "Nothing sets this machine's clock"],
} as const;

for (const [name, [program, answer, problem]] of Object.entries(tooLittle)) {
  test(`${name} says what is missing`, async () => {
    const checkout = await Checkout.create();
    await checkout.addProgram(program, answer);
    const { stdout } = await checkout.run(parts, check(name));
    expect(stdout).toContain(problem);
  });
}

test('says how to add memory before anything is built', async () => {
  const checkout = await Checkout.create({
    docker: `[[ $* != 'compose config --format json' ]] || ${projectName}`,
  });
  await checkout.addProgram('awk', 'echo 910');
  const lines = '. scripts/containers/environment.sh; say_mode';
  const { stdout } = await checkout.run([], lines);
  expect(stdout).toMatch(/^Warning: .* 910 MB .*sudo fallocate .*swapon/m);
});

test('names a port that another program uses', async () => {
  const port = await answeringSite();
  const checkout = await Checkout.create({ env: `HTTP_PORT=${port}\n` });
  const address = 'nginx_address() { say 127.0.0.1; }; ';
  const { stdout } = await checkout.run(parts, address + check('check_ports'));
  expect(stdout).toContain(`Port ${port}, the HTTP_PORT in .env, is in use`);
});

test.each([
  ['true', 'example.com has no address in DNS'],
  ['echo 192.0.2.9 STREAM', 'leads to 192.0.2.9, which isn'],
  ['echo 192.0.2.7 STREAM', ''],
])('DNS that answers with `%s`', async (answer, problem) => {
  const checkout = await Checkout.create({
    env: 'SITE_URL=https://example.com:8443\n',
  });
  await checkout.addProgram('getent', answer);
  await checkout.addProgram('hostname', 'echo 192.0.2.7');
  const { stdout } = await checkout.run(parts, check('check_dns'));
  expect(stdout).toMatch(problem ? new RegExp(problem) : /^$/);
});
