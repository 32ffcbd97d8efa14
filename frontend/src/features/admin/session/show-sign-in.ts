/**
 * A script of the admin page, before the application: shows the prerendered sign-in form as soon as it's known that
 * nobody is signed in. React then takes it over, with what was typed in the meantime.
 */
import { firstCheck } from './first-check';
import { firstScreen } from './first-screen';

const [loading, signIn, code] = [firstScreen.loading, firstScreen.signIn, firstScreen.code].map(
  (id) => document.getElementById(id),
);

void firstCheck().then(({ authenticated, secondFactor }) => {
  if (authenticated || !loading || !signIn || !code) return;
  code.hidden = !secondFactor;
  loading.hidden = true;
  signIn.hidden = false;
});
