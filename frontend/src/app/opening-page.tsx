import {
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { pageCommitted } from '@/components/recovery/displayed-page';
import { loadDocument } from '@/components/recovery/load-document';
import { t } from 'shared/t';
import { slashless } from '@/seo/pathnames';
import { routeById } from '@/seo/routes';
import { forgetPage, loadPage } from './page-modules';

/**
 * Milliseconds that the page before stays while a page's script is on its way.
 * On most lines it's there by then, and a heading without its page would only
 * flash.
 */
const timeout = 100;

/**
 * Whichever comes first. By load, because React needs the same promise each
 * time it renders.
 */
const settledOrTimeout = new WeakMap<object, Promise<unknown>>();

/**
 * A page that someone has opened. If its script takes a while, its heading
 * comes first.
 * @param children the page
 */
export function OpeningPage({
  id,
  children,
}: {
  id: string;
  children: ReactNode;
}) {
  const isEarlier = useNavigationType() === NavigationType.Pop;
  const route = slashless(useLocation().pathname);
  const { heading } = routeById(id);
  const [load] = useState(() =>
    import.meta.env.SSR ? undefined : loadPage(id),
  );
  // When someone goes back, React renders at once. It would show nothing while
  // this waits.
  if (load?.status === 'pending' && !isEarlier) {
    const late = new Promise((resolve) => setTimeout(resolve, timeout));
    const waited =
      settledOrTimeout.get(load) ?? Promise.race([load.settled, late]);
    settledOrTimeout.set(load, waited);
    use(heading === undefined ? load.settled : waited);
  }
  const [status, setStatus] = useState(load?.status ?? 'fulfilled');
  const [offline, setOffline] = useState(false);

  useLayoutEffect(() => {
    if (status === 'fulfilled') pageCommitted(route);
  }, [status, route]);

  useEffect(() => {
    if (status === 'pending') {
      void load?.settled.then(() =>
        startTransition(() => setStatus(load.status)),
      );
    }
    if (status === 'rejected') {
      forgetPage(id);
      void loadDocument().then((answers) => setOffline(!answers));
    }
  }, [id, load, status]);

  return status === 'fulfilled' ? (
    children
  ) : (
    <HeadingOnly id={id} offline={offline} />
  );
}

/** A page whose script isn't there yet, or can't be loaded. */
export function HeadingOnly({ id, offline }: { id: string; offline: boolean }) {
  const { heading: own, label } = routeById(id);
  const heading = own ?? label;
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.localName !== 'h1') return;
      // The page's own heading replaces it in the same task.
      queueMicrotask(() =>
        document.querySelector('h1')?.focus({ preventScroll: true }),
      );
    },
    [],
  );
  return (
    // Keeps the footer below the window. The content security policy allows
    // this style, because it's never prerendered.
    <div style={{ minHeight: '100vh' }}>
      <title>{heading}</title>
      <PageHeader
        page={id === 'home' ? undefined : routeById(id)}
        heading={heading}
        lead={
          <span role="status">
            {offline
              ? t(
                  'This couldn’t be loaded. Check your connection and reload the page.',
                )
              : t('Loading...')}
          </span>
        }
      />
    </div>
  );
}
