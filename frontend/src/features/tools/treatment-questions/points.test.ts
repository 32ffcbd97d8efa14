import { expect, test } from 'vitest';
import { always, questionsFor, topics } from './points';

const ages = Array.from({ length: 19 }, (_, age) => age);
const prescriptions = [undefined, 1, 0, -0.25, -4, -4.25, -20];

test.each(ages)('has one question about treatment at age %s', (age) => {
  const [first = { points: [] }] = topics;
  expect(first.points.filter(({ applies }) => applies({ age }))).toHaveLength(
    1,
  );
});

test.each(prescriptions)(
  'has one question about a prescription of %s',
  (prescription) => {
    const points = topics.find(({ id }) => id === 'prescription')?.points ?? [];
    expect(
      points.filter(({ applies }) => applies({ age: 8, prescription })),
    ).toHaveLength(1);
  },
);

test('says which prescription is too strong for what was tested', () => {
  expect(questionsFor({ age: 8, prescription: -6 }).join(' ')).toContain(
    'come in this strength',
  );
  expect(questionsFor({ age: 8, prescription: -2 }).join(' ')).toContain(
    'were tested in eyes',
  );
});

test('asks every question that an answer makes worth asking, and none that it doesn’t', () => {
  const answered = (answer: 'yes' | 'no') => {
    const answers = {
      faster: answer,
      contacts: answer,
      sports: answer,
      health: answer,
    };
    return questionsFor({ age: 8, prescription: -2, ...answers });
  };
  const allYes = answered('yes');
  expect(allYes.join(' ')).toMatch(/in the water/);
  expect(allYes).toHaveLength(6 + always.length);
  const allNo = answered('no');
  expect(allNo.join(' ')).not.toMatch(/in the water/);
  expect(allNo).toHaveLength(4 + always.length);
});

test('never recommends: every point is a question', () => {
  const points = topics.flatMap((topic) => topic.points);
  for (const { ask } of points) expect(ask).toContain('?');
  for (const ask of always) expect(ask).toMatch(/\?$/);
});
