import { lazy, useState } from 'react';
import type { DeviceVitals, VitalsReport } from 'shared/vitals';
import { Disclosure, Panel, PanelLine, Pending } from '../panel';
import { periodInWords, visitsInWords } from './in-words';
import { MetricCards } from './metric-cards';
import { useVitals } from './use-vitals';
import styles from './vitals.module.css';

const PageTable = lazy(async () => ({ default: (await import('./page-table')).PageTable }));

const deviceNames = { all: 'All devices', phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' };

/** How fast the pages were for visitors. */
export function SpeedPanel() {
  const { report, error } = useVitals();
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
