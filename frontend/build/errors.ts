import type { ApiError } from '../src/contracts/api-answers.ts';
import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

/** What nginx answers for a backend that does not: in the API's own form, with the way out. */
export function unavailableError({ practice }: Site): string {
  const error = `This service is unavailable for the moment. Please try again in a minute or call us at ${practice.phone.display}.`;
  return JSON.stringify({ error } satisfies ApiError);
}

export async function writeErrors(site: Site): Promise<void> {
  await writeOutput('errors/unavailable.json', unavailableError(site));
}
