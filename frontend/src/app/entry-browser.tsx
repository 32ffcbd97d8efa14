import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { matchRoute, slashRedirect } from '@/registry/match-route';
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
  // A transition is worked off in slices.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // After an update of the site an old page may ask for a chunk that is gone; the new page has it.
  window.addEventListener('vite:preloadError', () => {
    window.location.reload();
  });
}

void takeOver(root);
