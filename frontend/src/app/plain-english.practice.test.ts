import { practice } from '@/content/practice';
import { serverErrors } from '@/content/server-errors';
import { indexablePages, pages } from '@/seo/pages';
import { expect, test } from 'vitest';
import { loadPractice } from '../../generator/practice/read/load-practice.ts';
import {
  ownPage,
  splitSentences,
  textBlocks,
} from '../../generator/readability/page-sentences.ts';
import {
  describeSentence,
  maxGrade,
  readability,
} from '../../generator/readability/readability.ts';
import { documentOf, ownTexts } from '@/testing/rendered-pages';

/**
 * Words that are correct English but sound translated to Americans, and what
 * American patients would say.
 */
const avoidedWords = [
  { pattern: /\bon foot\b/i, instead: 'a 5-minute walk' },
  { pattern: /\bnobody\b/i, instead: 'no one, or a sentence about “you”' },
  { pattern: /\bsomebody\b/i, instead: 'someone' },
  { pattern: /\beverybody\b/i, instead: 'everyone, or “all patients”' },
  { pattern: /\bwho(?:so)?ever\b/i, instead: 'the person who, anyone who' },
  { pattern: /\bshall\b/i, instead: 'will, should' },
  { pattern: /\bthe other ones\b/i, instead: 'the others, the rest' },
  { pattern: /\bonce only\b/i, instead: 'only once' },
  { pattern: /\bat the earliest\b/i, instead: 'no sooner than' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bsuch as (?:is|are)\b/i, instead: 'like' },
  { pattern: /\bunasked\b/i, instead: 'without being asked' },
];

/** Phrases that people contract when they talk. */
const uncontracted = [
  /\b(?:do|does|did|is|are|was|were) not\b/gi,
  /\b(?:has|have|had|would|could|should|will) not\b/gi,
  /\bcannot\b/gi,
  /\b(?:we|you|they|I) (?:are|will|have)\b/gi,
  /\b(?:it|that|there|he|she|here|what) (?:is|will)\b/gi,
];

const contracted = [
  /\b\p{L}+n[’']t\b/giu,
  /\b\p{L}+[’'](?:re|ll|ve|m)\b/giu,
  /\b(?:it|that|there|he|she|here|what|who|let)[’']s\b/giu,
];

/** The pages that we write ourselves. Lawyers complete the legal pages. */
const written = indexablePages
  .filter(({ kind }) => kind !== 'legal')
  .map(({ id }) => id);

const attributes = ['alt', 'aria-label', 'content', 'title', 'placeholder'];

/**
 * All text of a page, including text only for screen readers and search
 * engines.
 */
function allTexts(page: Document): string[] {
  const hidden = [...page.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [page.title, ...textBlocks(page.body), ...hidden];
}

/**
 * The site's own words. A practice's are its own, as long as they're easy to
 * read.
 */
const testSample = test.runIf(practice.sample);

test('errors have no words that sound translated', () => {
  const found = avoidedWords.filter(({ pattern }) =>
    pattern.test(JSON.stringify(serverErrors)),
  );
  expect(found).toEqual([]);
});

testSample.each(pages.map(({ id }) => id))(
  '%s has no words that sound translated',
  (id) => {
    const texts = allTexts(ownPage(documentOf(id), practice));
    const found = avoidedWords.flatMap(({ pattern, instead }) =>
      texts
        .filter((text) => pattern.test(text))
        .map((text) => `${text} → ${instead}`),
    );
    expect(found).toEqual([]);
  },
);

testSample.each(written)(
  '%s has more contractions than spelled-out forms',
  (id) => {
    const text = ownTexts(id).join('\n');
    const spelledOut = uncontracted.flatMap(
      (pattern) => text.match(pattern) ?? [],
    );
    expect(
      contracted.flatMap((pattern) => text.match(pattern) ?? []).length,
      spelledOut.join(', '),
    ).toBeGreaterThanOrEqual(spelledOut.length);
  },
);

test.each(['services', 'new-patients'])(
  '%s says “contacts” like patients do',
  (id) => {
    // Doesn't match “Contact us”.
    expect(/\bcontacts\b/.test(ownTexts(id).join('\n'))).toBe(true);
  },
);

const mostPages = 3;
const leastWords = 8;

/**
 * Text that is the same everywhere: shared advice, sources, buttons, short
 * facts.
 */
const shared =
  '[data-urgent-advice], [data-shared], [id^=source-], [data-prescribed], a, button, label';

testSample('no long sentence is repeated on more than three pages', () => {
  const places = new Map<string, string[]>();
  for (const id of written) {
    for (const sentence of new Set(
      ownTexts(id, shared).flatMap(splitSentences),
    )) {
      // Opening hours are the same everywhere.
      if (
        sentence.split(' ').length < leastWords ||
        /\d:\d\d [AP]M/.test(sentence)
      )
        continue;
      places.set(sentence, [...(places.get(sentence) ?? []), id]);
    }
  }
  const repeated = [...places].filter(([, ids]) => ids.length > mostPages);
  expect(
    repeated.map(([sentence, ids]) => `${sentence} (${ids.join(', ')})`),
  ).toEqual([]);
});

const loaded = await loadPractice();

const sentencesOf = new Map(
  pages.map(({ id }) => [id, readability(documentOf(id), loaded)] as const),
);

test.each(pages.map(({ id }) => id))(
  '%s has no sentence that’s too long',
  (id) => {
    const tooLong = sentencesOf.get(id)?.tooLong.map(describeSentence);
    expect(tooLong, `See: make readability PAGE=${id}`).toEqual([]);
  },
);

test.each(written)('%s can be read by an eighth grader', (id) => {
  const { grade = 0, sentences = [] } = sentencesOf.get(id) ?? {};
  const hardest = sentences
    .filter((sentence) => sentence.grade > maxGrade)
    .map(describeSentence);
  expect(
    grade,
    [`Grade ${grade.toFixed(1)}.`, ...hardest].join('\n'),
  ).toBeLessThanOrEqual(maxGrade);
});
