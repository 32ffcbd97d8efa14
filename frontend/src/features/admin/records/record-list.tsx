import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { saveFile } from '@/components/save-file';
import { Button } from '@/components/button';
import { useAddress } from '../dashboard/address';
import {
  formatSorting,
  listColumns,
  parseSorting,
  pressed,
  sorted,
  type Sorting,
  toCsv,
} from './columns';
import {
  everyPage,
  type Filter,
  filterById,
  filters,
  matchesSearch,
  type SeoRecord,
} from './records';
import styles from './records.module.css';

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/preview-dialog')).PreviewDialog,
}));

/** The twelve records, with search, filters, sorting, export and previews. What's chosen is in the address. */
export function RecordList({ records }: { records: readonly SeoRecord[] }) {
  const { get, replace } = useAddress();
  const [previewed, setPreviewed] = useState<SeoRecord>();
  const search = get('search');
  const filter = filterById(get('show'), records);
  const sorting = parseSorting(get('sort'));
  const setSorting = (to: Sorting | undefined) => {
    replace('sort', formatSorting(to));
  };
  const shown = sorted(
    records.filter((record) => filter.matches(record) && matchesSearch(record, search)),
    sorting,
  );

  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records">Pages</h2>
      <Controls
        search={search}
        onSearch={(text) => {
          replace('search', text);
        }}
        filter={filter}
        onFilter={({ id }) => {
          replace('show', id === everyPage.id ? '' : id);
        }}
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
  const input = useRef<HTMLInputElement>(null);
  // It isn't controlled, because the address follows a moment after what's typed.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);
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
          ref={input}
          type="search"
          defaultValue={search}
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
