import { type ReactNode, startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { noteHeadingOnly } from '@/components/recovery';
import { t } from 'shared/t';
import { routeById } from '@/seo/routes';
import { isLoaded, loadPage } from './page-modules';

/**
 * Milliseconds that the page before stays while a page's script is on its way. On most lines it's there by then, and a
 * heading without its page would only flash.
 */
const patience = 100;

interface Opening {
  /** Resolves when the page's script is there or can't be loaded. */
  ended: Promise<unknown>;
  hasEnded: boolean;
  /** Resolves when it has ended or takes too long. */
  patience: Promise<unknown>;
}

/** By page id, because React needs the same promise each time it renders. */
const openings = new Map<string, Opening>();

function startOpening(id: string): Opening {
  // The page's component loads it again, and throws what's wrong.
  const ended = loadPage(id).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const opening: Opening = { ended, hasEnded: false, patience: Promise.race([ended, late]) };
  void ended.then(() => {
    opening.hasEnded = true;
    openings.delete(id);
  });
  openings.set(id, opening);
  return opening;
}

/**
 * A page that someone has opened. If its script takes a while, its heading comes first.
 * @param children the page
 */
export function OpeningPage({ id, children }: { id: string; children: ReactNode }) {
  const isEarlier = useNavigationType() === NavigationType.Pop;
  const { heading } = routeById(id);
  const opening =
    import.meta.env.SSR || isLoaded(id) || heading === undefined
      ? undefined
      : (openings.get(id) ?? startOpening(id));
  // When someone goes back, React renders at once. It would show nothing while this waits.
  if (opening && !isEarlier) use(opening.patience);
  const [isLate, setLate] = useState(opening?.hasEnded === false);

  useEffect(() => {
    if (!isLate) return;
    void Promise.resolve(openings.get(id)?.ended).then(() => {
      startTransition(() => {
        setLate(false);
      });
    });
  }, [id, isLate]);

  return isLate ? <HeadingOnly id={id} heading={heading} /> : children;
}

function HeadingOnly({ id, heading = '' }: { id: string; heading?: string | undefined }) {
  useLayoutEffect(() => {
    noteHeadingOnly(true);
    return () => {
      noteHeadingOnly(false);
      if (document.activeElement?.localName !== 'h1') return;
      // The page's own heading replaces it in the same task.
      queueMicrotask(() => {
        document.querySelector('h1')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    // Keeps the footer below the window. The content security policy allows this style, because it's never prerendered.
    <div style={{ minHeight: '100vh' }}>
      <title>{heading}</title>
      <PageHeader
        page={id === 'home' ? undefined : routeById(id)}
        heading={heading}
        lead={t('Loading...')}
      />
    </div>
  );
}
