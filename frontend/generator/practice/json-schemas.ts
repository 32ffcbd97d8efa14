import { z } from 'zod';
import { awardsSchema, reviewsSchema, treatmentsSchema } from './collection-schemas.ts';
import { practiceSchema } from './practice-schema.ts';
import { themeSchema } from './theme-schema.ts';

const schemas = {
  practice: practiceSchema,
  theme: themeSchema,
  reviews: reviewsSchema,
  awards: awardsSchema,
  treatments: treatmentsSchema,
};

/** JSON Schemas for completion and validation in editors (YAML language server). */
export const jsonSchemas = Object.entries(schemas).map(([name, schema]) => ({
  file: new URL(`${name}.schema.json`, import.meta.url),
  json: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
}));
