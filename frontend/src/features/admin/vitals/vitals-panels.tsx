import { lazy, useState } from 'react';
import type { DeviceVitals, VitalsReport } from '@/contracts/vitals';
import { Disclosure, Panel, PanelLine, Pending } from '../panel';
import { SeverityMark } from '../severity-mark';
import { periodInWords, visitsInWords } from './in-words';
import { MetricCards } from './metric-cards';
import { useVitals } from './use-vitals';
import styles from './vitals.module.css';

const PageTable = lazy(async () => ({ default: (await import('./page-table')).PageTable }));

const deviceNames = { all: 'All devices', phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' };

/** How fast the pages were for visitors, and what they didn't find. */
export function VitalsPanels() {
  const { report, error } = useVitals();
  return (
    <>
      <Panel id="vitals" title="Speed for visitors">
        {report ? <Speed report={report} /> : <Pending what="what was counted" error={error} />}
      </Panel>
      <Panel id="missing" title="Asked for, not found">
        {report ? <Missing report={report} /> : <Pending what="what was counted" error={error} />}
      </Panel>
    </>
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
        Each visit counts for the page that it began with. Visitors who don’t want tracking, or who
        save data, aren’t measured. Nor is a visit that ends before its page has settled.
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

function Missing({ report }: { report: VitalsReport }) {
  const { missing, crowded } = report;
  return (
    <>
      <p>
        {periodInWords(report)} Paths that visitors’ browsers asked for and that led to the
        not-found page, those that our own pages link to first. At most 20.
      </p>
      {crowded && (
        <p>
          <SeverityMark grade="warning" /> There were more different paths than we count, probably
          made up. Paths that were rarely asked for can be missing here.
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
                  . <SeverityMark grade="error" /> <strong>Our own pages link to it</strong> (
                  {visitsInWords(linked)}).
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
