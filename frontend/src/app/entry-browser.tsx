import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
if (!root) throw new Error('The page has no element with the id "root".');

// With the page's own module at hand the first render matches the prerendered markup at once.
void loadPage(matchRoute(pathname).id).then(() => {
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // After an update of the site an old page may ask for a chunk that is gone; the new page has it.
  window.addEventListener('vite:preloadError', () => {
    window.location.reload();
  });
});
