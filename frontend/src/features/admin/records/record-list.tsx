import { lazy, memo, type RefObject, Suspense, useDeferredValue, useState } from 'react';
import { saveFile } from '@/components/save-file';
import { Button } from '@/components/button';
import { listColumns, pressed, sorted, type Sorting, toCsv } from './columns';
import { everyPage, type Filter, filters, matchesSearch, type SeoRecord } from './records';
import styles from './records.module.css';

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/preview-dialog')).PreviewDialog,
}));

interface RecordListProps {
  records: readonly SeoRecord[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Gets the focus when something elsewhere filters the list. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The twelve records, with search, filters, sorting, export and previews. */
export function RecordList({ records, filter, onFilter, heading }: RecordListProps) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const [previewed, setPreviewed] = useState<SeoRecord>();

  // Deferred, so that what was pressed or typed is shown before the rows move.
  const searched = useDeferredValue(search);
  const order = useDeferredValue(sorting);
  const shown = sorted(
    records.filter((record) => filter.matches(record) && matchesSearch(record, searched)),
    order,
  );

  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records" tabIndex={-1} ref={heading}>
        Pages
      </h2>
      <Controls
        search={search}
        onSearch={setSearch}
        filter={filter}
        onFilter={onFilter}
        sorting={sorting}
        onSorting={setSorting}
        onExport={() => {
          downloadCsv(shown);
        }}
      />
      <p role="status">
        {shown.length} of {records.length} pages
        {filter !== everyPage && `: ${filter.label}`}
      </p>
      {shown.length > 0 ? (
        <Table
          records={shown}
          sorting={sorting}
          onSort={(by) => {
            setSorting(pressed(sorting, by));
          }}
          onPreview={setPreviewed}
        />
      ) : (
        <p>
          {filter.severity
            ? 'None of these pages. Look under “Live check” for findings on other pages.'
            : 'No pages match. Try a shorter search, or show all pages.'}
        </p>
      )}
      <p className={styles.note}>
        The character limits are our own guide. Search results cut text by its width: about 600
        pixels for a title, 960 for a description on a computer and 680 on a phone. Google doesn’t
        publish these numbers and can change them.
      </p>
      <Suspense>
        {previewed && (
          <PreviewDialog
            page={previewed.page}
            onClose={() => {
              setPreviewed(undefined);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The byte order mark tells Excel that it's UTF-8. */
function downloadCsv(records: readonly SeoRecord[]) {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`seo-records-${day}.csv`, 'text/csv', `\uFEFF${toCsv(records)}`);
}

interface ControlsProps {
  search: string;
  onSearch: (search: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  sorting: Sorting | undefined;
  onSorting: (sorting: Sorting | undefined) => void;
  onExport: () => void;
}

const sortings = listColumns.flatMap(({ name: by, upwards, downwards }) => [
  { by, descending: false, label: `${by}, ${upwards}` },
  { by, descending: true, label: `${by}, ${downwards}` },
]);

/** Filters and sorts the list. The sort control only shows where the table has no header. */
function Controls(props: ControlsProps) {
  const { search, onSearch, filter, onFilter, sorting, onSorting, onExport } = props;
  const choices = filters.includes(filter) ? filters : [...filters, filter];
  const chosen = sortings.find(
    ({ by, descending }) => by === sorting?.by && descending === sorting.descending,
  );
  return (
    <div className={styles.controls} role="search" aria-label="Pages">
      <label>
        Search
        <input
          // WebKit would add the field's own button to the name: "Search cancel".
          aria-label="Search"
          type="search"
          value={search}
          onChange={(event) => {
            onSearch(event.target.value);
          }}
        />
      </label>
      <label>
        Show
        <select
          value={filter.id}
          onChange={(event) => {
            onFilter(choices.find(({ id }) => id === event.target.value) ?? everyPage);
          }}
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.order}>
        Sort by
        <select
          value={chosen?.label ?? ''}
          onChange={(event) => {
            onSorting(sortings.find(({ label }) => label === event.target.value));
          }}
        >
          <option value="">Site order</option>
          {sortings.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="button" variant="outline" onClick={onExport}>
        Export CSV
      </Button>
    </div>
  );
}

interface TableProps {
  records: readonly SeoRecord[];
  sorting: Sorting | undefined;
  onSort: (by: string) => void;
  onPreview: (record: SeoRecord) => void;
}

/** Explicit roles, because cells lose theirs where rows become cards. */
function Table({ records, sorting, onSort, onPreview }: TableProps) {
  return (
    <table role="table" className={styles.table} aria-labelledby="records">
      <thead role="rowgroup">
        <tr role="row">
          {listColumns.map(({ name, width }) => {
            const direction =
              sorting?.by === name && (sorting.descending ? 'descending' : 'ascending');
            return (
              <th
                key={name}
                role="columnheader"
                scope="col"
                style={{ width }}
                aria-sort={direction || 'none'}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => {
                    onSort(name);
                  }}
                >
                  {name} <span aria-hidden="true">{direction ? arrows[direction] : '↕'}</span>
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <Row key={record.page.id} record={record} onPreview={onPreview} />
        ))}
      </tbody>
    </table>
  );
}

const arrows = { ascending: '▲', descending: '▼' };

/** A page's row; on narrow screens its cells stack and the row becomes a card. Sorting only moves it. */
const Row = memo(function Row({
  record,
  onPreview,
}: Pick<TableProps, 'onPreview'> & { record: SeoRecord }) {
  const [first, ...others] = listColumns;
  return (
    <tr role="row" className={styles.row}>
      {/* Read with every cell of the row, so it leaves out the controls' text. */}
      <th role="rowheader" scope="row" aria-label={record.page.label} className={styles.heading}>
        {first?.cell(record, onPreview)}
      </th>
      {others.map(({ name, cell }) => (
        <td key={name} role="cell" data-label={name}>
          {cell(record, onPreview)}
        </td>
      ))}
    </tr>
  );
});
