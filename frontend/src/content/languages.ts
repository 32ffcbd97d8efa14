import { details } from 'virtual:practice/details';
import { doctors } from 'virtual:practice/doctors';
import { joinWithAnd, joinWithOr } from './in-words';

const { languages, interpreters } = details;

const examLanguages = [...new Set(doctors.flatMap((doctor) => doctor.languages))].filter(
  (language) => language !== 'English',
);

/** Where someone speaks Spanish. */
export const spanish = {
  frontDesk: languages.includes('Spanish'),
  exams: examLanguages.includes('Spanish'),
};

const hasMore = languages.length > 1 || examLanguages.length > 0;

/**
 * Paragraphs about the languages spoken; empty if there's only one language. For
 * static sections only: it imports the doctors.
 */
export const languageNotes: readonly string[] = [
  ...(languages.length > 1 ? [`We speak ${joinWithAnd(languages)} at the front desk.`] : []),
  ...(examLanguages.length > 0
    ? [`You can ask for an eye exam in ${joinWithOr(examLanguages)}.`]
    : []),
  ...(interpreters
    ? [
        `Need ${hasMore ? 'another language' : `a language other than ${joinWithAnd(languages)}`}? We’ll get an interpreter on the phone for you. It’s free. Just tell us when you book.`,
      ]
    : []),
];
