import { type ReactNode, type RefObject, useRef } from 'react';
import { goQuery } from '../../base/router.js';
import { toggled } from '../toggled.js';
import { useKeys } from './keys.js';
import { Rows } from './table-rows.js';
import { tableWords as text } from '../../base/words.js';
import './table.css';

export interface Column<T> {
  /** The text of its head; empty above buttons. */
  readonly name: string;
  /** Text of the cell in a file; on the screen, too, if the column has no `cell`. */
  readonly text?: (row: T) => string | number | null;
  /** `open` opens the row, where rows can be opened. */
  readonly cell?: (row: T, open: () => void) => ReactNode;
  /** Numbers or buttons, aligned to the cell's end. */
  readonly end?: boolean;
  readonly soft?: boolean;
  /** Its cell is the row's header. */
  readonly head?: boolean;
  /**
   * The place on a card, which a row is where the table is narrow: line 1 to 3, at the start (a) or at the
   * end (b); `a` takes the whole start, `ab3` the whole third line. A column without a place is left out
   * there; a table without any place scrolls sideways.
   */
  readonly place?: 'a' | 'a1' | 'b1' | 'a2' | 'b2' | 'a3' | 'b3' | 'ab3';
  /** On a card the cell's text follows the head's. */
  readonly named?: boolean;
  /** The name in the address by which rows can be sorted. */
  readonly sort?: string;
  /** The cell of the last row, which has the sums. */
  readonly sum?: ReactNode;
  /** Pixels; columns without a width share what is left. */
  readonly width?: number;
  readonly className?: string;
}

type How<T> = NonNullable<Column<T>['place']> | Omit<Column<T>, 'name' | 'cell'>;
const howOf = <T,>(how: How<T>) => (typeof how === 'string' ? { place: how } : how);

/** A column by its head, its options (a text alone is its place on a card), and its cell. */
export function column<T>(name: string, how: How<T>, cell: NonNullable<Column<T>['cell']>): Column<T> {
  return { name, ...howOf(how), cell };
}

/** A column whose cells are texts, which a file of the table has, too. */
export function textColumn<T>(name: string, how: How<T>, text: NonNullable<Column<T>['text']>): Column<T> {
  return { name, ...howOf(how), text };
}

export interface Marks<T> {
  readonly ids: ReadonlySet<number>;
  readonly set: (ids: ReadonlySet<number>) => void;
  readonly label: (row: T) => string;
  /** Label of the box that marks all rows; absent: no such box. */
  readonly all?: string;
  readonly may?: (row: T) => boolean;
}

export interface TableProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** Absent: the id. */
  keyOf?: (row: T, index: number) => string | number;
  open?: (id: number) => void;
  /** Name of the region that scrolls sideways. */
  label?: string;
  caption?: string;
  /** Without a row of heads. */
  headless?: boolean;
  marks?: Marks<T> | null;
  /** The row that is open beside the table. */
  chosen?: string | number | null;
  sort?: { readonly key: string; readonly down: boolean } | null;
  /** Attributes of the row, by which scripts find it. */
  data?: (row: T) => Readonly<Record<`data-${string}`, string | number>>;
  className?: string;
  /** Without a frame: a part of something that has one. */
  bare?: boolean;
}

/** A table; where it is narrow, a list of cards. `j` and `k` go from row to row, `x` marks one. */
export function Table<T>(props: TableProps<T>) {
  const { columns, rows, label, caption, headless = false, className = '', bare = false } = props;
  const { keyOf = idOf } = props;
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const cards = columns.some(({ place }) => place !== undefined);
  const fixed = columns.some(({ width }) => width !== undefined);
  const kinds = [cards && 'as-cards', fixed && 'fixed', props.marks && 'markable', className];
  const region = label !== undefined && { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={bare ? 'table-box' : 'table-box card'} {...region}>
      <table ref={table} className={['table', ...kinds].filter(Boolean).join(' ')}>
        {caption !== undefined && <caption>{caption}</caption>}
        {!headless && <Head {...props} />}
        <Rows
          rows={rows}
          render={(row, index) => <Row key={keyOf(row, index)} {...props} row={row} index={index} />}
        />
        {columns.some(({ sum }) => sum !== undefined) && <Foot columns={columns} />}
      </table>
    </div>
  );
}

function Head<T>({ columns, rows, marks, sort = null }: TableProps<T>) {
  return (
    <thead>
      <tr>
        {marks && (
          <td className="mark">{marks.all !== undefined && <MarkAll rows={rows} marks={marks} />}</td>
        )}
        {columns.map((column) =>
          column.name === '' ? (
            <td key="" />
          ) : (
            <th
              key={column.name}
              scope="col"
              className={column.end ? 'num' : ''}
              style={column.width === undefined ? undefined : { width: column.width }}
              aria-sort={
                sort && sort.key === column.sort ? (sort.down ? 'descending' : 'ascending') : undefined
              }
            >
              {column.sort === undefined ? (
                column.name
              ) : (
                <SortButton name={column.name} by={column.sort} sort={sort} />
              )}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

function MarkAll<T>({ rows, marks }: { rows: readonly T[]; marks: Marks<T> }) {
  const ids = rows.filter((row) => marks.may?.(row) ?? true).map(idOf);
  const all = ids.length > 0 && ids.every((id) => marks.ids.has(id));
  return <Tick label={marks.all ?? ''} checked={all} change={() => marks.set(new Set(all ? [] : ids))} />;
}

function Row<T>({ row, index, ...table }: TableProps<T> & { row: T; index: number }) {
  const { columns, marks, chosen = null, data, keyOf = idOf, open } = table;
  return (
    <tr className={chosen !== null && chosen === keyOf(row, index) ? 'chosen' : ''} {...data?.(row)}>
      {marks && (
        <td className="mark">
          {(marks.may?.(row) ?? true) && (
            <Tick
              label={marks.label(row)}
              checked={marks.ids.has(idOf(row))}
              change={() => marks.set(toggled(marks.ids, idOf(row)))}
            />
          )}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.name} column={column} row={row} open={() => open?.(idOf(row))} />
      ))}
    </tr>
  );
}

function Cell<T>({ column, row, open }: { column: Column<T>; row: T; open: () => void }) {
  const shared = {
    className: [column.end && 'num', column.soft && 'soft', column.className].filter(Boolean).join(' '),
    'data-place': column.place,
    'data-name': column.named ? column.name : undefined,
    children: column.cell ? column.cell(row, open) : column.text?.(row),
  };
  return column.head ? <th scope="row" {...shared} /> : <td {...shared} />;
}

function Foot<T>({ columns }: { columns: readonly Column<T>[] }) {
  return (
    <tfoot>
      <tr>
        {columns.map(({ name, end, sum }, index) =>
          index === 0 ? (
            <th key={name} scope="row">
              {sum ?? text.sum}
            </th>
          ) : (
            <td key={name} className={end ? 'num' : ''}>
              {sum}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

function SortButton({ name, by, sort }: { name: string; by: string; sort: TableProps<never>['sort'] }) {
  const down = sort?.key === by ? sort.down : null;
  return (
    <button
      type="button"
      className="as-text strong sort"
      aria-label={text.sortBy(name)}
      onClick={() => goQuery({ ordem: down === true ? by : `-${by}` }, { replace: true })}
    >
      {name}
      <span aria-hidden>{down === null ? '' : down ? ' ↓' : ' ↑'}</span>
    </button>
  );
}

function Tick({ label, checked, change }: { label: string; checked: boolean; change: () => void }) {
  return <input type="checkbox" className="tick" aria-label={label} checked={checked} onChange={change} />;
}

export function Open({ act, label, children }: { act: () => void; label?: string; children: ReactNode }) {
  return (
    <button type="button" className="as-text open" aria-label={label} onClick={act}>
      {children}
    </button>
  );
}

function idOf(row: unknown): number {
  return (row as { id: number }).id;
}

/** Targets of the focus in a row, the first that is there. */
const TARGETS = ['.open', 'a, button', 'input'];

/** Whether keys are meant for this table: the one with the focus; without focus in any, the first. */
function isMeant(table: HTMLTableElement | null): boolean {
  const focused = document.activeElement?.closest('.table');
  return table !== null && table === (focused ?? document.querySelector('.table'));
}

function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])') ?? [])];
  const step = (by: number) => {
    if (!isMeant(table.current)) return false;
    const all = rows();
    const here = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[Math.max(0, Math.min(all.length - 1, here + by))];
    const target = TARGETS.map((one) => next?.querySelector<HTMLElement>(one)).find(Boolean);
    target?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = rows().find((one) => one.contains(document.activeElement));
      row?.querySelector<HTMLElement>('.mark input')?.click();
      return row !== undefined;
    },
  });
}
