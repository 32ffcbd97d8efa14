import { env } from 'node:process';
import { expect, test } from '@playwright/test';
import {
  changeSetting,
  compose,
  docker,
  expectUpToDate,
  idsOf,
  makeWithDocker,
} from '../../../src/compose-project.ts';
import { signIn } from '../../../src/own-stack.ts';
import { siteUrl } from '../../../src/environment.ts';
import { SteadyTraffic } from '../../../src/steady-traffic.ts';

/**
 * Changes the output of `docker` for people (different words, repeated, colored
 * and reordered), as a future release could. Machine-readable output passes
 * unchanged.
 */
const changedOutput = `
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  scramble() { tac "$1" | sed -e 's/Recreate/Renew/g; s/Running/Recreate/g; s/Start/Begin/g' -e "s/.*/$(printf '\\033')[36m& $(printf '\\033')[0m /;p"; }
  [[ " $* " != *' --dry-run '* ]] || { echo 'No one may ask for this.' >&2; exit 1; }
  for_people=''
  if [[ $1 == compose ]]; then
    case " $* " in *' --quiet '* | *' --format '*) ;; *' up '* | *' build '* | *' stop '* | *' down '* | *' ps '* | *' pull '*) for_people=yes ;; esac
  fi
  if [[ $for_people ]]; then
    "$docker" "$@" >"$folder/out" 2>"$folder/err"; status=$?
    scramble "$folder/out"
  else
    "$docker" "$@" 2>"$folder/err"; status=$?
  fi
  scramble "$folder/err" >&2
  exit $status
`;

const up = (): Promise<string> => makeWithDocker(changedOutput, 'up');

/** A container of `docker compose run`, which `make up` must ignore. */
let other: string;

let undo: () => Promise<void>;

test.beforeAll(async () => {
  const options = ['--detach', '--rm', '--no-deps', '-T'];
  other = (await compose('run', ...options, 'backend', 'sleep', '600')).trim();
});

test.afterAll(async () => {
  await docker('rm', '--force', other);
  await undo();
  delete env['HTTPS_PORT'];
});

test('make up recreates nothing if nothing has changed', async () => {
  const ids = async () =>
    Promise.all(['nginx', 'backend', 'redis'].map((service) => idsOf(service)));
  const before = await ids();
  await up();
  expect(await ids()).toEqual(before);
});

test('make up replaces only a changed backend, without downtime', async () => {
  const others = async () =>
    Promise.all(['nginx', 'redis'].map((service) => idsOf(service)));
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const before = await others();
  const backends = await idsOf('backend');
  undo = await changeSetting('LOG_LEVEL', 'debug');
  await up();
  await traffic.stop();

  expect(traffic.failedPages).toEqual([]);
  expect(traffic.failedCalls).toEqual([]);
  expect(traffic.retries).toBe(0);
  // nginx waits two seconds for the address of a backend that's gone.
  expect(traffic.slowestCall).toBeLessThan(2000);
  expect(await others()).toEqual(before);
  expect(await idsOf('backend')).not.toEqual(backends);
  await expectUpToDate('backend', 1);
  expect(await docker('ps', '--quiet', '--no-trunc')).toContain(other);
});

test('make up replaces only a changed nginx, with at most two seconds of downtime that it announces', async () => {
  const others = async () =>
    Promise.all(['backend', 'redis'].map((service) => idsOf(service)));
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const before = await others();
  // Not in .env, which is the backend's too.
  env['HTTPS_PORT'] = '18444';
  const output = await up();
  await traffic.stop();

  expect(output).toContain('nginx itself has changed');
  expect(traffic.pages).toBeGreaterThan(10);
  const outage = millisecondsOf(traffic.failedPages);
  console.log(`nginx was unavailable for ${outage.toString()} ms.`);
  expect(outage).toBeLessThanOrEqual(2000);
  expect(traffic.failedCalls).toEqual([]);
  expect(await others()).toEqual(before);
  await expectUpToDate('nginx', 1);
});

/**
 * From the first failed request to the next successful one. Pages are requested
 * every 200 ms.
 */
function millisecondsOf(failures: { from: number }[]): number {
  const times = failures.map(({ from }) => from);
  return times.length > 0 ? Math.max(...times) - Math.min(...times) + 200 : 0;
}
