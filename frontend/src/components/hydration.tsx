import {
  type ComponentType,
  lazy,
  type MouseEvent,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { opensPage } from '@/seo/match-route';
import styles from './hydration.module.css';

const never = () => () => undefined;

/** False while prerendering and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The internal page that a plain click on this link opens. */
function target(event: MouseEvent): string | undefined {
  const modified =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified)
    return undefined;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  return link?.target === '' && !link.hreflang && href && opensPage(href)
    ? href
    : undefined;
}

/**
 * Makes React keep the existing markup. Must be a stable reference, because a
 * new object would empty the element.
 */
const asFound = { __html: '' };

/**
 * Wraps an export of a module: a static section, such as footnotes, tables,
 * illustrations and the footer. Hydration keeps its prerendered markup and
 * doesn't load its code, which is only loaded on client-side navigation. Links
 * inside still use the router.
 */
export function withoutHydration<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Section = lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: (await load())[name],
    }),
  );

  function ServedMarkup() {
    const navigate = useNavigate();
    function follow(event: MouseEvent) {
      const address = target(event);
      if (!address) return;
      event.preventDefault();
      void navigate(address);
    }
    return (
      <div
        className={styles.whole}
        onClick={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asFound}
      />
    );
  }

  return function WithoutHydration(props: Props) {
    const hydrated = useHydrated();
    const [isServed] = useState(!hydrated);
    if (isServed && !import.meta.env.SSR) return <ServedMarkup />;
    return (
      <div className={styles.whole}>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
}
