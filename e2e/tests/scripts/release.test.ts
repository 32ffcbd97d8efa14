import { doesNotMatch, equal, match } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Checkout } from './shell.ts';

/** An engine without containers, whose images have these IDs. Records all commands. */
const engine = (images: string) => `
  echo "$*" >>commands
  case "$*" in
    'compose config --format json') echo '{'; echo '  "name": "optometry",' ;;
    'image ls '*) printf '%s\\n' ${images} ;;
    'image inspect '*) echo sha256:1 ;;
    *readSettings*) echo 'SITE_URL is not valid.' >&2; exit 1 ;;
  esac`;

async function run(images: string, line: string) {
  const checkout = await Checkout.create();
  await checkout.addProgram('docker', engine(images));
  await checkout.write('.env', 'MODE=containers\n');
  const outcome = await checkout.run([], `. scripts/containers/environment.sh\n${line}`);
  return { ...outcome, commands: await readFile(join(checkout.folder, 'commands'), 'utf8') };
}

test('settings that the backend rejects never get into the pages', async () => {
  const { status, stderr, commands } = await run('', 'build_images');
  equal(status, 1);
  match(stderr, /^SITE_URL is not valid\.\nError: .* Nothing was changed\.\n$/);
  match(commands, /^compose build backend$/m);
  doesNotMatch(commands, /compose build pages/);
});

const images = (latest: string) =>
  ['pages', 'backend', 'nginx']
    .flatMap((service) => [
      `'optometry-${service}:latest ${latest}'`,
      `'optometry-${service}:current new'`,
    ])
    .join(' ');

for (const [latest, tag] of [
  ['new', 'previous'],
  ['refused', 'current'],
] as const) {
  test(`make rollback goes back to the ${tag} release if the newest images are ${latest}`, async () => {
    const { status, commands } = await run(images(latest), 'restore_previous_release');
    equal(status, 0);
    match(commands, new RegExp(`^tag optometry-backend:${tag} optometry-backend$`, 'm'));
  });
}
