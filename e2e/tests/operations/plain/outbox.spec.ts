import { expect, test } from '@playwright/test';
import { make } from '../../../src/run.ts';
import { newVisitor } from '../../../src/visitor.ts';

test('a quarantined message is listed by its number, and discarded by it', async ({ request }) => {
  const before = await numbers();
  const sent = await request.post('/api/contact', {
    data: { ...newVisitor(), consent: true, comments: 'https://buy.example' },
  });
  expect(sent.status()).toBe(200);
  const [number = '', ...others] = (await numbers()).filter((id) => !before.includes(id));
  expect(number).toMatch(/^\S{30,}$/);
  expect(others).toEqual([]);

  expect(await make('outbox-discard', `ID=${number}`)).toContain('Discarded for good');
  expect(await numbers()).toEqual(before);
  await expect(make('outbox-discard', `ID=${number}`)).rejects.toThrow(
    'No message of this number waits, has failed or is quarantined: see "make outbox".',
  );
});

test('all quarantined messages are discarded together', async ({ request }) => {
  for (let count = 0; count < 2; count += 1) {
    await request.post('/api/contact', {
      data: { ...newVisitor(), consent: true, comments: 'https://buy.example' },
    });
  }
  const count = (await numbers()).length;
  expect(count).toBeGreaterThanOrEqual(2);
  expect(await make('outbox-discard', 'ALL=1')).toContain(
    `Quarantined messages discarded for good: ${count.toString()}.`,
  );
  expect(await numbers()).toEqual([]);
});

for (const choice of [[], ['ALL=1', 'ID=7'], ['ALL=yes']]) {
  test(`nothing is discarded by: make outbox-discard ${choice.join(' ')}`, async () => {
    await expect(make('outbox-discard', ...choice)).rejects.toThrow('Say what to discard');
  });
}

/** Those of the messages that are quarantined. */
async function numbers(): Promise<string[]> {
  const lines = (await make('outbox')).split('\n').filter((line) => line.startsWith('quarantined'));
  // State, age, attempts, number, reason: what age a message has differs from one look to the next.
  return lines.map((line) => line.split(/ {2,}/)[3] ?? line);
}
