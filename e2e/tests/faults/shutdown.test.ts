import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
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
  messageFrom,
  submit,
} from '../../src/faults/rig.ts';

let rig: Rig;

const overContainers = process.env['FAULTS_OVER'] === 'containers';

before(async () => {
  rig = overContainers ? openContainerRig() : await openProcessRig();
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
  assert.equal((await mailsIn(rig, name)).length, rig.recipients.length);
  // The next backend doesn't deliver it again.
  await rig.backend.run();
  await waitUntilReady(rig);
  assert.match(await rig.outbox('summary'), /\b0 waiting\b/);
  assert.equal((await mailsIn(rig, name)).length, rig.recipients.length);
});

// nginx only passes on requests that are complete.
test('answers the current request on SIGTERM', { skip: overContainers }, async () => {
  const body = messageFrom(uniqueName());
  const request = httpRequest(new URL('/api/contact', rig.siteUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');

  await rig.backend.terminate();
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.end(body);
  const [{ statusCode }] = await answered;
  assert.equal(statusCode, 200);
  assert.equal(await rig.backend.exited(), 0);
  await rig.backend.run();
  await waitUntilReady(rig);
});

const uniqueName = (): string => `Shutdown-${Date.now().toString(36)}`;
