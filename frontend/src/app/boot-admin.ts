/**
 * The only script that the admin page loads directly. Like boot.ts, it loads
 * the application, but at once: the page has nothing to read before. And it
 * doesn't wait for React: once the server says you're not signed in, it shows
 * the prerendered sign-in form. React later takes over the form and keeps what
 * you've typed.
 */
import { firstCheck, firstScreen } from '@/features/admin/session/first-screen';
import { withSecondTry } from './second-try';

void withSecondTry(() => import('./entry-admin'));

void firstCheck().then(({ authenticated, secondFactor }) => {
  const loading = document.getElementById(firstScreen.loading);
  const signIn = document.getElementById(firstScreen.signIn);
  const code = document.getElementById(firstScreen.code);
  if (authenticated || !loading || !signIn || !code) return;
  code.hidden = !secondFactor;
  loading.hidden = true;
  signIn.hidden = false;
});
