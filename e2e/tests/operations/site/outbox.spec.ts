import { expect, test } from '@playwright/test';
import { make } from '../../../src/compose-project.ts';
import { sendMessage } from '../../../src/own-stack.ts';

/** A field that people don't see. */
const spam = { comments: 'https://buy.example' };

test('lists a quarantined message and discards it by ID', async ({
  request,
}) => {
  const before = await quarantinedIds();
  await sendMessage(request, spam);
  const [number = '', ...others] = (await quarantinedIds()).filter(
    (id) => !before.includes(id),
  );
  expect(number).toMatch(/^\S{30,}$/);
  expect(others).toEqual([]);

  expect(await make('outbox-discard', `ID=${number}`)).toContain(
    'Deleted for good',
  );
  expect(await quarantinedIds()).toEqual(before);
  await expect(make('outbox-discard', `ID=${number}`)).rejects.toThrow(
    `There's no such message. Run "make outbox" to see their numbers.`,
  );
});

test('discards all quarantined messages only if asked for those that no digest has mailed', async ({
  request,
}) => {
  await sendMessage(request, spam);
  const left = await quarantinedIds();
  expect(await make('outbox-discard', 'ALL=1')).toContain(
    `Not deleted, because no digest has mailed them yet: ${left.length}.`,
  );
  expect(await quarantinedIds()).toEqual(left);
  await make('outbox-discard', 'ALL=1', 'UNSEEN=1');
  expect(await quarantinedIds()).toEqual([]);
});

for (const choice of [[], ['ALL=1', 'ID=7'], ['ALL=yes'], ['UNSEEN=1']]) {
  test(`discards nothing with: make outbox-discard ${choice.join(' ')}`, async () =>
    await expect(make('outbox-discard', ...choice)).rejects.toThrow(
      'Choose what to delete',
    ));
}

/** IDs of the quarantined messages. */
async function quarantinedIds(): Promise<string[]> {
  const lines = (await make('outbox'))
    .split('\n')
    .filter((line) => line.startsWith('quarantined'));
  // Columns: state, age, attempts, ID, reason.
  return lines.map((line) => line.split(/ {2,}/)[3] ?? line);
}
