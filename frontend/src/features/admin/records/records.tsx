import { lazy, Suspense, useDeferredValue, useState, type RefObject } from 'react';
import { downloadCsv } from './csv';
import { everyPage, matchesSearch, type Filter } from './filters';
import type { SeoRecord } from './record';
import { RecordControls } from './record-controls';
import { RecordTable } from './record-table';
import styles from './records.module.css';
import { pressed, sorted, type Sorting } from './sorting';

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/preview-dialog')).PreviewDialog,
}));

interface RecordsProps {
  records: readonly SeoRecord[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Gets the focus when something elsewhere filters the list. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The twelve records, with search, filters, sorting, export and previews. */
export function Records({ records, filter, onFilter, heading }: RecordsProps) {
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
      <RecordControls
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
        <RecordTable
          records={shown}
          sorting={sorting}
          onSort={(key) => {
            setSorting(pressed(sorting, key));
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
