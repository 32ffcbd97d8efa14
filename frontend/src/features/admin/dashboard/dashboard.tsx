import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/recovery';
import { sampleContent } from '@/features/admin/dashboard/sample-content?data';
import { seoRecords } from '@/features/admin/records/seo-records?data';
import { ActivityPanel } from '../activity/activity-panel';
import { FailedNotice } from '../failed-notice';
import { LiveCheckPanel } from '../live-check/live-check-panel';
import { useLiveCheck } from '../live-check/use-live-check';
import { MessagesPanel } from '../messages/messages-panel';
import { everyPage, type Filter } from '../records/filters';
import { toRecords } from '../records/record';
import { Records } from '../records/records';
import { useLogout } from '../session/session';
import { SeverityMark } from '../severity-mark';
import { MissingPanel } from '../vitals/missing-panel';
import { SpeedPanel } from '../vitals/speed-panel';
import styles from './dashboard.module.css';
import { EligibleTypes } from './eligible-types-table';
import { summarize } from './summary';
import { SummaryCards } from './summary-cards';

const summary = summarize(seoRecords);

export function Dashboard() {
  const { mutate: logout, isPending } = useLogout();
  const liveCheck = useLiveCheck();
  const [filter, setFilter] = useState<Filter>(everyPage);
  const recordsHeading = useRef<HTMLHeadingElement>(null);

  /** The list is further down, so move the focus there. */
  function applyFilter(to: Filter) {
    setFilter(to);
    recordsHeading.current?.focus();
  }

  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>SEO Dashboard</h1>
        <Button
          variant="outline"
          type="button"
          disabled={isPending}
          onClick={() => {
            logout();
          }}
        >
          Log out
        </Button>
      </header>
      <SampleBanner />
      <div className={styles.panels}>
        <div className={styles.side}>
          <ErrorBoundary fallback={<FailedNotice />}>
            <MessagesPanel />
          </ErrorBoundary>
          <ErrorBoundary fallback={<FailedNotice />}>
            <ActivityPanel />
          </ErrorBoundary>
        </div>
        <ErrorBoundary fallback={<FailedNotice />}>
          <LiveCheckPanel liveCheck={liveCheck} onFilter={applyFilter} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary fallback={<FailedNotice />}>
        <SpeedPanel />
      </ErrorBoundary>
      <ErrorBoundary fallback={<FailedNotice />}>
        <MissingPanel />
      </ErrorBoundary>
      <SummaryCards summary={summary} onFilter={applyFilter} />
      <ErrorBoundary fallback={<FailedNotice />}>
        <Records
          records={toRecords(seoRecords, liveCheck.result?.report?.pages)}
          filter={filter}
          onFilter={setFilter}
          heading={recordsHeading}
        />
      </ErrorBoundary>
      <EligibleTypes summary={summary} />
      <p>
        Only Google’s <a href="https://search.google.com/search-console">Search Console</a> shows
        what Google has indexed. If it disagrees with this page, go by Search Console.
      </p>
    </div>
  );
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
