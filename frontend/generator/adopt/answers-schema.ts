import { z } from 'zod';
import { doctorSchema, treatmentsSchema } from '../practice/collection-schemas.ts';
import { ownPracticeSchema, text } from '../practice/practice-schema.ts';
import { themeSchema } from '../practice/theme-schema.ts';

const answeredDoctor = doctorSchema.omit({ portrait: true, order: true }).extend({
  biography: text('What patients should know about the doctor, in a few sentences').optional(),
});

/**
 * All answers for `make adopt`. Each is validated with the schema of its field in the practice's files.
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
      .meta({ description: 'Nearby towns that each get a page' }),
  });

export type Answers = z.output<typeof answersSchema>;
