import names from './medical-names.json' with { type: 'json' };

interface AvoidedWord {
  pattern: RegExp;
  /** What American patients would say. */
  instead: string;
}

/** Words that are correct English but sound translated to Americans. */
export const avoidedWords: readonly AvoidedWord[] = [
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

/** Phrases that people contract when they talk, and the contractions. */
export const uncontracted =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will) not|cannot|(?:we|you|they|I) (?:are|will|have)|(?:it|that|there|he|she|here|what) (?:is|will))\b/gi;
export const contracted =
  /\b(?:\p{L}+n[’']t|\p{L}+[’'](?:re|ll|ve|m)|(?:it|that|there|he|she|here|what|who|let)[’']s)\b/giu;

/**
 * Medical names, which the readability test counts as short words, because pages must name conditions, drugs,
 * tests and institutions. Names only: ordinary long words ("examination", "approximately") have short
 * synonyms. In lowercase. Plurals with s are included.
 */
export const medicalNames: readonly string[] = Object.values(names).flat();
