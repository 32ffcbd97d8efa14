/** Run by `npm run schema` after a change to the schema. */
import { writeFile } from 'node:fs/promises';
import { practiceJsonSchema } from './json-schema.ts';

await writeFile(new URL('practice.schema.json', import.meta.url), practiceJsonSchema());
