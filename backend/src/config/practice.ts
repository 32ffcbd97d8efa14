import facts from '../../practice.json' with { type: 'json' };

/**
 * What the backend says about the practice. `npm run practice` writes the file from the practice's
 * folder in `frontend/`; the compiler checks that it holds what is needed here.
 */
export const practice: {
  readonly emergencyRoom?: string;
  readonly phone: { readonly display: string };
  readonly timeZone: string;
} = facts;
