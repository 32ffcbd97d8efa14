import { lazy } from 'react';
import { Button } from '@/components/button';
import type { LiveCheckResult } from 'shared/live-check';
import { moment } from '../data/moment';
import { Disclosure, Panel, PanelLine, Pending } from '../panel';
import type { Filter } from '../records/filters';
import { SeverityMark } from '../severity-mark';
import styles from './live-check.module.css';
import { SeverityCards } from './severity-cards';
import { allFindings } from './live-check';
import type { useLiveCheck } from './use-live-check';

const Findings = lazy(async () => ({ default: (await import('./findings')).Findings }));

interface LiveCheckPanelProps {
  liveCheck: ReturnType<typeof useLiveCheck>;
  onFilter: (filter: Filter) => void;
}

/** Starts a live check, shows its progress, and sums up the last one. */
export function LiveCheckPanel({ liveCheck, onFilter }: LiveCheckPanelProps) {
  const { running, result, unknown, error, starting, start } = liveCheck;
  return (
    <Panel id="live-check" title="Live check">
      <p>
        Loads every page the way visitors get it, with and without the slash at the end. Then it
        compares each one with what was built.
      </p>
      <PanelLine>
        <Button type="button" disabled={starting || running !== null} onClick={start}>
          {running ? 'Checking...' : 'Check the live site'}
        </Button>
        {running && <Progress {...running} />}
        <p role="status">{!running && result && lastChecked(result)}</p>
      </PanelLine>
      {unknown && <Pending what="the last check" error={unknown} />}
      {error && (
        <p className={styles.trouble} role="alert">
          <SeverityMark grade="error" /> {error.message}
        </p>
      )}
      {result && !running && <Outcome result={result} onFilter={onFilter} />}
    </Panel>
  );
}

function lastChecked({ finishedAt, addresses, milliseconds }: LiveCheckResult): string {
  const when = `Last checked ${moment.format(new Date(finishedAt))}`;
  return addresses > 0
    ? `${when}: ${addresses} addresses in ${(milliseconds / 1000).toFixed(1)} seconds.`
    : `${when}.`;
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <p>
      <progress className={styles.progress} max={total || 1} value={done} aria-label="Progress" />{' '}
      {total > 0 ? `${done} of ${total} addresses` : 'Starting'}
    </p>
  );
}

function Outcome({
  result,
  onFilter,
}: Pick<LiveCheckPanelProps, 'onFilter'> & { result: LiveCheckResult }) {
  if (!result.report) {
    return (
      <p className={styles.trouble}>
        <SeverityMark grade="error" /> {result.failure}
      </p>
    );
  }
  return (
    <>
      <SeverityCards findings={allFindings(result)} onFilter={onFilter} />
      <Disclosure summary={`All ${result.report.pages.length} pages, with what to fix`}>
        <Findings report={result.report} />
      </Disclosure>
    </>
  );
}
