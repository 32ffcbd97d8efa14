import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useFollowLinks } from './use-follow-links';
import { useHydrated } from './use-hydrated';
import styles from './without-hydration.module.css';

/** Makes React keep the markup it finds. One object for good: a new one would empty the element. */
const asFound = { __html: '' };

/**
 * A part of a page that needs no script where it was prerendered: hydration leaves its markup as it
 * is and does not load its code. Only a page that was navigated to loads and renders it.
 *
 * For still parts such as footnotes, tables, drawings and the footer. Links inside them navigate
 * like any other.
 */
export function prerendered<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load);

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

  return function Prerendered(props: Props) {
    const hydrated = useHydrated();
    const [found] = useState(!hydrated);
    if (found && !import.meta.env.SSR) return <Found />;
    return (
      <div className={styles.whole}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
