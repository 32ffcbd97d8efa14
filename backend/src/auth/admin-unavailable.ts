import { Refusal } from '../http/api-exception.ts';

/** What every admin call answers when the sessions cannot be reached. */
export function adminUnavailable(): Refusal {
  return new Refusal(503, 'Admin sign-in is unavailable for the moment.');
}
