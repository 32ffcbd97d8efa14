import { lazy, Suspense, useState, type RefObject } from 'react';
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
  /** Receives the focus when something elsewhere narrows the list. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The twelve records: searched, narrowed, ordered, exported, previewed. */
export function Records({ records, filter, onFilter, heading }: RecordsProps) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const [previewed, setPreviewed] = useState<SeoRecord>();

  const shown = sorted(
    records.filter((record) => filter.holds(record) && matchesSearch(record, search)),
    sorting,
  );

  async function exportCsv() {
    const { downloadCsv } = await import('./csv');
    downloadCsv(shown);
  }

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
        onExport={() => void exportCsv()}
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
            ? 'None of these pages. Findings on other pages stand under “Live check”.'
            : 'No page fits. Shorten the search, or show all pages.'}
        </p>
      )}
      <p className={styles.note}>
        Characters follow our own guide. Pixels are what search results cut by: about 600 for a
        title, 960 for a description on a computer and 680 on a phone. These are observed, and
        Google promises none of them.
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
