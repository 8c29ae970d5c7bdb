import { useState } from 'react';
import type { Listing } from '../../ground/api/list.js';
import { Problem } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { List, useMarked } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import { Open } from '../../ground/ui/table.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { uiWords as text } from '../words.js';

interface Row {
  readonly id: number;
  readonly late: boolean;
}

const ROWS: readonly Row[] = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, late: at % 5 === 0 }));
const READ: Listing<Row> = {
  ...{ items: ROWS, isPending: false, error: null, refetch: () => undefined },
  ...{ more: null, loadingMore: false, staleSince: null, all: () => Promise.resolve(ROWS) },
};
const STATES = {
  read: READ,
  more: { ...READ, items: ROWS.slice(0, 3), more: () => undefined },
  stale: { ...READ, items: ROWS.slice(0, 3), staleSince: Date.UTC(2026, 2, 3, 12) },
  loading: { ...READ, items: [], isPending: true },
  failed: { ...READ, items: [], error: new Problem(0, 'offline', 'offline') },
  empty: { ...READ, items: [] },
} satisfies Record<string, Listing<Row>>;
const KEYS = ['read', 'more', 'stale', 'loading', 'failed', 'empty'] as const;

/** A list in each of its states, with all that a list can have. */
export function Lists() {
  const [state, setState] = useState<keyof typeof STATES>('more');
  const [opened, setOpened] = useState<number | null>(null);
  const list: Listing<Row> = STATES[state];
  const marked = useMarked(list.items);
  return (
    <section className="card padded stack">
      <h2>{text.lists}</h2>
      <Tabs
        label={text.states}
        tabs={KEYS.map((key) => ({ key, label: text.listStates[key] }))}
        chosen={state}
        choose={setState}
      />
      <Filters
        label={text.filters}
        clear={text.cancel}
        filters={[
          { name: 'tipo', label: text.type, value: null, options: [['', text.all]] },
          { name: 'n', label: text.name, value: null },
        ]}
      />
      <List
        list={list}
        label={text.lists}
        lines={3}
        file="lista"
        empty={
          <Empty icon="box" title={text.none}>
            {text.noneLead}
          </Empty>
        }
        keyOf={({ id }) => id}
        chosen={opened}
        marks={{
          ...{ ids: marked.ids, set: marked.set, all: text.all },
          label: ({ id }) => String(id),
        }}
        columns={[
          {
            ...{ name: text.name, at: 'a1', sum: text.all },
            text: ({ id }) => `${text.name} ${String(id)}`,
            cell: ({ id }) => (
              <Open
                act={() => {
                  setOpened(id);
                }}
              >
                {`${text.name} ${String(id)}`}
              </Open>
            ),
          },
          { name: text.hint, soft: true, text: () => text.hint },
          {
            ...{ name: text.states, at: 'b1' },
            cell: ({ late }) => <Status tone={late ? 'red' : 'accent'}>{late ? text.late : text.on}</Status>,
          },
          { name: 'R$', at: 'b2', end: true, sum: list.items.length, text: ({ id }) => id },
        ]}
      >
        <p className="row" role="status">
          <span className="grow">{text.marked(marked.rows.length)}</span>
          <Button kind="quiet" disabled={marked.rows.length === 0} onClick={marked.clear}>
            {text.cancel}
          </Button>
        </p>
      </List>
    </section>
  );
}
