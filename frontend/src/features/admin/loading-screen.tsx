import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';

/** Shown until the session is known. Prerendered, so it also has the notice for browsers without JavaScript. */
export function LoadingScreen() {
  return (
    <>
      <h1>
        <VisuallyHidden>SEO Dashboard</VisuallyHidden>
      </h1>
      <Spinner label="Loading..." />
      <noscript>
        <p>This page needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
    </>
  );
}
