import { startTransition, StrictMode } from 'react';
import type { HydrationOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepMarkup, loadUnlessServed, loadUnlessShown } from '@/components/recovery';
import { matchRoute, slashRedirect } from '@/seo/match-route';
import { App } from './app';
import { loadPage } from './page-modules';

const { pathname, search, hash } = window.location;

// Before the router exists: the links that mark the current page compare with the slashed form,
// which is the one the page was prerendered in.
const slashed = slashRedirect(pathname);
if (slashed) window.history.replaceState(window.history.state, '', `${slashed}${search}${hash}`);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

/** React and the page's code run in tasks of their own, so that a slow phone can answer a touch in between. */
async function takeOver(root: HTMLElement): Promise<void> {
  const page = loadPage(matchRoute(pathname).id);
  await new Promise((resume) => setTimeout(resume));
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  // With the page's own module at hand the first render matches the prerendered markup at once.
  await page;
  const putBack = keepMarkup(root);
  const handlers: HydrationOptions = {
    onCaughtError(error) {
      console.error('A part of this page failed and stays as it was.', error);
    },
    onUncaughtError(error) {
      console.error('This page failed and is shown as it was served.', error);
      putBack(root);
      loadUnlessServed();
    },
    onRecoverableError(error) {
      console.warn('A part of this page was rendered again.', error);
    },
  };
  // A transition is worked off in slices.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app, handlers);
    else createRoot(root, handlers).render(app);
  });
  // An error in the midst of a commit leaves React with the address changed and the page not.
  window.addEventListener('error', loadUnlessShown);
  // After an update of the site an old page may ask for a chunk that is gone; the new page has it.
  // A page that was just loaded again has the newest there is.
  window.addEventListener('vite:preloadError', () => {
    const [load] = performance.getEntriesByType('navigation');
    if ((load as PerformanceNavigationTiming).type !== 'reload') window.location.reload();
  });
}

void takeOver(root);
