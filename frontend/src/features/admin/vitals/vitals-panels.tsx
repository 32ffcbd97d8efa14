import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';
import {
  type DeviceVitals,
  isVitalsReport,
  type Metric,
  type MetricPercentile,
  metrics,
  type MetricSummary,
  type PageVitals,
  type VitalsReport,
} from 'shared/vitals';
import { adminQuery } from '../api';
import { Disclosure, Panel, PanelLine, Pending } from '../panel';
import { SeverityMark } from '../severity';
import {
  names,
  percentileInWords,
  periodInWords,
  ratingOf,
  ratings,
  thresholdsInWords,
  visitsInWords,
} from './in-words';
import styles from './vitals.module.css';

/** What visitors met in the last 28 days. */
const query = adminQuery('vitals', isVitalsReport);

const deviceNames = { all: 'All devices', phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' };

/** How fast the pages were for visitors. */
export function SpeedPanel() {
  const { data: report, error } = useQuery(query);
  return (
    <Panel id="vitals" title="Speed for visitors">
      {report ? <Speed report={report} /> : <Pending what="the counts" error={error} />}
    </Panel>
  );
}

function Speed({ report }: { report: VitalsReport }) {
  const [device, setDevice] = useState<DeviceVitals['device']>('all');
  const vitals = report.site.find((one) => one.device === device);
  const nothing = report.pages.length === 0;
  return (
    <>
      <p>
        {periodInWords(report)} Three out of four visits were at least as good as the number shown.
        Each visit counts for the page that it began with. Visits aren’t measured if the browser
        asks not to be tracked or to save data, or if they end before the page has settled.
      </p>
      {nothing ? (
        <p>No visits have been measured yet.</p>
      ) : (
        <>
          <PanelLine>
            <label className={styles.device}>
              Device
              <select
                value={device}
                onChange={(event) => {
                  setDevice(event.target.value as DeviceVitals['device']);
                }}
              >
                {Object.entries(deviceNames).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <p role="status">{visitsInWords(vitals?.visits ?? 0)} measured.</p>
          </PanelLine>
          <MetricCards metrics={vitals?.metrics ?? []} />
          <Disclosure summary={`By page (${report.pages.length})`}>
            <PageTable pages={report.pages} device={device} />
          </Disclosure>
        </>
      )}
    </>
  );
}

/** The 75th percentile of each metric next to Google's thresholds, with its trend. */
function MetricCards({ metrics }: { metrics: readonly MetricSummary[] }) {
  return (
    <ul className={styles.cards}>
      {metrics.map(({ metric, visits, p75, weeks }) => (
        <li key={metric}>
          <h3>{names[metric]}</h3>
          <p className={styles.value}>{percentileInWords(metric, p75)}</p>
          <p>
            {p75 && <Rating metric={metric} p75={p75} />} {thresholdsInWords(metric)}
          </p>
          <p>Measured in {visitsInWords(visits)}.</p>
          {p75 && <Trend metric={metric} weeks={weeks} />}
        </li>
      ))}
    </ul>
  );
}

function Rating({ metric, p75 }: { metric: Metric; p75: NonNullable<MetricSummary['p75']> }) {
  const grade = ratingOf(metric, p75);
  return (
    <>
      <SeverityMark grade={grade} /> <strong>{ratings[grade]}.</strong>
    </>
  );
}

function Trend({ metric, weeks }: Pick<MetricSummary, 'metric' | 'weeks'>) {
  return (
    <>
      <p>By week, oldest first:</p>
      <ol className={styles.weeks}>
        {weeks.map((week, index) => (
          <li key={index}>
            <RatedPercentile metric={metric} p75={week} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface PageTableProps {
  pages: readonly PageVitals[];
  device: DeviceVitals['device'];
}

/** The visits and percentiles of each page. Explicit roles, because cells lose theirs where rows become cards. */
function PageTable({ pages, device }: PageTableProps) {
  return (
    <table role="table" className={styles.table} aria-label="Measured pages">
      <thead role="rowgroup">
        <tr role="row">
          {['Page', 'Visits', ...metrics.map((metric) => names[metric])].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {pages.map(({ path, label, devices }) => {
          const vitals = devices.find((one) => one.device === device);
          return (
            <tr key={path} role="row" className={styles.row}>
              <th role="rowheader" scope="row">
                {label} <span className={styles.path}>{path}</span>
              </th>
              <td role="cell" data-label="Visits">
                {vitals?.visits ?? 0}
              </td>
              {vitals?.metrics.map(({ metric, p75 }) => (
                <td key={metric} role="cell" data-label={names[metric]}>
                  <RatedPercentile metric={metric} p75={p75} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A percentile with Google's rating: a mark to see, a word to hear. */
function RatedPercentile({ metric, p75 }: MetricPercentile) {
  const grade = p75 && ratingOf(metric, p75);
  return (
    <>
      {grade && (
        <>
          <SeverityMark grade={grade} /> <VisuallyHidden>{ratings[grade]}:</VisuallyHidden>{' '}
        </>
      )}
      {percentileInWords(metric, p75)}
    </>
  );
}

/** What visitors didn't find. */
export function MissingPanel() {
  const { data: report, error } = useQuery(query);
  // The speed panel needs the same call, and says that it failed.
  if (error && !report) return null;
  return (
    <Panel id="missing" title="Asked for, not found">
      {report ? <Missing report={report} /> : <Pending what="the counts" error={null} />}
    </Panel>
  );
}

function Missing({ report }: { report: VitalsReport }) {
  const { missing, crowded } = report;
  return (
    <>
      <p>
        {periodInWords(report)} The 40 missing pages that visitors asked for most. A network counts
        once a day for each.
      </p>
      {crowded && (
        <p>
          <SeverityMark grade="warning" /> There were more different paths than we count, most of
          them probably made up. Rare ones may be missing here.
        </p>
      )}
      {missing.length === 0 ? (
        <p>No missing paths have been counted.</p>
      ) : (
        <ol className={styles.missing}>
          {missing.map(({ path, visits, linked }) => (
            <li key={path}>
              <code>{path}</code>: {visitsInWords(visits)}
              {linked > 0 && (
                <>
                  . <SeverityMark grade="error" />{' '}
                  <strong>Visitors came from one of our pages</strong> ({visitsInWords(linked)}).
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
