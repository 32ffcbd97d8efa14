import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { practiceSchema } from '../schema/practice-schema.ts';
import {
  awardsSchema,
  reviewsSchema,
  treatmentsSchema,
} from '../schema/yaml-schemas.ts';
import { redirectsSchema } from '../schema/redirects.ts';
import { themeSchema } from '../schema/theme.ts';

const editorSchemas = join(import.meta.dirname, '../../../.cache/schemas');

/**
 * Writes JSON Schemas, which the first line of each YAML file names, so that
 * editors complete and check it.
 */
export async function writeEditorSchemas(): Promise<void> {
  const schemas = {
    practice: practiceSchema,
    theme: themeSchema,
    reviews: reviewsSchema,
    awards: awardsSchema,
    treatments: treatmentsSchema,
    redirects: redirectsSchema,
  };
  await mkdir(editorSchemas, { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const json = JSON.stringify(
      z.toJSONSchema(schema, { io: 'input' }),
      null,
      2,
    );
    await writeFile(join(editorSchemas, `${name}.json`), json);
  }
}
