import { randomInt } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  backend,
  logs,
  mailbox,
  mailsIn,
  outbox,
  privateData,
  recipients,
  redis,
  setBehavior,
  submit,
  type Submission,
  waitForHeldMail,
  waitUntilReady,
} from '../../../src/faults.ts';
import { until } from '../../../src/servers/until.ts';
import { behaviors } from '../../../src/servers/mailbox/mailbox.ts';

const messages = Number(process.env['FAULTS_MESSAGES'] ?? 300);
const seed = Number(process.env['FAULTS_SEED'] ?? randomInt(2 ** 31));
/** Visitors in parallel, each pausing after every response. */
const visitors = 6;

test.beforeAll(() => waitUntilReady());

test('a message accepted without Redis reaches every recipient, even if the backend is killed right then', async () => {
  const name = `Spooled-${seed.toString(36)}`;
  await redis.kill();
  expect((await submit(name, setImmediate)).answers).toEqual(['200']);
  await backend.kill();
  await Promise.all([redis.run(), backend.run()]);
  await waitUntilReady();
  await until('every recipient to have it', async () => {
    const mails = await mailsIn(name);
    return mails.length === recipients.length;
  });
});

test('every accepted message reaches every recipient despite kills and freezes', async () => {
  const run = `Fault-${seed.toString(36)}`;
  const random = seeded(seed);
  const end = new AbortController();
  const faults = injectFaults(random, end.signal);
  const submissions = await sendFrom(visitors, run, random);
  end.abort();
  const counts = await faults;

  await waitUntilReady();
  await waitForEmptyOutbox();

  const mails = await mailsIn(run);
  const mailsOf = (lastName: string) =>
    mails.filter(({ subject }) => subject.endsWith(` ${lastName}`));
  const idsOf = (lastName: string) =>
    mailsOf(lastName).map(({ messageId }) => messageId);
  const reached = (lastName: string) =>
    new Set(mailsOf(lastName).flatMap(({ recipients }) => recipients));
  const accepted = submissions.filter((submission) => submission.accepted);
  const lost = accepted.filter(
    ({ lastName }) => reached(lastName).size < recipients.length,
  );
  const inconsistent = submissions.filter(
    ({ lastName }) => new Set(idsOf(lastName)).size > 1,
  );
  const known = new Set(submissions.flatMap(({ lastName }) => idsOf(lastName)));
  const unmatched = mails.filter(({ messageId }) => !known.has(messageId));
  console.log(
    [
      `seed ${seed.toString()} (set FAULTS_SEED to repeat)`,
      `faults: ${[...counts].map(([what, times]) => `${what} ${times.toString()}`).join(', ')}`,
      `messages: ${submissions.length.toString()}, accepted: ${accepted.length.toString()}`,
      `mails: ${mails.length.toString()} to ${recipients.length.toString()} recipients, messages: ${known.size.toString()}, duplicates: ${(mails.length - known.size * recipients.length).toString()}`,
      `lost: ${lost.length.toString()}, without a submission: ${unmatched.length.toString()}`,
    ].join('\n'),
  );
  expect(lost, 'accepted but lost').toEqual([]);
  expect(unmatched, 'mails without a submission').toEqual([]);
  expect(inconsistent, 'duplicates with a different Message-ID').toEqual([]);
  const logged = await logs();
  expect(logged, 'nothing was logged').toMatch(/delivery-failed|delivered/);
  const leaks = logged
    .split('\n')
    .filter((line) => privateData.test(line) || line.includes(run));
  expect(leaks, 'log lines with message content').toEqual([]);
  expect(accepted, 'no message was accepted').not.toEqual([]);
});

test('finishes the current delivery on SIGTERM', async () => {
  const name = `Shutdown-${seed.toString(36)}`;
  await setBehavior('hold');
  expect((await submit(name, setImmediate)).answers).toEqual(['200']);
  await waitForHeldMail();

  await backend.terminate();
  await setBehavior('accept');
  expect(await backend.exited()).toBe(0);
  expect(await mailsIn(name)).toHaveLength(recipients.length);
  // The next backend doesn't deliver it again.
  await backend.run();
  await waitUntilReady();
  expect(await outbox('summary')).toMatch(/\b0 waiting\b/);
  expect(await mailsIn(name)).toHaveLength(recipients.length);
});

async function sendFrom(
  count: number,
  run: string,
  random: () => number,
): Promise<Submission[]> {
  const names = Array.from(
    { length: messages },
    (_, index) => `${run}-${index.toString()}`,
  );
  const queue = names.values();
  const sendAll = async (): Promise<Submission[]> => {
    const sent: Submission[] = [];
    for (const lastName of queue) {
      sent.push(await submit(lastName, () => setTimeout(random() * 2000)));
    }
    return sent;
  };
  return (await Promise.all(Array.from({ length: count }, sendAll))).flat();
}

/**
 * Retries until nothing waits or has failed. @throws Error after two minutes.
 */
async function waitForEmptyOutbox(): Promise<void> {
  const limit = AbortSignal.timeout(120_000);
  for (;;) {
    await outbox('retry');
    const summary = await outbox('summary');
    if (/\b0 waiting\b.*\b0 failed\b/.test(summary)) return;
    limit.throwIfAborted();
    await setTimeout(1000);
  }
}

/** Pseudorandom numbers from 0 to 1, reproducible by seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes one random part after another fail briefly until the signal aborts. All
 * parts are running when it returns. @returns how often each fault was
 * injected.
 */
async function injectFaults(
  random: () => number,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const parts = [backend, redis, mailbox];
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const pick = <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T;
  // Real time: how long a fault lasts is part of the test.
  const wait = (shortest: number, longest: number) =>
    setTimeout(shortest + random() * (longest - shortest));

  while (!signal.aborted) {
    const part = pick(parts);
    const fault = pick(['kill', 'kill', 'freeze', 'refuse'] as const);
    switch (fault) {
      case 'kill':
        count(`${part.name} killed`);
        await part.kill();
        await wait(50, 1000);
        await part.run();
        break;
      case 'freeze':
        count(`${part.name} frozen`);
        await part.freeze();
        await wait(300, 3000);
        await part.thaw();
        break;
      case 'refuse': {
        // A trickle holds a mail for a minute, however briefly it's on.
        const behavior = pick(behaviors.filter((one) => one !== 'trickle'));
        // Often only for one of the recipients, while the others get their
        // mail.
        const recipient = pick([undefined, ...recipients]);
        count(
          `mailbox: ${behavior}${recipient === undefined ? '' : ' for one'}`,
        );
        await setBehavior(behavior, recipient);
      }
    }
    await wait(50, 400);
  }
  for (const recipient of [undefined, ...recipients]) {
    await setBehavior('accept', recipient);
  }
  return counts;
}
