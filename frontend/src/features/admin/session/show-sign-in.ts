/**
 * A script of its own on the admin page. It doesn't wait for React: once the server says you're not signed in, it shows
 * the prerendered sign-in form. React later takes over the form and keeps what you've typed.
 */
import { firstCheck, firstScreen } from './first-screen';

void firstCheck().then(({ authenticated, secondFactor }) => {
  const [loading, signIn, code] = [firstScreen.loading, firstScreen.signIn, firstScreen.code].map(
    (id) => document.getElementById(id),
  );
  if (authenticated || !loading || !signIn || !code) return;
  code.hidden = !secondFactor;
  loading.hidden = true;
  signIn.hidden = false;
});
