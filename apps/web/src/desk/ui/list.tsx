import { Fragment, useState, type ReactNode } from 'react';
import type { Listing } from '../../base/api/list.js';
import { useAttempt } from '../../base/attempt.js';
import { Suspense } from '../../base/lazy.js';
import { recordIn, useOpened } from '../search.js';
import { saveText } from '../download.js';
import { csvOf } from '../table-file.js';
import { moment } from '../../base/time.js';
import { emptyNote } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Failure, Loading } from '../../base/ui/empty.js';
import { Table, type TableProps } from './table.js';
import { refused } from '../../base/ui/toast.js';
import { listWords as text } from '../../base/words.js';

interface ListedProps<T> {
  list: Listing<T>;
  lines?: number | undefined;
  empty: ReactNode;
  /** Newest first: the button says “Show older”. */
  older?: boolean | undefined;
  /** Renders the items; called with at least one. */
  children: (items: readonly T[]) => ReactNode;
}

/** A list in all its states: loading, failed, empty, read, and stale. */
export function Listed<T>({ list, lines = 8, empty, older = false, children }: ListedProps<T>) {
  const { items, isPending, error, refetch } = list;
  const failed = error !== null && error !== undefined;
  return (
    <>
      {isPending && <Loading lines={lines} />}
      {failed && <Failure error={error} again={refetch} />}
      {!isPending && !failed && items.length === 0 && empty}
      {list.staleSince !== null && (
        <p className="note row" role="status">
          <span className="grow">{text.stale(moment(list.staleSince))}</span>
          <Button kind="quiet" onClick={() => void refetch()}>
            {text.again}
          </Button>
        </p>
      )}
      {items.length > 0 && children(items)}
      {list.more && (
        <Button className="start" busy={list.loadingMore} onClick={() => void list.more?.()}>
          {older ? text.older : text.more}
        </Button>
      )}
    </>
  );
}

interface PagedLinesProps<T> extends Omit<ListedProps<T>, 'children'> {
  className?: string;
  children: (one: T) => ReactNode;
}

export function PagedLines<T>({ empty, className = 'lines', children, ...listed }: PagedLinesProps<T>) {
  return (
    <Listed {...listed} empty={emptyNote(empty)}>
      {(items) => <ul className={className}>{items.map((one) => children(one))}</ul>}
    </Listed>
  );
}

export interface ListProps<T> extends Omit<TableProps<T>, 'rows'>, Omit<ListedProps<T>, 'children'> {
  /** Above the table: counts, sums, actions on the marked rows. */
  children?: ReactNode;
  /** The name of the file that the list can be saved as; absent: it cannot. */
  file?: string;
  /** The parameter of the address with the open row's id; absent: rows cannot be opened. */
  opens?: ReturnType<typeof recordIn>;
  /** The drawer of the open row; `open` shows another row, or none. */
  drawer?: (id: number, open: (id: number | null) => void) => ReactNode;
}

const NOTHING = recordIn('');

export function List<T>(props: ListProps<T>) {
  const { list, lines, empty, older, children, file, opens = NOTHING, drawer, ...table } = props;
  const [chosen, open] = useOpened(opens);
  return (
    <>
      <Listed list={list} empty={empty} lines={lines} older={older}>
        {(items) => (
          <>
            {file === undefined ? (
              children
            ) : (
              <div className="row wrap">
                <div className="grow">{children}</div>
                <SaveAs name={file} list={list} columns={table.columns} />
              </div>
            )}
            <Table chosen={chosen} open={open} {...table} rows={items} />
          </>
        )}
      </Listed>
      {chosen !== null && (
        <Suspense>
          <Fragment key={chosen}>{drawer?.(chosen, open)}</Fragment>
        </Suspense>
      )}
    </>
  );
}

type SaveAsProps<T> = Pick<ListProps<T>, 'list' | 'columns'> & { name: string };

function SaveAs<T>({ name, list, columns }: SaveAsProps<T>) {
  const save = async () => saveText(csvOf(columns, await list.all()), `${name}.csv`);
  const { busy, run } = useAttempt(() => save().catch(refused));
  return (
    <Button icon="download" busy={busy} onClick={run}>
      {text.file}
    </Button>
  );
}

/** The rows that a person has marked. Only those in sight count: an action must not touch others. */
export function useMarked<T extends { readonly id: number }>(items: readonly T[]) {
  const [marked, set] = useState<ReadonlySet<number>>(new Set());
  const rows = items.filter(({ id }) => marked.has(id));
  const clear = () => set(new Set());
  return { rows, ids: new Set(rows.map(({ id }) => id)), set, clear };
}
