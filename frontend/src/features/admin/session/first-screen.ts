/** Ids in the prerendered admin page, for the script that shows the sign-in form before React does. */
export const firstScreen = {
  loading: 'loading',
  signIn: 'sign-in',
  code: 'second-factor',
} as const;
