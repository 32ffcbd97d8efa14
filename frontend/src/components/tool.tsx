import {
  type ComponentType,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { t } from 'shared/t';
import { Button } from './button';
import { useHydrated } from './hydration';
import { icon } from './icons';
import layout from './layout.module.css';
import styles from './section.module.css';

const SearchIcon = icon(<path d="M16 16l5 5M10.5 3.5a7 7 0 1 0 .1 0z" />);

interface ToolProps {
  /** The button's text, such as "Plan your child’s exams". */
  name: string;
  /** Loads its chunk. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A button that loads a tool and puts it in its place. Put what the tool
 * answers in general next to it, because there's no button without scripts, and
 * no tool if it can't be loaded.
 */
export function Tool({ name, load }: ToolProps) {
  const hydrated = useHydrated();
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>(
    'closed',
  );
  const [Opened, setOpened] = useState<ComponentType>();
  const place = useRef<HTMLDivElement>(null);
  const endReservation = () =>
    place.current?.style.removeProperty('min-height');

  async function open() {
    setStatus('loading');
    const panel = place.current;
    // On a slow connection, the tool would push down what's below long after
    // the tap. So the tap does, off the screen.
    if (panel)
      panel.style.minHeight = `${(innerHeight - panel.getBoundingClientRect().top).toString()}px`;
    try {
      const { default: component } = await load();
      // Rendered in slices, so that a slow phone still reacts.
      startTransition(() => setOpened(() => component));
    } catch {
      setStatus('failed');
    }
  }

  // The button had the focus.
  useEffect(() => {
    if (Opened) place.current?.focus({ preventScroll: true });
  }, [Opened]);

  if (!hydrated) return null;
  return (
    <div
      ref={place}
      data-tool
      className={`${layout.card} ${styles.panel}`}
      tabIndex={-1}
      role="group"
      aria-label={name}
      onPointerDown={endReservation}
      onKeyDown={endReservation}
    >
      {Opened ? (
        <Opened />
      ) : (
        <>
          <Button type="button" onClick={() => void open()}>
            <SearchIcon />
            {name}
          </Button>
          {/* Always rendered: assistive technology only announces changes to existing elements. */}
          <p role="status">
            {status === 'loading' && t('One moment …')}
            {status === 'failed' &&
              t(
                'This couldn’t be loaded. Check your connection and reload the page.',
              )}
          </p>
        </>
      )}
    </div>
  );
}
