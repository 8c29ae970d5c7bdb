import { useState } from 'react';
import { oneOf, typed, useSearch } from '../../ground/search.js';
import { Button } from '../../ground/ui/button.js';
import { Filters } from '../../ground/ui/filters.js';
import { useMarked } from '../../ground/ui/list.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { LISTINGS, SomeList, type Row } from './list-states.part.js';
import { uiWords as text } from '../words.js';

const KEYS = ['long', 'more', 'stale', 'loading', 'failed', 'empty'] as const;

const SEARCH = { kind: oneOf('tipo', []), name: typed('n') };

/** A list to try out: marks, keys, filters, and the states of the book. */
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
        {...{ search: SEARCH, values: useSearch(SEARCH), label: text.filters }}
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
