import type { ApiError } from '../src/contracts/api-answers.ts';
import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

/** nginx's response while the backend is down, in the API's format. */
export function unavailableError({ practice }: Site): string {
  const error = `This isn’t working right now. Please try again in a minute or call us at ${practice.phone.display}.`;
  return JSON.stringify({ error } satisfies ApiError);
}

export async function writeErrors(site: Site): Promise<void> {
  await writeOutput('errors/unavailable.json', unavailableError(site));
}
