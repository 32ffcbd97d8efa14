import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/button';
import {
  type Finding,
  isLiveCheckStatus,
  type LiveCheckResult,
  severities,
  type SiteReport,
} from 'shared/live-check';
import { adminQuery, postJson } from '../api';
import { Disclosure, moment, Panel, PanelLine, Pending } from '../panel';
import { addressOf } from '../dashboard/address';
import { filters } from '../records/records';
import { countBySeverity, countInWords, SeverityMark, severityNames } from '../severity';
import styles from './live-check.module.css';

const query = adminQuery('live-check', isLiveCheckStatus);

const PROGRESS_INTERVAL_MS = 500;

/** The last result and the running check. The only query that polls, while a check runs. */
export function useLiveCheck() {
  const client = useQueryClient();
  const status = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) =>
      isLiveCheckStatus(data) && data.running ? PROGRESS_INTERVAL_MS : false,
  });
  const start = useMutation({
    mutationFn: async () => query.select(await postJson('/api/admin/live-check')),
    onSuccess(answer) {
      client.setQueryData(query.queryKey, answer);
    },
  });
  return {
    running: status.data?.running ?? null,
    result: status.data?.result ?? null,
    /** Why the last one couldn't be loaded. */
    unknown: status.error,
    /** Why none could be started. */
    error: start.error,
    starting: start.isPending,
    start: () => {
      start.mutate();
    },
  };
}

/** Starts a live check, shows its progress, and sums up the last one. */
export function LiveCheckPanel() {
  const { running, result, unknown, error, starting, start } = useLiveCheck();
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
      {result && !running && <Outcome result={result} />}
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

function Outcome({ result }: { result: LiveCheckResult }) {
  if (!result.report) {
    return (
      <p className={styles.trouble}>
        <SeverityMark grade="error" /> {result.failure}
      </p>
    );
  }
  return (
    <>
      <SeverityCards findings={allFindings(result.report)} />
      <Disclosure summary={`All ${result.report.pages.length} pages, with what to fix`}>
        <Findings report={result.report} />
      </Disclosure>
    </>
  );
}

/** All findings of a report: site-wide ones first, then by page. */
const allFindings = ({ site, pages }: SiteReport): readonly Finding[] => [
  ...site,
  ...pages.flatMap(({ findings }) => findings),
];

/** The number of findings per severity; each links to the list, filtered to the affected pages. */
function SeverityCards({ findings }: { findings: readonly Finding[] }) {
  const counts = countBySeverity(findings);
  if (findings.length === 0) {
    return (
      <p>
        <SeverityMark grade="fine" /> <strong>No findings:</strong> every page is the one that was
        built.
      </p>
    );
  }
  return (
    <ul className={styles.cards}>
      {filters.flatMap((filter) =>
        filter.severity ? (
          <li key={filter.id}>
            <Link
              to={addressOf('pages', { show: filter.id })}
              discover="none"
              className={buttonClass('outline')}
            >
              <SeverityMark grade={counts[filter.severity] > 0 ? filter.severity : 'fine'} />{' '}
              {countInWords(filter.severity, counts[filter.severity])}
            </Link>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

/** Every finding with what to do about it, by page; pages with the most severe ones first. */
function Findings({ report }: { report: SiteReport }) {
  const worstFirst = [...report.pages].sort((a, b) => worst(a.findings) - worst(b.findings));
  return (
    <ul className={styles.pages}>
      {report.site.length > 0 && (
        <li>
          <h3>The site as a whole</h3>
          <FindingList findings={report.site} />
        </li>
      )}
      {worstFirst.map((page) => (
        <li key={page.id}>
          <h3>
            {page.label} <span className={styles.path}>{page.path}</span>
          </h3>
          <p>
            Marked as {page.declaredIndexed ? 'indexed' : 'not indexed'}. Search engines{' '}
            {page.indexable ? 'can' : 'can’t'} index it, because {page.reason}.
          </p>
          <FindingList findings={page.findings} />
        </li>
      ))}
    </ul>
  );
}

/** Index of the most severe finding's severity; no findings sort last. */
function worst(findings: readonly Finding[]): number {
  const indexes = findings.map(({ severity }) => severities.indexOf(severity));
  return Math.min(severities.length, ...indexes);
}

function FindingList({
  findings,
}: {
  findings: readonly (Finding & { paths?: readonly string[] })[];
}) {
  const bySeverity = [...findings].sort((a, b) => worst([a]) - worst([b]));
  return (
    <ul className={styles.findings}>
      {bySeverity.map(({ severity, what, todo, paths = [] }) => (
        <li key={what}>
          <SeverityMark grade={severity} /> <strong>{severityNames[severity].title}:</strong> {what}
          {paths.length === 1 && <span className={styles.path}> At {paths[0]}.</span>}
          <p className={styles.todo}>{todo}</p>
        </li>
      ))}
    </ul>
  );
}
