import type { QueryClient } from '@tanstack/react-query';
import { http } from '../data/http';
import { changeSession, isSignedIn } from './session-query';

/** From now on, a 401 response to a signed-in admin leads back to the login screen. */
export function watchForSessionEnd(client: QueryClient): void {
  http.interceptors.response.use((response) => {
    if (response.status === 401 && isSignedIn(client)) changeSession(client, 'ended');
    return response;
  });
}
