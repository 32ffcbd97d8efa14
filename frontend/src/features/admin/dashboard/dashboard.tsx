import { type ComponentType, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '@/components/recovery';
import { sampleContent, seoRecords } from '@/features/admin/dashboard/dashboard-data?data';
import { ActivityPanel } from '../activity/activity-panel';
import { FailedNotice } from '../fallbacks';
import { LiveCheckPanel, useLiveCheck } from '../live-check/live-check-panel';
import { MessagesPanel } from '../messages/messages-panel';
import { RecordList } from '../records/record-list';
import { toRecords } from '../records/records';
import { SeverityMark } from '../severity';
import { MissingPanel, SpeedPanel } from '../vitals/vitals-panels';
import { addressOf, useAddress } from './address';
import styles from './dashboard.module.css';
import { EligibleTypes, summarize, SummaryCards } from './summary';

const summary = summarize(seoRecords);

/** A section with its own address. If one of its panels stops working, the others go on. */
interface Section {
  id: string;
  title: string;
  panels: readonly ComponentType[];
}

const sections: readonly Section[] = [
  {
    id: 'overview',
    title: 'Overview',
    panels: [SampleBanner, Summary, Eligible, SearchConsole],
  },
  { id: 'pages', title: 'Pages', panels: [LiveCheckPanel, Records] },
  { id: 'speed', title: 'Speed', panels: [SpeedPanel, MissingPanel] },
  { id: 'messages', title: 'Messages', panels: [MessagesPanel] },
  { id: 'activity', title: 'Activity', panels: [ActivityPanel] },
];

export function Dashboard() {
  const wanted = useAddress().get('section');
  const current = sections.find(({ id }) => id === wanted) ?? sections[0];
  const focused = useFocusOnNewSection(current?.id);
  return (
    <div className={styles.dashboard}>
      <div>
        <h1 tabIndex={-1} className={styles.heading}>
          SEO Dashboard
        </h1>
        <nav aria-label="Sections">
          <ul className={styles.tabs}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={addressOf(id)}
                  discover="none"
                  className={styles.tab}
                  aria-current={id === current?.id ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div key={current?.id} ref={focused} tabIndex={-1} className={styles.section}>
        {current?.panels.map((Panel, index) => (
          <ErrorBoundary key={index} fallback={<FailedNotice />}>
            <Panel />
          </ErrorBoundary>
        ))}
      </div>
    </div>
  );
}

/** A link within a section disappears with it, so the new section gets the focus. A tab keeps it. */
function useFocusOnNewSection(id: string | undefined) {
  const section = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [id]);
  return section;
}

function Summary() {
  return <SummaryCards summary={summary} />;
}

function Eligible() {
  return <EligibleTypes summary={summary} />;
}

function SearchConsole() {
  return (
    <p>
      Only Google’s <a href="https://search.google.com/search-console">Search Console</a> shows what
      Google has indexed. If it disagrees with this page, go by Search Console.
    </p>
  );
}

function Records() {
  const { result } = useLiveCheck();
  return <RecordList records={toRecords(seoRecords, result?.report?.pages)} />;
}

/** Shown as long as any content is sample content. */
function SampleBanner() {
  if (sampleContent.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="sample">
      <h2 id="sample">
        <SeverityMark grade="warning" /> Sample content: not ready to go live
      </h2>
      <p>
        Still made up: {sampleContent.join(', ')}. The site shows an example until your practice’s
        own facts are in <code>frontend/practice/</code>.
      </p>
    </section>
  );
}
