import {
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './data-table.module.css';
import { Action } from './controls';
import { useShowMore } from './show-more';
import { nextSorting } from './sorting';

export type Value = string | number;

/**
 * Everything about a column: the list, the row on a phone, the order and the
 * export.
 */
export interface Column<Row> {
  name: string;
  /** What the export has, and what it sorts by. Absent if it's only shown. */
  value?: (row: Row) => Value;
  /** What it sorts by, if it isn't the value. */
  sortBy?: (row: Row) => Value;
  /** The names of the two directions. Absent if it can't be sorted by. */
  orders?: readonly [ascending: string, descending: string];
  /**
   * Absent if only the export has it. The first column shows it below the name
   * of the row.
   */
  cell?: (row: Row) => ReactNode;
  /** What a phone shows of it before the row is opened; true for the cell. */
  mark?: true | ((row: Row) => ReactNode);
  /** Share of the table; the browser divides what's left. */
  width?: string;
}

/** The others are only in the export. */
const listedColumns = <Row,>(columns: readonly Column<Row>[]) =>
  columns.filter(({ cell }) => cell);

interface DataTableProps<Row> {
  /** The name that screen readers announce. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The text that names a row. */
  heading: (row: Row) => string;
  /** The page that a row is about, for a link. */
  href?: (row: Row) => string;
  /** Tells rows apart, if their names don't. */
  id?: (row: Row) => string;
  sorting?: string;
  onSort?: (sorting: string) => void;
}

/**
 * A table with a head that stays in view. A row with details opens: on wide
 * screens beside the table, on narrow ones, where each row is a line, below
 * that. Explicit roles, because rows and cells lose theirs there.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    name,
    columns,
    rows,
    heading,
    href,
    id = heading,
    sorting = '',
    onSort,
  } = props;
  const { shown, refOf, button } = useShowMore<Row, HTMLTableRowElement>(rows);
  const [openId, setOpenId] = useState('');
  const openRow = rows.find((row) => id(row) === openId);
  return (
    <>
      <div className={styles.panes}>
        <table
          role="table"
          className={styles.table}
          aria-label={name}
          data-sheet
        >
          <thead role="rowgroup">
            <tr role="row">
              {listedColumns(columns).map((column) => (
                <HeadCell
                  key={column.name}
                  column={column}
                  sorting={sorting}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((row, index) => (
              <TableRow
                key={id(row)}
                focused={refOf(index)}
                columns={columns}
                row={row}
                id={id(row)}
                name={heading(row)}
                href={href?.(row)}
                isOpen={id(row) === openId}
                onToggle={setOpenId}
              />
            ))}
          </tbody>
        </table>
        {openRow && (
          <Beside
            key={openId}
            name={heading(openRow)}
            columns={columns}
            row={openRow}
            onClose={() => setOpenId('')}
          />
        )}
      </div>
      {button}
    </>
  );
}

interface BesideProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  row: Row;
  onClose: () => void;
}

/** The details of the open row, next to the table. */
function Beside<Row>({ name, columns, row, onClose }: BesideProps<Row>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  // It isn't shown on narrow screens. Then the focus stays.
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const [first, ...others] = listedColumns(columns);
  return (
    <div className={styles.beside}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      {first?.cell?.(row)}
      <dl>
        {others.map(({ name: column, cell }) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{cell?.(row)}</dd>
          </div>
        ))}
      </dl>
      <Action
        onPress={() => {
          onClose();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      >
        Close
      </Action>
    </div>
  );
}

const arrows = { ascending: '▲', descending: '▼', none: '↕' };

interface HeadCellProps<Row> {
  column: Column<Row>;
  sorting: string;
  onSort: ((sorting: string) => void) | undefined;
}

function HeadCell<Row>({
  column: { name, width, orders },
  sorting,
  onSort,
}: HeadCellProps<Row>) {
  const ascending = sorting === name && 'ascending';
  const order = ascending || (sorting === `-${name}` ? 'descending' : 'none');
  const isSortable = orders && onSort;
  return (
    <th
      role="columnheader"
      scope="col"
      style={{ width }}
      aria-sort={isSortable && order}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(nextSorting(sorting, name))}
        >
          {name} <span aria-hidden="true">{arrows[order]}</span>
        </button>
      ) : (
        name
      )}
    </th>
  );
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  id: string;
  name: string;
  href: string | undefined;
  focused: Ref<HTMLTableRowElement> | undefined;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** In a memo, so that sorting moves the rows and doesn't render them again. */
const TableRow = memo(function TableRow<Row>({
  columns,
  row,
  id,
  name,
  href,
  focused,
  isOpen,
  onToggle,
}: TableRowProps<Row>) {
  const [first, ...others] = listedColumns(columns);
  const below = first?.cell?.(row);
  return (
    <tr
      role="row"
      ref={focused}
      tabIndex={-1}
      className={styles.row}
      data-open={isOpen || undefined}
    >
      {/* Read with every cell of the row, so it leaves out the rest. */}
      <th role="rowheader" scope="row" aria-label={name}>
        <div className={styles.line}>
          {href === undefined ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <a className={styles.name} href={href}>
              {name}
            </a>
          )}
          <span className={styles.marks}>
            {columns.map(
              ({ name: column, cell, mark }) =>
                mark && (
                  <span key={column}>
                    {(mark === true ? cell : mark)?.(row)}
                  </span>
                ),
            )}
          </span>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            onClick={() => onToggle(isOpen ? '' : id)}
          >
            <VisuallyHidden>Details of {name}</VisuallyHidden>
          </button>
        </div>
        {below && <div className={styles.detail}>{below}</div>}
      </th>
      {others.map(({ name: column, cell }) => (
        <td
          key={column}
          role="cell"
          className={styles.detail}
          data-label={column}
        >
          {cell?.(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
