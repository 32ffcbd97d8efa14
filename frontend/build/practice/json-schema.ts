import { z } from 'zod';
import { practiceSchema } from './practice-schema.ts';

/** The schema as editors read it (YAML language server), so that they complete and check `practice.yaml`. */
export function practiceJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(practiceSchema, { io: 'input' }), null, 2)}\n`;
}
