import { type ReactNode, useState } from 'react';
import type { Listing } from '../../base/api/list.js';
import { lazy } from '../../base/lazy.js';
import { orderMarks } from '../../base/map-point.js';
import { oneOf, typed } from '../../desk/search.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { Filters } from '../../desk/ui/filters.js';
import { List, useMarked } from '../../desk/ui/list.js';
import { type Period, PeriodField } from '../../desk/ui/period.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { Status } from '../../base/ui/status.js';
import { type Marks, Open, type TableProps } from '../../desk/ui/table.js';
import { Tabs } from '../../base/ui/tabs.js';
import { OFFLINE } from './apart.part.js';
import { uiWords as text } from '../words.js';

export interface Row {
  readonly id: number;
  readonly late: boolean;
}

const rows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, late: index % 5 === 0 }));
const LONG = 300;
const READ: Listing<Row> = {
  items: rows(3),
  isPending: false,
  error: null,
  refetch: () => undefined,
  more: null,
  loadingMore: false,
  staleSince: null,
  all: () => Promise.resolve(rows(3)),
};

/** Every way in which a list can have been read. */
export const LISTINGS = {
  read: READ,
  long: { ...READ, items: rows(LONG), all: () => Promise.resolve(rows(LONG)) },
  more: { ...READ, more: () => undefined },
  loadingMore: { ...READ, more: () => undefined, loadingMore: true },
  stale: { ...READ, staleSince: Date.UTC(2026, 2, 3, 12) },
  loading: { ...READ, items: [], isPending: true },
  failed: { ...READ, items: [], error: OFFLINE },
  empty: { ...READ, items: [] },
} satisfies Readonly<Record<string, Listing<Row>>>;

interface SomeListProps extends Pick<TableProps<Row>, 'chosen' | 'sort'> {
  list: Listing<Row>;
  /** Absent in the book, which has many lists. */
  label?: string;
  marks?: Pick<Marks<Row>, 'ids' | 'set'>;
  open?: (id: number) => void;
  children?: ReactNode;
}

function SomeList({ list, label, marks, open = nothing, children, ...table }: SomeListProps) {
  return (
    <List
      list={list}
      lines={3}
      file="lista"
      {...table}
      {...(label !== undefined && { label })}
      empty={<Empty icon="box" title={text.none} lead={text.noneLead} />}
      keyOf={({ id }) => id}
      {...(marks && { marks: { ...marks, all: text.all, label: ({ id }: Row) => String(id) } })}
      columns={[
        {
          name: text.name,
          place: 'a1',
          sum: text.all,
          sort: 'nome',
          text: nameOf,
          cell: (row) => <Open act={() => open(row.id)}>{nameOf(row)}</Open>,
        },
        { name: text.hint, soft: true, text: () => text.hint },
        {
          name: text.states,
          place: 'b1',
          cell: ({ late }) => <Status tone={late ? 'red' : 'accent'}>{late ? text.late : text.on}</Status>,
        },
        { name: 'R$', place: 'b2', end: true, sum: list.items.length, text: ({ id }) => id },
      ]}
    >
      {children}
    </List>
  );
}

const nothing = () => undefined;
const nameOf = ({ id }: Row) => `${text.name} ${String(id)}`;
const read = (listing: keyof typeof LISTINGS) => () => <SomeList list={LISTINGS[listing]} />;

export const LIST_STATES = {
  read: read('read'),
  more: read('more'),
  loadingMore: read('loadingMore'),
  stale: read('stale'),
  loading: read('loading'),
  failed: read('failed'),
  empty: read('empty'),
  marked: () => (
    <SomeList list={READ} marks={{ ids: new Set([1, 2]), set: nothing }}>
      <p role="status">{text.marked(2)}</p>
    </SomeList>
  ),
  chosen: () => <SomeList list={READ} chosen={2} />,
  sorted: () => <SomeList list={READ} sort={{ key: 'nome', down: true }} />,
};

const KEYS = ['long', 'more', 'stale', 'loading', 'failed', 'empty'] as const;

const SEARCH = { kind: oneOf('tipo', []), name: typed('n') };

/** A list to try out: marks, keys, filters. */
export function Lists() {
  const [state, setState] = useState<(typeof KEYS)[number]>('more');
  const [opened, setOpened] = useState<number | null>(null);
  const list = LISTINGS[state];
  const marked = useMarked<Row>(list.items);
  return (
    <section className="card padded stack" aria-labelledby="lists">
      <h2 id="lists">{text.tryLists}</h2>
      <Tabs
        label={text.states}
        tabs={KEYS.map((key) => ({ key, label: text.listStates[key] }))}
        chosen={state}
        choose={setState}
      />
      <Filters
        search={SEARCH}
        fields={[
          { of: 'kind', label: text.type, any: text.all },
          { of: 'name', label: text.name },
        ]}
      />
      <SomeList list={list} label={text.lists} chosen={opened} open={setOpened} marks={marked}>
        <p className="row" role="status">
          <span className="grow">{text.marked(marked.rows.length)}</span>
          <Button kind="quiet" disabled={marked.rows.length === 0} onClick={marked.clear}>
            {text.cancel}
          </Button>
        </p>
      </SomeList>
    </section>
  );
}

const WayMap = lazy(async () => (await import('../../base/ui/way-map.js')).WayMap, null);
const PERIOD: Period = { from: '2026-03-01', to: '2026-03-31' };
const PLACES = [
  { latitude: -23.55, longitude: -46.64 },
  { latitude: -23.56, longitude: -46.62 },
];

/** Parts whose state is in the address, and a map. */
export function SharedParts() {
  return (
    <section className="card padded stack">
      <h2>{text.shared}</h2>
      <SearchBox label={text.search} value="" />
      <PeriodField period={PERIOD} />
      <WayMap label={text.map} marks={orderMarks(PLACES)} planned={PLACES} />
    </section>
  );
}
