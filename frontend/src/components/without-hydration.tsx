import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from './use-hydrated';
import styles from './without-hydration.module.css';

/** The address of the site's own page that a plain click on this link leads to. */
function target(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  return link?.target === '' && href?.startsWith('/') ? href : undefined;
}

/** Lets the router follow the links of markup that React does not know from inside. */
function useFollowLinks(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    function follow(event: MouseEvent) {
      const address = target(event);
      if (!address) return;
      event.preventDefault();
      void navigate(address);
    }
    element.addEventListener('click', follow);
    return () => {
      element.removeEventListener('click', follow);
    };
  }, [navigate]);
  return container;
}

/** Makes React keep the markup it finds. Must be a stable reference: a new object would empty the element. */
const asFound = { __html: '' };

/**
 * A section that needs no script where it was prerendered: hydration leaves its markup as it is and
 * doesn't load its code. Only a page that was navigated to loads and renders it.
 *
 * For static sections such as footnotes, tables, illustrations and the footer. Links inside them
 * navigate like any other.
 */
export function withoutHydration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Section = lazy(load);

  function Found() {
    const container = useFollowLinks();
    return (
      <div
        ref={container}
        className={styles.whole}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asFound}
      />
    );
  }

  return function WithoutHydration(props: Props) {
    const hydrated = useHydrated();
    const [found] = useState(!hydrated);
    if (found && !import.meta.env.SSR) return <Found />;
    return (
      <div className={styles.whole}>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
}
