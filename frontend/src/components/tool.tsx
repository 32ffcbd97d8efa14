import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t } from 'shared/t';
import { Button } from './button';
import { useHydrated } from './hydration';
import styles from './tool.module.css';

interface ToolProps {
  /** The button's text, such as "Plan your child’s exams". */
  name: string;
  /** Its heading, and what it does in a sentence. */
  title?: string;
  text?: string;
  /** Shows what it does. Decorative. */
  picture?: ReactNode;
  /** An address whose hash starts like this opens it. */
  hash?: `#${string}`;
  /** Loads its chunk. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A card that shows what a tool does. Its button loads the tool, which comes
 * below, so that nothing above moves. Put what the tool answers in general next
 * to it, because the style sheet hides the card without scripts, and there's no
 * tool if it can't be loaded.
 */
export function Tool({ name, title, text, picture, hash, load }: ToolProps) {
  const hydrated = useHydrated();
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>(
    'closed',
  );
  const [Opened, setOpened] = useState<ComponentType>();
  const card = useRef<HTMLDivElement>(null);

  async function show() {
    try {
      const { default: component } = await load();
      // Rendered in slices, so that a slow phone still reacts.
      startTransition(() => setOpened(() => component));
    } catch {
      setStatus('failed');
    }
  }

  function open() {
    setStatus('loading');
    void show();
  }

  const isAddressed = () => hash && location.hash.startsWith(hash);

  const onOpened = useEffectEvent(() => {
    // The button had the focus.
    card.current?.focus({ preventScroll: true });
    // Whatever has loaded meanwhile may have stopped a smooth scroll.
    if (isAddressed()) card.current?.scrollIntoView({ behavior: 'instant' });
  });

  useEffect(() => {
    if (Opened) onOpened();
  }, [Opened]);

  const openFromAddress = useEffectEvent((behavior: ScrollBehavior) => {
    if (!isAddressed()) return;
    card.current?.scrollIntoView({ behavior });
    if (!Opened) void show();
  });

  useEffect(() => {
    const onArrival = () => openFromAddress('instant');
    const onLink = () => openFromAddress('auto');
    const arrival = setTimeout(onArrival);
    // Until then, styles and pictures above can move it.
    addEventListener('load', onArrival);
    addEventListener('hashchange', onLink);
    return () => {
      clearTimeout(arrival);
      removeEventListener('load', onArrival);
      removeEventListener('hashchange', onLink);
    };
  }, []);

  return (
    <div
      ref={card}
      data-tool
      className={Opened ? `${styles.card} ${styles.opened}` : styles.card}
      tabIndex={-1}
      role="group"
      aria-label={name}
    >
      <div className={styles.inside}>
        {picture && (
          <div className={styles.picture} aria-hidden="true">
            {picture}
          </div>
        )}
        <div className={styles.text}>
          {title && <h3>{title}</h3>}
          {text && <p>{text}</p>}
          <Button type="button" disabled={!hydrated} onClick={open}>
            {name}
          </Button>
          {/* Rendered before it changes: assistive technology only announces changes to existing elements. */}
          {!Opened && (
            <p role="status">
              {status === 'loading' && t('One moment …')}
              {status === 'failed' &&
                t(
                  'This couldn’t be loaded. Check your connection and reload the page.',
                )}
            </p>
          )}
        </div>
        {Opened && (
          <div className={styles.tool}>
            <Opened />
          </div>
        )}
      </div>
    </div>
  );
}
