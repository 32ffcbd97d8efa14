import { z } from 'zod';
import { doctorSchema, treatmentsSchema } from '../practice/collection-schemas.ts';
import { ownPracticeSchema, text } from '../practice/practice-schema.ts';
import { themeSchema } from '../practice/theme-schema.ts';

const answeredDoctor = doctorSchema.omit({ portrait: true, order: true }).extend({
  biography: text('What patients should know about the doctor, in a few sentences').optional(),
});

/**
 * Everything that `make adopt` wants to know. It's what the files of a practice say, so each answer is
 * checked by the schema of its field there.
 */
export const answersSchema = ownPracticeSchema
  .partial({ copyrightYear: true, closures: true, social: true })
  .extend({
    ...themeSchema.partial().shape,
    treatments: treatmentsSchema,
    doctors: z
      .array(answeredDoctor)
      .min(1, 'Name at least one doctor.')
      .meta({ description: 'The doctors, in the order in which the site shows them' }),
    towns: z
      .array(text('The name of a town, such as Edison'))
      .default([])
      .meta({ description: 'Towns around, whose people each get a page' }),
  });

export type Answers = z.output<typeof answersSchema>;
