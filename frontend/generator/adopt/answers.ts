import { z } from 'zod';
import { doctorSchema } from '../practice/schema/markdown-schemas.ts';
import { about, text } from '../practice/schema/fact.ts';
import { ownPracticeSchema } from '../practice/schema/practice-schema.ts';
import { themeSchema } from '../practice/schema/theme.ts';
import { treatmentsSchema } from '../practice/schema/yaml-schemas.ts';
import { form } from './form.ts';

export const answeredDoctorSchema = doctorSchema
  .omit({ portrait: true, order: true })
  .extend({
    biography: text(
      'What patients should know about the doctor, in a few sentences',
    ).optional(),
  });

/**
 * All answers for `make adopt`. Each is validated with the schema of its field
 * in the practice's files.
 */
export const answersSchema = ownPracticeSchema.extend({
  copyrightYear: ownPracticeSchema.shape.copyrightYear.default(() =>
    new Date().getFullYear(),
  ),
  treatments: treatmentsSchema.default([]),
  doctors: z
    .array(answeredDoctorSchema)
    .min(1, 'Name at least one doctor.')
    .superRefine((doctors, context) => {
      if (doctors.filter(({ roles }) => roles.includes('founder')).length < 2)
        return;
      const message = 'Only one of the doctors can have the role founder.';
      context.addIssue({ code: 'custom', path: [0, 'roles'], message });
    })
    .meta(about('The doctors, in the order in which the site shows them')),
  ...themeSchema.partial().shape,
  towns: z
    .array(text('The name of a town'))
    .default([])
    .meta(
      about('Nearby towns that each get a page', ['Lakeview', 'Riverside']),
    ),
});

export type Answers = z.output<typeof answersSchema>;

/**
 * The output of `make adopt ANSWERS=template`, to fill in for `make adopt
 * <answers.yaml`.
 */
export const template = `# Answers for make adopt:
#   make adopt <answers.yaml
# Fill in what's open. A line with # before it is an example: leave it, or delete the # and write your own. If an
# answer doesn't fit, make adopt explains what it needs.

${form(answersSchema, {}, '\n\n')}
`;
