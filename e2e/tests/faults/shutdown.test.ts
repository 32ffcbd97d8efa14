import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { openContainerRig } from '../../src/faults/container-rig.ts';
import { openProcessRig } from '../../src/faults/process-rig.ts';
import { becomesReady, behave, holdsOne, mailsIn, type Rig } from '../../src/faults/rig.ts';
import { submit } from '../../src/faults/submissions.ts';

let rig: Rig;

before(async () => {
  rig = process.env['FAULTS_OVER'] === 'containers' ? openContainerRig() : await openProcessRig();
  await becomesReady(rig);
});

after(() => rig.close());

test('a backend that is asked to stop delivers the mail it has in hand first', async () => {
  const name = nameOfOne();
  await behave(rig, 'hold');
  assert.deepEqual((await submit(rig, name, setImmediate)).answers, ['200']);
  await holdsOne(rig);

  await rig.backend.terminate();
  await behave(rig, 'accept');
  assert.equal(await rig.backend.gone(), 0);
  assert.equal((await mailsIn(rig, name)).length, 1);
  // Delivered and noted: the next one finds nothing to do.
  await rig.backend.start();
  await becomesReady(rig);
  assert.match(await rig.outbox('summary'), /\b0 waiting\b/);
  assert.equal((await mailsIn(rig, name)).length, 1);
});

test('a backend that is asked to stop answers the request it has in hand first', async () => {
  const name = nameOfOne();
  await behave(rig, 'hold');
  // Without Redis the answer waits for the mail server.
  await rig.redis.kill();
  const submission = submit(rig, name, setImmediate);
  await holdsOne(rig);

  await rig.backend.terminate();
  await behave(rig, 'accept');
  assert.deepEqual((await submission).answers, ['200']);
  assert.equal(await rig.backend.gone(), 0);
  assert.equal((await mailsIn(rig, name)).length, 1);
  await rig.redis.start();
  await rig.backend.start();
  await becomesReady(rig);
});

function nameOfOne(): string {
  return `Shutdown-${Date.now().toString(36)}`;
}
