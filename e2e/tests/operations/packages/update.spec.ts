import { expect, test } from '@playwright/test';
import {
  inspect,
  make,
  makeWithDocker,
  withoutPulling,
} from '../../../src/compose-project.ts';
import { signIn } from '../../../src/own-stack.ts';
import { siteUrl } from '../../../src/environment.ts';
import { SteadyTraffic } from '../../../src/steady-traffic.ts';

const nginxImage = async (): Promise<string> => (await inspect('nginx')).Image;

test('make update replaces nginx if Debian has newer packages, and make rollback reverts it', async () => {
  const before = await nginxImage();
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const newer = `[[ $* != *' --simulate' ]] || { echo 'Inst nginx'; exit; }`;
  const output = await makeWithDocker(`${newer}\n${withoutPulling}`, 'update');
  const after = await nginxImage();
  expect(after).not.toBe(before);
  expect(output).toContain('To go back: make rollback');
  expect(await make('status')).toContain(
    'Images: updated less than a day ago.',
  );

  // The next start uses the new images, not the kept previous ones.
  await make('up');
  expect(await nginxImage()).toBe(after);

  expect(await make('rollback')).toContain('The previous release is back.');
  expect(await nginxImage()).toBe(before);
  await make('rollback');
  expect(await nginxImage()).toBe(after);

  await traffic.stop();
  expect(traffic.failedCalls).toEqual([]);
});
