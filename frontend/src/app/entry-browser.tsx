import { startTransition, StrictMode } from 'react';
import type { HydrationOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepMarkup, keepTyped, recover, watchDocument } from '@/components/recovery';
import { matchRoute, slashRedirect } from '@/seo/match-route';
import { App } from './app';
import { forgetPage, loadPage } from './page-modules';

const { pathname, search, hash } = window.location;

// Before the router is created, because active links were prerendered with the slashed address.
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

/** Runs React and the page's code in separate tasks, so that slow phones can react to input in between. */
async function takeOver(root: HTMLElement): Promise<void> {
  const { id } = matchRoute(pathname);
  const page = loadPage(id);
  await new Promise((resume) => setTimeout(resume));
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  // Load the page's module first, so that the first render matches the prerendered markup.
  if (!(await page.settled)) {
    // As in boot.ts.
    await new Promise((resume) => setTimeout(resume, 1000));
    forgetPage(id);
    if (!(await loadPage(id).settled)) throw new Error('The script of this page is missing.');
  }
  keepTyped(root);
  const putBack = keepMarkup(root);
  const handlers: HydrationOptions = {
    onCaughtError(error) {
      console.error('A part of this page failed and stays as it was.', error);
    },
    onUncaughtError(error) {
      console.error('This page failed and is shown as it was served.', error);
      putBack(root);
      void recover();
    },
    onRecoverableError(error) {
      console.warn('A part of this page was rendered again.', error);
    },
  };
  // A transition is rendered in slices.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app, handlers);
    else createRoot(root, handlers).render(app);
  });
  watchDocument();
}

/** For the boot script, which knows how to wait for an idle browser. */
export { prefetchPages } from './prefetch';
export { measureUnlessRefused } from '@/features/vitals/measure-unless-refused';
export const takenOver = takeOver(root);
