import { expect, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

/** An engine with a backend in this state, and what it last logged. */
const engine = (state: string, log: string, releases = '') => `
  case "$*" in
    'compose config --format json') ${projectName} ;;
    'ps --filter '*) echo '4 minutes ago' ;;
    'ps '*service=backend*) echo 1234 ;;
    'inspect --format {{.State.Status}} '*) echo '${state}' ;;
    'inspect --format {{.Id}} '*) printf '%s\\n' ${releases} ;;
    'logs '*) echo "${log}" ;;
  esac`;

async function servicesWith(...backend: Parameters<typeof engine>) {
  const checkout = await Checkout.create({
    docker: engine(...backend),
    env: 'MODE=containers\n',
  });
  const lines = '. scripts/containers/environment.sh; say_services';
  const { stdout } = await checkout.run([], lines);
  return stdout.trim();
}

test.each([
  ['restarting 7 unhealthy', 'backend keeps restarting. Times: 7. Its last'],
  ['running 2 starting', 'backend keeps restarting. Times: 2. Its last'],
  ['running 0 unhealthy', 'backend runs, but not as it should. Its last'],
  ['exited 0 ', 'backend has stopped. Its last'],
])('status names a service that is %s', async (state, sentence) => {
  const services = await servicesWith(state, 'MAIL_TO is missing.');
  expect(services).toContain(sentence);
  expect(services).toContain('  MAIL_TO is missing.');
  expect(services).toContain('make logs SERVICE=backend');
});

test('status counts the restarts of a service that is well', async () =>
  expect(await servicesWith('running 1 healthy', '')).toBe(
    'backend has restarted by itself. Times: 1',
  ));

test('status says that an update was interrupted, and since when', async () => {
  const releases = `'1 running ,n, abc sha256:1 b' '2 running ,n, abc sha256:2 b'`;
  expect(await servicesWith('running 0 healthy', '', releases)).toMatch(
    /Two releases of the backend .* since 4 minutes ago\. .*make up.*make rollback/,
  );
});

test("status doesn't call a newer Redis's data damaged, however much Redis logs after that", async () => {
  const checkout = await Checkout.create({
    docker: `case "$*" in
      'compose config --format json') ${projectName} ;;
      'ps '*) echo 1234 ;;
      'inspect --format {{.State.StartedAt}} '*) echo now ;;
      'logs --since now '*) echo "Can't handle RDB format version 9999"; sleep 0.2; echo more; echo more ;;
    esac`,
    env: 'MODE=containers\n',
  });
  const lines = '. scripts/containers/environment.sh; say_damage';
  const { stdout } = await checkout.run([], lines);
  expect(stdout).toMatch(/^Redis can't read its data, because a newer Redis/);
});
