import { asksNotToBeTracked } from '@/components/privacy-signals';

/**
 * Loads the measuring code, unless the visitor wants no tracking. The browser
 * has kept what happened before.
 */
export async function measureUnlessRefused(): Promise<void> {
  if (asksNotToBeTracked()) return;
  try {
    const { measureVisit } = await import('./vitals');
    measureVisit();
  } catch {
    // The page works without it.
  }
}
