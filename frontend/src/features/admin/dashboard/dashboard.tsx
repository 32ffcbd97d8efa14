import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/recovery';
import { sampleContent, seoRecords } from '@/features/admin/dashboard/dashboard-data?data';
import { ActivityPanel } from '../activity/activity-panel';
import { FailedNotice } from '../fallbacks';
import { LiveCheckPanel, useLiveCheck } from '../live-check/live-check-panel';
import { MessagesPanel } from '../messages/messages-panel';
import { RecordList } from '../records/record-list';
import { everyPage, type Filter, toRecords } from '../records/records';
import { useLogout } from '../session/session';
import { SeverityMark } from '../severity';
import { MissingPanel, SpeedPanel } from '../vitals/vitals-panels';
import styles from './dashboard.module.css';
import { EligibleTypes, summarize, SummaryCards } from './summary';

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
          <Part>
            <MessagesPanel />
          </Part>
          <Part>
            <ActivityPanel />
          </Part>
        </div>
        <Part>
          <LiveCheckPanel liveCheck={liveCheck} onFilter={applyFilter} />
        </Part>
      </div>
      <Part>
        <SpeedPanel />
      </Part>
      <Part>
        <MissingPanel />
      </Part>
      <SummaryCards summary={summary} onFilter={applyFilter} />
      <Part>
        <RecordList
          records={toRecords(seoRecords, liveCheck.result?.report?.pages)}
          filter={filter}
          onFilter={setFilter}
          heading={recordsHeading}
        />
      </Part>
      <EligibleTypes summary={summary} />
      <p>
        Only Google’s <a href="https://search.google.com/search-console">Search Console</a> shows
        what Google has indexed. If it disagrees with this page, go by Search Console.
      </p>
    </div>
  );
}

/** A part of the dashboard. If it stops working, the others go on. */
function Part({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<FailedNotice />}>{children}</ErrorBoundary>;
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
