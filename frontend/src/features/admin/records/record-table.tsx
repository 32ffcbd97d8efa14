import type { SeoRecord } from './record';
import { RecordRow } from './record-row';
import styles from './records.module.css';
import { sortings, type SortKey, type Sorting } from './sorting';

interface RecordTableProps {
  records: readonly SeoRecord[];
  sorting: Sorting | undefined;
  onSort: (key: SortKey) => void;
  onPreview: (record: SeoRecord) => void;
}

const columns = Object.keys(sortings) as SortKey[];

/** Explicit roles, because cells lose theirs where rows become cards. */
export function RecordTable({ records, sorting, onSort, onPreview }: RecordTableProps) {
  return (
    <table role="table" className={styles.table} aria-labelledby="records">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((key) => (
            <ColumnHeading key={key} column={key} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <RecordRow key={record.page.id} record={record} onPreview={onPreview} />
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeading({
  column,
  sorting,
  onSort,
}: Pick<RecordTableProps, 'sorting' | 'onSort'> & { column: SortKey }) {
  const active = sorting?.key === column;
  const direction = sorting?.descending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles[column]}
      aria-sort={active ? direction : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => {
          onSort(column);
        }}
      >
        {sortings[column].label}{' '}
        <span aria-hidden="true">{active ? (sorting.descending ? '▼' : '▲') : '↕'}</span>
      </button>
    </th>
  );
}
