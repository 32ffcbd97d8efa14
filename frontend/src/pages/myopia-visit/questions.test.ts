import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { always, topics } from './questions';

const asked = topics.flatMap(({ id, answers }) =>
  answers.flatMap(({ ask }, index) => (ask ? [{ id, index, ask }] : [])),
);

test('never recommends: every point is a question', () => {
  for (const { ask } of asked) expect(ask).toContain('?');
  for (const ask of always) expect(ask).toMatch(/\?$/);
});

test('the style sheet shows what each answer makes worth asking', () => {
  const css = readFileSync(
    new URL('myopia-visit.module.css', import.meta.url),
    'utf8',
  );
  for (const { id, index } of asked) {
    const answer = `${id}${index.toString()}`;
    expect(css).toContain(
      `:has([value='${answer}']:checked) [data-answer='${answer}']`,
    );
  }
});
