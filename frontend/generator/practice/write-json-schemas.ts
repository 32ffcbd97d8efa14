/** Run by `npm run schema` after a change to a schema. */
import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from './json-schemas.ts';

for (const { file, json } of jsonSchemas) await writeFile(file, json);
