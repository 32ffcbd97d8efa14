import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { matchRoute, slashRedirect } from '@/seo/match-route';
import { App } from './app';
import { forgetPage, loadPage } from './page-modules';
import { keepLaterStyles } from '@/components/later-styles';
import { withSecondTry } from './second-try';
import { takeOver } from './take-over';

const { pathname, search, hash } = window.location;

// Before the router is created, because active links were prerendered with the
// slashed address.
const slashed = slashRedirect(pathname);
if (slashed)
  window.history.replaceState(
    window.history.state,
    '',
    `${slashed}${search}${hash}`,
  );

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** The page's own module. */
async function loadThisPage(): Promise<void> {
  const { id } = matchRoute(pathname);
  if (await loadPage(id).settled) return;
  forgetPage(id);
  throw new Error('The script of this page is missing.');
}

/** For the boot script, which knows how to wait for an idle browser. */
export { prefetchPages } from './prefetch';
export { measureUnlessRefused } from '@/features/vitals/measure-unless-refused';
keepLaterStyles();

export const takenOver = takeOver(app, withSecondTry(loadThisPage));
