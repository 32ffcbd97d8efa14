import { expect, test } from '@playwright/test';
import { make } from '../../../src/run.ts';
import { newVisitor } from '../../../src/visitor.ts';

test('a message that was set aside is listed by its number, and discarded by it', async ({
  request,
}) => {
  const before = await numbers();
  const sent = await request.post('/api/contact', {
    data: { ...newVisitor(), consent: true, website: 'https://buy.example' },
  });
  expect(sent.status()).toBe(200);
  const [number = '', ...others] = (await numbers()).filter((id) => !before.includes(id));
  expect(number).toMatch(/^\S{30,}$/);
  expect(others).toEqual([]);

  expect(await make('outbox-discard', `ID=${number}`)).toContain('Discarded for good');
  expect(await numbers()).toEqual(before);
  await expect(make('outbox-discard', `ID=${number}`)).rejects.toThrow(
    'No message of this number waits, has failed or is set aside: see "make outbox".',
  );
});

test('without a number nothing is discarded', async () => {
  await expect(make('outbox-discard')).rejects.toThrow(
    'Say which: make outbox-discard ID=NUMBER. "make outbox" lists the numbers.',
  );
});

/** Those of the messages that are set aside. */
async function numbers(): Promise<string[]> {
  const lines = (await make('outbox')).split('\n').filter((line) => line.startsWith('set-aside'));
  // State, age, attempts, number, reason: what age a message has differs from one look to the next.
  return lines.map((line) => line.split(/ {2,}/)[3] ?? line);
}
