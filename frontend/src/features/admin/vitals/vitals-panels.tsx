import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';
import {
  type DeviceVitals,
  type Metric,
  type MetricPercentile,
  type MetricSummary,
  type PageVitals,
  thresholds,
  type VitalsReport,
} from 'shared/vitals';
import { queries } from '../api';
import { Choice, Details } from '../controls';
import { type Column, DataTable } from '../data-table';
import { Panel, PanelLine, Pending } from '../panel';
import { colorOf, SeverityMark } from '../severity';
import {
  inUnits,
  names,
  percentileInWords,
  periodInWords,
  ratingOf,
  ratings,
  thresholdsInWords,
  visitsInWords,
} from './in-words';
import { MissingPaths } from './missing-paths';
import styles from './vitals.module.css';

const deviceNames = {
  all: 'All devices',
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Desktops',
};

/** How fast the pages were for visitors, and what they didn't find. */
export function VitalsPanels() {
  const { data: report, error } = useQuery(queries.vitals);
  return (
    <>
      <Panel id="vitals" title="Speed for visitors">
        {report ? (
          <Speed report={report} />
        ) : (
          <Pending what="the counts" error={error} />
        )}
      </Panel>
      {report && (
        <Panel id="missing" title="Asked for, not found">
          <MissingPaths report={report} />
        </Panel>
      )}
    </>
  );
}

function Speed({ report }: { report: VitalsReport }) {
  const [device, setDevice] = useState<DeviceVitals['device']>('all');
  const vitals = report.site.find((one) => one.device === device);
  const columns = useMemo(() => pageColumns(device), [device]);
  return (
    <>
      <p>{periodInWords(report)}</p>
      {report.pages.length === 0 ? (
        <p>No visits have been measured yet.</p>
      ) : (
        <>
          <PanelLine>
            <Choice
              label="Device"
              options={deviceNames}
              value={device}
              onChoose={(id) => setDevice(id as DeviceVitals['device'])}
            />
            <p role="status" className={styles.visits}>
              {visitsInWords(vitals?.visits ?? 0)} measured.
            </p>
          </PanelLine>
          <MetricCards metrics={vitals?.metrics ?? []} />
          <Details summary={`By page (${report.pages.length})`}>
            <DataTable
              name="Measured pages"
              columns={columns}
              rows={report.pages}
              heading={({ label }) => label}
              id={({ path }) => path}
            />
          </Details>
        </>
      )}
    </>
  );
}

/**
 * The 75th percentile of each metric next to Google's thresholds, with its
 * trend.
 */
function MetricCards({ metrics }: { metrics: readonly MetricSummary[] }) {
  const known = metrics.flatMap(({ p75, ...rest }) =>
    p75 ? [{ p75, grade: ratingOf(rest.metric, p75), ...rest }] : [],
  );
  const unknown = metrics
    .filter(({ p75 }) => !p75)
    .map(({ metric }) => names[metric]);
  return (
    <>
      <ul className={styles.cards}>
        {known.map(({ metric, visits, p75, grade, weeks }) => (
          <li key={metric}>
            <h3>{names[metric]}</h3>
            <Gauge metric={metric} value={p75.value}>
              {percentileInWords(metric, p75)}
            </Gauge>
            <p>
              <SeverityMark grade={grade} /> <strong>{ratings[grade]}.</strong>{' '}
              {thresholdsInWords(metric)}
            </p>
            {weeks.filter(Boolean).length > 1 && (
              <Trend metric={metric} weeks={weeks} />
            )}
            <p>Measured in {visitsInWords(visits)}.</p>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p>
          Too few visits to tell:{' '}
          {known.length > 0 ? unknown.join(', ') : 'everything'}.
        </p>
      )}
    </>
  );
}

interface GaugeProps {
  metric: Metric;
  value: number;
  /** The value in words. */
  children: string;
}

/** The value on a dial with Google's two thresholds. */
function Gauge({ metric, value, children }: GaugeProps) {
  const { good, poor } = thresholds[metric];
  const end = poor * 1.5;
  const arc = 'M12 84a72 72 0 0 1 144 0';
  return (
    <div className={styles.gauge}>
      <svg viewBox="0 0 168 88" aria-hidden="true">
        {(
          [
            ['error', end],
            ['warning', poor],
            ['fine', good],
          ] as const
        ).map(([grade, upTo]) => (
          <path
            key={grade}
            className={colorOf(grade)}
            d={arc}
            pathLength={end}
            strokeDasharray={`${upTo} ${end}`}
          />
        ))}
        <path
          className={styles.needle}
          d="M2 84h24"
          transform={`rotate(${(180 * Math.min(value, end)) / end} 84 84)`}
        />
      </svg>
      <p>{children}</p>
    </div>
  );
}

/** A bar for each of four weeks. */
function Trend({ metric, weeks }: Pick<MetricSummary, 'metric' | 'weeks'>) {
  const highest = Math.max(...weeks.map((week) => week?.value ?? 0)) || 1;
  return (
    <div>
      <ol className={styles.trend} aria-label="By week, oldest first">
        {weeks.map((week, index) => {
          const height = week ? Math.max(2, (week.value / highest) * 32) : 0;
          return (
            <li key={index}>
              <svg viewBox="0 0 40 32" aria-hidden="true">
                <rect width="40" y={32 - height} height={height} rx="2" />
              </svg>
              {week ? inUnits(metric, week.value) : 'few visits'}
            </li>
          );
        })}
      </ol>
      <small>By week, the newest on the right</small>
    </div>
  );
}

const pageColumns = (
  device: DeviceVitals['device'],
): readonly Column<PageVitals>[] => {
  const of = (page: PageVitals) =>
    page.devices.find((one) => one.device === device);
  return [
    {
      name: 'Page',
      cell: ({ path }) => <span className={styles.path}>{path}</span>,
    },
    { name: 'Visits', cell: (page) => of(page)?.visits ?? 0 },
    ...Object.entries(names).map(([metric, name]): Column<PageVitals> => {
      const cell = (page: PageVitals) => {
        const found = of(page)?.metrics.find((one) => one.metric === metric);
        return found && <RatedPercentile {...found} />;
      };
      return { name, cell, ...(metric === 'lcp' && { mark: true }) };
    }),
  ];
};

/** A percentile with Google's rating: a mark to see, a word to hear. */
function RatedPercentile({ metric, p75 }: MetricPercentile) {
  const grade = p75 && ratingOf(metric, p75);
  return (
    <>
      {grade && (
        <>
          <SeverityMark grade={grade} />{' '}
          <VisuallyHidden>{ratings[grade]}:</VisuallyHidden>{' '}
        </>
      )}
      {percentileInWords(metric, p75)}
    </>
  );
}
