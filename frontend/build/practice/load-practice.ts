import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { practiceFacts, type Practice } from './practice-facts.ts';
import { ownPracticeSchema, practiceSchema } from './practice-schema.ts';
import { readYaml, type Problem } from './read-yaml.ts';

const frontend = join(import.meta.dirname, '../..');
const repository = join(frontend, '..');
const ownFolder = join(frontend, 'practice');

/** The practice's own folder, or the example that the site shows while there is none. */
export const practiceFolder = existsSync(ownFolder)
  ? ownFolder
  : join(frontend, 'examples/metuchen');

interface FileProblem extends Problem {
  file: string;
}

/** What a person has to correct before the site can be built, a line each. */
export class PracticeError extends Error {
  override name = 'PracticeError';

  constructor(problems: readonly FileProblem[]) {
    const lines = problems.map(
      ({ file, line, message }) => `${relative(repository, file)}, line ${line}: ${message}`,
    );
    super(['Please correct what the practice’s folder says:', ...lines].join('\n  '));
  }
}

async function load<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) {
    throw new PracticeError([{ file, line: 1, message: 'This file is missing.' }]);
  }
  const read = readYaml(source, schema);
  if ('problems' in read) throw new PracticeError(read.problems.map((each) => ({ file, ...each })));
  return read.value;
}

/** @throws PracticeError with everything that is wrong. */
export async function loadPractice(
  folder = practiceFolder,
  example = folder !== ownFolder,
): Promise<Practice> {
  const file = join(folder, 'practice.yaml');
  const facts = await load(file, example ? practiceSchema : ownPracticeSchema);
  return practiceFacts(facts, example);
}
