import { asksNotToBeTracked, savesData } from '@/components/privacy-signals';
import { loadExtra } from '@/components/recovery';
import { loadedRoute } from '@/seo/match-route';

async function measure(): Promise<void> {
  try {
    const { measureVisit } = await loadExtra(() => import('./vitals'));
    measureVisit();
  } catch {
    // The page works without it.
  }
}

function measureWhenIdle(): void {
  const start = () => void measure();
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/**
 * Loads the measuring code when the page has loaded and the browser is idle: the browser has kept what happened before.
 * Does nothing if the visitor wants no tracking or less data, and on the admin page, which has no visitors.
 */
export function measureWhenSettled(): void {
  if (asksNotToBeTracked() || savesData() || loadedRoute().id === 'admin') return;
  if (document.readyState === 'complete') measureWhenIdle();
  else window.addEventListener('load', measureWhenIdle, { once: true });
}
