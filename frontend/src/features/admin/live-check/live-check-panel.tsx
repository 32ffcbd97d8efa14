import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, buttonClass } from '@/components/button';
import { seoRecords } from '@/features/admin/dashboard/dashboard-data?data';
import {
  type LastCheck,
  type LiveCheckResult,
  type PageReport,
  severities,
} from 'shared/live-check';
import { postJson, queries, useLiveCheck } from '../api';
import { Details } from '../controls';
import { addressOf } from '../dashboard/address';
import { type Column, DataTable } from '../data-table';
import { dateTime } from '../date-time';
import { AsServed } from '../records/columns';
import { Panel, PanelLine, Pending } from '../panel';
import {
  allFindings,
  countBySeverity,
  countInWords,
  FindingList,
  SeverityMark,
  worst,
} from '../severity';

/** Starts a live check, shows its progress, and sums up the last one. */
export function LiveCheckPanel() {
  const { data: { running, result } = {}, error } = useLiveCheck();
  const client = useQueryClient();
  const { queryKey, select } = queries.liveCheck;
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: async () => select(await postJson('/api/admin/live-check')),
    onSuccess(answer) {
      client.setQueryData(queryKey, answer);
    },
  });
  return (
    <Panel id="live-check" title="Live check">
      <PanelLine>
        <Button
          type="button"
          disabled={isPending || Boolean(running)}
          onClick={() => mutate()}
        >
          {running ? 'Checking...' : 'Check the live site'}
        </Button>
        {running && (
          <p>
            <progress
              max={running.total || 1}
              value={running.done}
              aria-label="Progress"
            />{' '}
            {running.total > 0
              ? `${running.done} of ${running.total} addresses`
              : 'Starting'}
          </p>
        )}
        <p role="status">{!running && result && lastChecked(result)}</p>
      </PanelLine>
      {!result && (
        <p>
          Loads every page the way visitors get it, with and without the slash
          at the end. Then it compares each one with what was built.
        </p>
      )}
      {error && <Pending what="the last check" error={error} />}
      {refusal && (
        <p role="alert">
          <SeverityMark grade="error" /> {refusal.message}
        </p>
      )}
      {result && !running && <Outcome result={result} />}
    </Panel>
  );
}

function lastChecked({
  finishedAt,
  addresses,
  milliseconds,
}: LiveCheckResult): string {
  const when = `Last checked ${dateTime.format(new Date(finishedAt))}`;
  return addresses > 0
    ? `${when}: ${addresses} addresses in ${(milliseconds / 1000).toFixed(1)} seconds.`
    : `${when}.`;
}

const columns: readonly Column<PageReport>[] = [
  { name: 'Page', width: '30%', cell: ({ path }) => path },
  {
    name: 'Status',
    cell: (report) => (
      <>
        {report.declaredIndexed ? 'Indexed' : 'Not indexed'}
        <AsServed report={report} />
      </>
    ),
    mark: ({ findings }) => <SeverityMark grade={worst(findings)} />,
  },
];

/**
 * The number of findings, which are in the list of pages. This has those of the
 * other pages and of the whole site.
 */
function Outcome({
  result: { report, failure, before },
}: {
  result: LiveCheckResult;
}) {
  if (!report) {
    return (
      <p>
        <SeverityMark grade="error" /> {failure}
      </p>
    );
  }
  const findings = allFindings(report);
  const counts = countBySeverity(findings);
  const others = report.pages.filter(
    ({ id }) => !seoRecords.some((page) => page.id === id),
  );
  const withFindings = others.filter(({ findings }) => findings.length > 0);
  const worstFirst = [...severities, 'fine'].flatMap((grade) =>
    others.filter((page) => worst(page.findings) === grade),
  );
  return (
    <>
      {findings.length === 0 ? (
        <p>
          <SeverityMark grade="fine" /> <strong>No findings:</strong> every page
          is the one that was built.
        </p>
      ) : (
        <PanelLine>
          {severities.map((severity) => (
            <a
              key={severity}
              href={addressOf('pages', { show: severity })}
              className={buttonClass('outline')}
            >
              <SeverityMark grade={counts[severity] > 0 ? severity : 'fine'} />{' '}
              {countInWords(severity, counts[severity])}
            </a>
          ))}
        </PanelLine>
      )}
      {before && (
        <Changes
          {...before}
          added={findings.filter(({ isNew }) => isNew).length}
        />
      )}
      {report.site.length > 0 && (
        <>
          <h3>The site as a whole</h3>
          <FindingList findings={report.site} />
        </>
      )}
      {others.length > 0 && (
        <Details
          summary={`Other pages: ${others.length}, with findings: ${withFindings.length}`}
        >
          <DataTable
            name="Other pages"
            columns={columns}
            rows={worstFirst}
            heading={({ label }) => label}
            id={({ id }) => id}
          />
        </Details>
      )}
    </>
  );
}

/** New findings are marked where they're listed. */
function Changes({ finishedAt, gone, added }: LastCheck & { added: number }) {
  const when = dateTime.format(new Date(finishedAt));
  if (gone.length + added === 0)
    return <p>Nothing has changed since {when}.</p>;
  return (
    <>
      <p>
        Since {when}: {added} new, {gone.length} gone.
      </p>
      {gone.length > 0 && (
        <Details summary={`Gone (${gone.length})`}>
          <ul>
            {gone.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}
