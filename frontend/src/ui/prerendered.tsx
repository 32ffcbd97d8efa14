import { lazy, Suspense, useState, type ComponentType } from 'react';
import styles from './prerendered.module.css';
import { useHydrated } from './use-hydrated';

/** Makes React keep the markup it finds. One object for good: a new one would empty the element. */
const asFound = { __html: '' };

/**
 * A part of a page that needs no script where it was prerendered: hydration leaves its markup as it
 * is and does not load its code. Only a page that was navigated to loads and renders it.
 *
 * For long still parts such as footnotes, tables and labelled drawings. Links inside them load the
 * page they lead to, since no router listens.
 */
export function prerendered<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load);
  return function Prerendered(props: Props) {
    const hydrated = useHydrated();
    const [found] = useState(!hydrated);
    if (found && !import.meta.env.SSR) {
      return (
        <div className={styles.whole} suppressHydrationWarning dangerouslySetInnerHTML={asFound} />
      );
    }
    return (
      <div className={styles.whole}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
