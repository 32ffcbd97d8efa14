import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { seeded, injectFaults } from '../../src/faults/chaos.ts';
import { openContainerRig } from '../../src/faults/container-rig.ts';
import { openProcessRig } from '../../src/faults/process-rig.ts';
import { waitUntilReady, mailsIn, type Rig } from '../../src/faults/rig.ts';
import { privateData, submit, type Submission } from '../../src/faults/submissions.ts';
import { until } from '../../src/servers/until.ts';

const overContainers = process.env['FAULTS_OVER'] === 'containers';
const messages = Number(process.env['FAULTS_MESSAGES'] ?? (overContainers ? 300 : 40));
const seed = Number(process.env['FAULTS_SEED'] ?? randomInt(2 ** 31));
/** Visitors in parallel, each pausing after every response. */
const visitors = 6;

let rig: Rig;

before(async () => {
  rig = overContainers ? openContainerRig() : await openProcessRig();
  await waitUntilReady(rig);
});

after(() => rig.close());

test('a message accepted without Redis reaches every recipient, even if the backend is killed right then', async () => {
  const name = `Spooled-${seed.toString(36)}`;
  await rig.redis.kill();
  assert.deepEqual((await submit(rig, name, setImmediate)).answers, ['200']);
  await rig.backend.kill();
  if (!overContainers) assert.match(await rig.outbox('list').catch(outputOf), /\bwaiting\b/);
  await Promise.all([rig.redis.start(), rig.backend.start()]);
  await waitUntilReady(rig);
  await until('every recipient to have it', async () => {
    const mails = await mailsIn(rig, name);
    return mails.length === rig.recipients.length;
  });
});

/** What a failed command wrote to standard error. */
const outputOf = (error: unknown): string => (error as { stderr: string }).stderr;

test('every accepted message reaches every recipient despite kills and freezes', async () => {
  const run = `Fault-${seed.toString(36)}`;
  const random = seeded(seed);
  const end = new AbortController();
  const faults = injectFaults(rig, random, end.signal);
  const submissions = await sendFrom(visitors, run, random);
  end.abort();
  const counts = await faults;

  await waitUntilReady(rig);
  await waitForEmptyOutbox();

  const mails = await mailsIn(rig, run);
  const mailsOf = (lastName: string) =>
    mails.filter(({ subject }) => subject.endsWith(` ${lastName}`));
  const idsOf = (lastName: string) => mailsOf(lastName).map(({ messageId }) => messageId);
  const reached = (lastName: string) =>
    new Set(mailsOf(lastName).flatMap(({ recipients }) => recipients));
  const accepted = submissions.filter((submission) => submission.accepted);
  const lost = accepted.filter(({ lastName }) => reached(lastName).size < rig.recipients.length);
  const inconsistent = submissions.filter(({ lastName }) => new Set(idsOf(lastName)).size > 1);
  const known = new Set(submissions.flatMap(({ lastName }) => idsOf(lastName)));
  const unmatched = mails.filter(({ messageId }) => !known.has(messageId));
  const answers = Object.entries(
    Object.groupBy(
      submissions.flatMap((submission) => submission.answers),
      (answer) => answer,
    ),
  ).map(([answer, each]) => `${answer}: ${(each?.length ?? 0).toString()}`);

  console.log(
    [
      `seed ${seed.toString()} (set FAULTS_SEED to repeat)`,
      `faults: ${[...counts].map(([what, times]) => `${what} ${times.toString()}`).join(', ')}`,
      `answers: ${answers.join(', ')}`,
      `messages: ${submissions.length.toString()}, accepted: ${accepted.length.toString()}`,
      `mails: ${mails.length.toString()} to ${rig.recipients.length.toString()} recipients, messages: ${known.size.toString()}, duplicates: ${(mails.length - known.size * rig.recipients.length).toString()}`,
      `lost: ${lost.length.toString()}, without a submission: ${unmatched.length.toString()}`,
    ].join('\n'),
  );
  assert.deepEqual(lost, [], 'accepted but lost');
  assert.deepEqual(unmatched, [], 'mails without a submission');
  assert.deepEqual(inconsistent, [], 'duplicates with a different Message-ID');
  const logs = await rig.logs();
  assert.ok(logs.includes('delivery-failed') || logs.includes('delivered'), 'nothing was logged');
  const leaks = logs.split('\n').filter((line) => privateData.test(line) || line.includes(run));
  assert.deepEqual(leaks, [], 'log lines with message content');
  assert.ok(accepted.length > 0, 'no message was accepted');
});

async function sendFrom(count: number, run: string, random: () => number): Promise<Submission[]> {
  const names = Array.from({ length: messages }, (_, index) => `${run}-${index.toString()}`);
  const queue = names.values();
  const sendAll = async (): Promise<Submission[]> => {
    const sent: Submission[] = [];
    for (const lastName of queue) {
      sent.push(await submit(rig, lastName, () => setTimeout(random() * 2000)));
    }
    return sent;
  };
  return (await Promise.all(Array.from({ length: count }, sendAll))).flat();
}

/** Retries until nothing waits or has failed. @throws Error after two minutes. */
async function waitForEmptyOutbox(): Promise<void> {
  const limit = AbortSignal.timeout(120_000);
  for (;;) {
    await rig.outbox('retry');
    const summary = await rig.outbox('summary');
    if (/\b0 waiting\b.*\b0 failed\b/.test(summary)) return;
    limit.throwIfAborted();
    await setTimeout(1000);
  }
}
