import { Button } from '@/components/button';
import { everyPage, filters, type Filter } from './filters';
import styles from './records.module.css';
import { sortings, type SortKey, type Sorting } from './sorting';

interface RecordControlsProps {
  search: string;
  onSearch: (search: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  sorting: Sorting | undefined;
  onSorting: (sorting: Sorting | undefined) => void;
  onExport: () => void;
}

/** Filters and sorts the list. The sort control only shows where the table has no header. */
export function RecordControls(props: RecordControlsProps) {
  const { search, onSearch, filter, onFilter, sorting, onSorting, onExport } = props;
  const choices = filters.includes(filter) ? filters : [...filters, filter];
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
          value={sorting ? `${sorting.key} ${sorting.descending}` : ''}
          onChange={(event) => {
            const [key = '', descending] = event.target.value.split(' ');
            onSorting(key ? { key: key as SortKey, descending: descending === 'true' } : undefined);
          }}
        >
          <option value="">Site order</option>
          {Object.entries(sortings).flatMap(([key, { label, upwards, downwards }]) => [
            <option key={`${key} up`} value={`${key} false`}>{`${label}, ${upwards}`}</option>,
            <option key={`${key} down`} value={`${key} true`}>{`${label}, ${downwards}`}</option>,
          ])}
        </select>
      </label>
      <Button type="button" variant="outline" onClick={onExport}>
        Export CSV
      </Button>
    </div>
  );
}
