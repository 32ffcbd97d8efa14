import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { openContainerRig } from '../../src/faults/container-rig.ts';
import { openProcessRig } from '../../src/faults/process-rig.ts';
import {
  waitUntilReady,
  setBehavior,
  waitForHeldMail,
  mailsIn,
  type Rig,
} from '../../src/faults/rig.ts';
import { submit } from '../../src/faults/submissions.ts';

let rig: Rig;

before(async () => {
  rig = process.env['FAULTS_OVER'] === 'containers' ? openContainerRig() : await openProcessRig();
  await waitUntilReady(rig);
});

after(() => rig.close());

test('finishes the current delivery on SIGTERM', async () => {
  const name = uniqueName();
  await setBehavior(rig, 'hold');
  assert.deepEqual((await submit(rig, name, setImmediate)).answers, ['200']);
  await waitForHeldMail(rig);

  await rig.backend.terminate();
  await setBehavior(rig, 'accept');
  assert.equal(await rig.backend.exited(), 0);
  assert.equal((await mailsIn(rig, name)).length, 1);
  // The next backend doesn't deliver it again.
  await rig.backend.start();
  await waitUntilReady(rig);
  assert.match(await rig.outbox('summary'), /\b0 waiting\b/);
  assert.equal((await mailsIn(rig, name)).length, 1);
});

test('answers the current request on SIGTERM', async () => {
  const name = uniqueName();
  await setBehavior(rig, 'hold');
  // Without Redis, the response waits for the mail server.
  await rig.redis.kill();
  const submission = submit(rig, name, setImmediate);
  await waitForHeldMail(rig);

  await rig.backend.terminate();
  await setBehavior(rig, 'accept');
  assert.deepEqual((await submission).answers, ['200']);
  assert.equal(await rig.backend.exited(), 0);
  assert.equal((await mailsIn(rig, name)).length, 1);
  await rig.redis.start();
  await rig.backend.start();
  await waitUntilReady(rig);
});

function uniqueName(): string {
  return `Shutdown-${Date.now().toString(36)}`;
}
