import { withoutHydration } from './without-hydration';

/** The signs that can't wait, for pages that run: nothing of it has to. */
export const UrgentAdvice = withoutHydration(() => import('./urgent-signs'));
