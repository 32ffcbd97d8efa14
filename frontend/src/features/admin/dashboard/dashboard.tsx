import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from '@/components/recovery/error-boundary';
import { FailedNotice } from '../panel';
import { reloadOnceOnline, useSession } from '../session/session';
import { TodayPanel } from '../today/today-panel';
import { addressOf, useAddress } from './address';
import styles from './dashboard.module.css';

/** A panel that's loaded with the first section besides Today. */
const panel = (name: keyof typeof import('./panels')) =>
  lazy(async () => ({
    default: (await import('./panels').catch(reloadOnceOnline))[name],
  }));

/**
 * Each section has its own address. If one of its panels stops working, the
 * others go on.
 */
const sections: readonly {
  id: string;
  title: string;
  /** The front desk sees only these. */
  forDesk?: boolean;
  panels: readonly ComponentType[];
}[] = [
  { id: 'today', title: 'Today', forDesk: true, panels: [TodayPanel] },
  {
    id: 'overview',
    title: 'Overview',
    // What needs the admin first, then the summaries.
    panels: [
      panel('Needs'),
      panel('SummaryCards'),
      panel('SchemaTypes'),
      panel('EligibleTypes'),
      panel('SampleContent'),
      panel('SearchConsole'),
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    panels: [panel('LiveCheckPanel'), panel('RecordsPanel')],
  },
  { id: 'speed', title: 'Speed', panels: [panel('VitalsPanels')] },
  {
    id: 'messages',
    title: 'Messages',
    forDesk: true,
    panels: [panel('MessagesPanel')],
  },
  { id: 'activity', title: 'Activity', panels: [panel('ActivityPanel')] },
];

export function Dashboard() {
  const { isDesk } = useSession();
  const wanted = useAddress().get('section');
  const open = sections.filter(({ forDesk = false }) => forDesk || !isDesk);
  const current = open.find(({ id }) => id === wanted) ?? open[0];
  const focused = useFocusOnNewSection(current?.id);
  return (
    <div className={styles.dashboard}>
      <div>
        <h1 tabIndex={-1} className={styles.heading}>
          {isDesk ? 'Front desk' : 'SEO Dashboard'}
        </h1>
        <nav aria-label="Sections">
          <ul className={styles.tabs}>
            {open.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={addressOf(id)}
                  className={styles.tab}
                  aria-current={id === current?.id ? 'page' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div
        key={current?.id}
        ref={focused}
        tabIndex={-1}
        className={styles.section}
      >
        {current?.panels.map((Panel, index) => (
          <ErrorBoundary key={index} fallback={<FailedNotice />}>
            {/* They're in one script, so one message is enough. */}
            <Suspense fallback={index === 0 && <p>Loading...</p>}>
              <Panel />
            </Suspense>
          </ErrorBoundary>
        ))}
      </div>
    </div>
  );
}

/**
 * A link within a section disappears with it, so the new section gets the
 * focus. A tab keeps it.
 */
function useFocusOnNewSection(id: string | undefined) {
  const section = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [id]);
  return section;
}
