import type { AdminCheck } from 'shared/api-answers';

/**
 * Ids in the prerendered page, for the script that shows the sign-in form
 * before React does.
 */
export const firstScreen = {
  loading: 'loading',
  signIn: 'sign-in',
  code: 'second-factor',
} as const;

let answer: Promise<AdminCheck> | undefined;

/**
 * Asks once per page whether this browser is signed in. Never rejects: any
 * failure counts as signed out.
 */
export function firstCheck(): Promise<AdminCheck> {
  answer ??= ask().catch(() => ({ authenticated: false }));
  return answer;
}

async function ask(): Promise<AdminCheck> {
  // Not with the HTTP client, which loads later. It's in the mode of the page's
  // preload, whose answer this takes.
  const response = await fetch('/api/admin/check', { credentials: 'include' });
  const check = (await response.json()) as Partial<AdminCheck>;
  return { ...check, authenticated: check.authenticated === true };
}
