import { z } from 'zod';
import { treatmentIds } from '../../../src/content/treatment-ids.ts';
import { about, text } from './fact.ts';

/** Part of the review's URL. */
export const reviewId = (author: string) =>
  author
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '-')
    .replace(/-$/, '');

export const reviewsSchema = z
  .array(
    z.strictObject({
      author: z
        .string()
        .regex(
          /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.$/u,
          'Sign with a first name and one initial, such as Anita R.',
        )
        .meta(about('First name and the initial of the last name', 'Anita R.')),
      service: text('What the patient came for', 'Glasses'),
      rating: z.int().min(1).max(5).meta(about('Stars, 1 to 5')),
      words: text('What the patient wrote'),
    }),
  )
  .superRefine((reviews, context) => {
    const ids = reviews.map(({ author }) => reviewId(author));
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      const message =
        'Another review has the same signature. Write out more of the first name.';
      context.addIssue({ code: 'custom', path: [index, 'author'], message });
    }
  });

export const awardsSchema = z.array(
  z.strictObject({
    year: z.int().min(1900).meta(about('The year', 2025)),
    name: text('What the award is called'),
    giver: text('Who gave it'),
    reason: text('What it was given for, in one sentence'),
  }),
);

/**
 * All myopia treatments. A practice offers some of them, or none: then its site
 * has no pages about myopia control.
 */
export const treatmentsSchema = z
  .array(
    z.enum(treatmentIds, `Known treatments are ${treatmentIds.join(', ')}.`),
  )
  .refine(
    (ids) => new Set(ids).size === ids.length,
    'A treatment is listed twice.',
  )
  .meta(
    about(
      'The treatments of myopia that you offer; with none, the site has no pages about myopia control',
      treatmentIds,
    ),
  );
