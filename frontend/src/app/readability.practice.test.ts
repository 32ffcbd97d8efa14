import { expect, test } from 'vitest';
import { loadPractice } from '../../build/practice/load-practice.ts';
import { describeSentence, maxGrade, readability } from '../../build/readability/readability.ts';
import { pages } from '@/seo/pages';
import { documentOf } from './rendered-pages';

const loaded = await loadPractice();

const ids = pages.map(({ id }) => id);

/** A lawyer completes the legal pages, and their long words are the law's. */
const graded = pages.filter(({ kind }) => kind !== 'legal').map(({ id }) => id);

test.each(ids)('%s has no sentence that’s too long', (id) => {
  const { tooLong } = readability(documentOf(id), loaded);
  expect(tooLong.map(describeSentence)).toEqual([]);
});

test.each(graded)('%s can be read by an eighth grader', (id) => {
  const { grade = 0, sentences } = readability(documentOf(id), loaded);
  const hardest = sentences.filter((sentence) => sentence.grade > maxGrade).map(describeSentence);
  expect(grade, [`Grade ${grade.toFixed(1)}.`, ...hardest].join('\n')).toBeLessThanOrEqual(
    maxGrade,
  );
});
