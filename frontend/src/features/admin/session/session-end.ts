import type { QueryClient } from '@tanstack/react-query';
import { http } from '../data/http';
import { changeSession, isSignedIn } from './session-query';

/** From now on a 401 to any call of a signed-in admin leads back to the sign-in. */
export function watchForSessionEnd(client: QueryClient): void {
  http.interceptors.response.use((response) => {
    if (response.status === 401 && isSignedIn(client)) changeSession(client, 'ended');
    return response;
  });
}
