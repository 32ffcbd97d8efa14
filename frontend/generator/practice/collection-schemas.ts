import { z } from 'zod';
import { treatmentIds } from '../../src/content/treatment-ids.ts';
import { text } from './practice-schema.ts';
import { pictureFile } from './text-schemas.ts';

/** The front matter of `doctors/<slug>.md`. Its text is the biography. */
export const doctorSchema = z.strictObject({
  name: text('The name with its title, such as Dr. Maya Sample'),
  pronouns: z
    .enum(['she', 'he', 'they'], 'Write she, he or they.')
    .meta({ description: 'she, he or they' }),
  credentials: text('The letters after the name, such as OD'),
  focus: text('What the doctor focuses on, such as Myopia management'),
  roles: z
    .array(
      z.enum(['founder', 'myopia', 'newest'], 'Known roles are founder, myopia and newest.').meta({
        description:
          'founder signs the letter, myopia has a page about myopia management, newest is welcomed on the home page',
      }),
    )
    .default([])
    .meta({ description: 'Special roles: founder, myopia, newest' }),
  languages: z
    .array(text('A language, such as Spanish'))
    .min(1)
    .meta({ description: 'The languages of the exam' }),
  quote: text('A sentence of the doctor’s own, without quotation marks').optional(),
  portrait: pictureFile.meta({
    description: 'The file of a photo or drawing, such as images/maya.jpg',
  }),
  order: z.number().meta({ description: 'The position among the doctors: 1 is the first' }),
});

export type DoctorFile = z.output<typeof doctorSchema>;

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
        .meta({ description: 'First name and the initial of the last name, such as Anita R.' }),
      service: text('What the patient came for, such as Glasses'),
      rating: z.int().min(1).max(5).meta({ description: 'Stars, 1 to 5' }),
      words: text('What the patient wrote'),
    }),
  )
  .superRefine((reviews, context) => {
    const ids = reviews.map(({ author }) => reviewId(author));
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      const message = 'Another review has the same signature. Write out more of the first name.';
      context.addIssue({ code: 'custom', path: [index, 'author'], message });
    }
  });

export const awardsSchema = z.array(
  z.strictObject({
    year: z.int().min(1900).meta({ description: 'The year, such as 2025' }),
    name: text('What the award is called'),
    giver: text('Who gave it'),
    reason: text('What it was given for, in one sentence'),
  }),
);

/** All myopia treatments. A practice offers some of them. */
export const treatmentsSchema = z
  .array(z.enum(treatmentIds, `Known treatments are ${treatmentIds.join(', ')}.`))
  .min(1, 'Name at least one treatment.')
  .refine((ids) => new Set(ids).size === ids.length, 'A treatment is listed twice.');
