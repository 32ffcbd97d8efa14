import { type ReactNode, startTransition } from 'react';
import type { HydrationOptions } from 'react-dom/client';
import { keepMarkup } from '@/components/recovery/keep-markup';
import { keepTyped } from '@/components/recovery/keep-typed';
import { recover, watchDocument } from '@/components/recovery/load-document';

/**
 * Hydrates the served page. Runs React and the application's code in separate
 * tasks, so that slow phones can react to input in between.
 * @param loaded resolves when the first render matches the prerendered markup
 */
export async function takeOver(
  app: ReactNode,
  loaded?: Promise<void>,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  await new Promise((resume) => setTimeout(resume));
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await loaded;
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
