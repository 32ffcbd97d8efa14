import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';

/** Until it is known who is there. Prerendered, so it also tells those without scripts why it stays. */
export function LoadingScreen() {
  return (
    <>
      <h1>
        <VisuallyHidden>SEO Dashboard</VisuallyHidden>
      </h1>
      <Spinner label="Loading..." />
      <noscript>
        <p>This page needs JavaScript. Please switch it on and load the page again.</p>
      </noscript>
    </>
  );
}
