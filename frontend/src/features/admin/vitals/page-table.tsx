import { type DeviceVitals, metrics, type PageVitals } from 'shared/vitals';
import { names } from './in-words';
import { RatedPercentile } from './rated-percentile';
import styles from './vitals.module.css';

interface PageTableProps {
  pages: readonly PageVitals[];
  device: DeviceVitals['device'];
}

/** The visits and percentiles of each page. Explicit roles, because cells lose theirs where rows become cards. */
export function PageTable({ pages, device }: PageTableProps) {
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
