import { useEffect, useMemo, useRef, useState } from 'react';
import { seoRecords } from '@/features/admin/dashboard/dashboard-data?data';
import { useLiveCheck } from '../api';
import { Action, Choice } from '../controls';
import { useAddress } from '../dashboard/address';
import { DataTable } from '../data-table';
import { Panel } from '../panel';
import shared from '../admin.module.css';
import { sorted, sortingsOf } from '../sorting';
import { columns } from './columns';
import { downloadCsv } from './csv';
import {
  everyPage,
  type Filter,
  filterById,
  filters,
  matchesSearch,
  toRecords,
} from './records';
import styles from './records.module.css';

/**
 * The twelve records, with search, filters, sorting, export and previews.
 * What's chosen is in the address.
 */
export function RecordsPanel() {
  const { get, replace } = useAddress();
  const reports = useLiveCheck().data?.result?.report?.pages;
  // The same objects each time, so that sorting only moves the rows.
  const records = useMemo(() => toRecords(seoRecords, reports), [reports]);
  const filter = filterById(get('show'), records);
  const found = records.filter(
    (record) => filter.matches(record) && matchesSearch(record, get('search')),
  );
  const shown = sorted(found, columns, get('sort'));

  return (
    <Panel id="records" title="Pages">
      <Controls filter={filter} onExport={() => downloadCsv(shown)} />
      <p role="status">
        {shown.length} of {records.length} pages
        {filter !== everyPage && `: ${filter.label}`}
      </p>
      {shown.length > 0 ? (
        <DataTable
          name="Pages"
          columns={columns}
          rows={shown}
          heading={({ page }) => page.label}
          href={({ page }) => page.canonical}
          sorting={get('sort')}
          onSort={(sorting) => replace('sort', sorting)}
        />
      ) : (
        <p>
          {filter.severity
            ? 'None of these pages. Look under “Live check” for findings on other pages.'
            : 'No pages match. Try a shorter search, or show all pages.'}
        </p>
      )}
      <p>
        <small>
          The character limits are our own guide. Search results cut text by its
          width: about 600 pixels for a title, 960 for a description on a
          computer and 680 on a phone. Google doesn’t publish these numbers and
          can change them.
        </small>
      </p>
    </Panel>
  );
}

const sortings = { '': 'Site order', ...sortingsOf(columns) };

/**
 * Filters and sorts the list. The sort control only shows where the table has
 * no header.
 */
function Controls({
  filter,
  onExport,
}: {
  filter: Filter;
  onExport: () => void;
}) {
  const { get, replace } = useAddress();
  const search = get('search');
  // On phones, the list isn't far below the search.
  const [isOpen, setIsOpen] = useState(filter !== everyPage);
  const input = useRef<HTMLInputElement>(null);
  // It isn't controlled, because the address follows a moment after what's
  // typed.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement)
      input.current.value = search;
  }, [search]);
  const choices = filters.includes(filter) ? filters : [...filters, filter];
  return (
    <div
      className={styles.controls}
      role="search"
      aria-label="Pages"
      data-print="no"
    >
      <label className={shared.choice}>
        Search
        <input
          // WebKit would add the field's own button to the name: "Search
          // cancel".
          aria-label="Search"
          ref={input}
          type="search"
          defaultValue={search}
          onChange={(event) => replace('search', event.target.value)}
        />
      </label>
      <Action isExpanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Filter
      </Action>
      <div className={styles.more} data-open={isOpen || undefined}>
        <Choice
          label="Show"
          options={Object.fromEntries(
            choices.map(({ id, label }) => [id, label]),
          )}
          value={filter.id}
          onChoose={(id) => replace('show', id === everyPage.id ? '' : id)}
        />
        <Choice
          label="Sort by"
          options={sortings}
          value={get('sort')}
          onChoose={(sorting) => replace('sort', sorting)}
        />
        <Action onPress={onExport}>Export CSV</Action>
      </div>
    </div>
  );
}
