import type { ApiError } from '../src/contracts/api-answers.ts';
import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

/** What nginx answers for a backend that does not: in the API's own form, with the way out. */
export async function writeErrors({ practice }: Site): Promise<void> {
  const error = `This service is unavailable for the moment. Please try again in a minute or call us at ${practice.phone.display}.`;
  await writeOutput('errors/unavailable.json', JSON.stringify({ error } satisfies ApiError));
}
