import { Problem } from '../../base/api/client.js';
import { idIn, oneOf, tabIn, type Values } from '../../desk/search.js';
import type { SavedView } from '../../desk/saved-view-acts.js';
import { Empty, Failure, Loading, Unread } from '../../base/ui/empty.js';
import { Button } from '../../base/ui/button.js';
import { BareChoice, Filters, NoMatch, type FilterField, ViewsMenu } from '../../desk/ui/filters.js';
import { Listed } from '../../desk/ui/list.js';
import { ListPage, Page } from '../../desk/ui/page.js';
import { Table, type TableProps } from '../../desk/ui/table.js';
import { PageTabs, TabbedHead } from '../../desk/ui/page-tabs.js';
import { LISTINGS, type Row } from './list-states.part.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './apart.part.js';

const nothing = () => undefined;
const ME = 1;
const DAY = '2026-03-03T12:00:00Z';
const view = (id: number, name: string, operatorId: number, content: SavedView['content']): SavedView => ({
  id,
  name,
  operatorId,
  content,
  operatorName: 'Ana',
  screen: 'ui',
  shared: operatorId !== ME,
  createdAt: DAY,
  updatedAt: DAY,
});
const OTHERS = [view(1, text.lateOnes, ME, { tipo: 'b' }), view(2, text.later, 2, { tipo: 'c' })];
/** What the address of the book says. */
const SHOWN = view(3, text.all, ME, {});

function views(...saved: readonly SavedView[]) {
  return (
    <ViewsMenu
      names={['tipo']}
      mine={ME}
      saved={saved}
      create={() => Promise.resolve()}
      remove={() => Promise.resolve(null)}
    />
  );
}

function table(more: Partial<TableProps<Row>>) {
  return (
    <Table
      rows={LISTINGS.read.items}
      keyOf={({ id }) => id}
      columns={[
        { name: text.name, head: true, text: ({ id }) => `${text.name} ${String(id)}` },
        { name: 'R$', end: true, text: ({ id }) => id },
      ]}
      {...more}
    />
  );
}

const SEARCH = { kind: oneOf('tipo', ['b']), number: idIn('n') };
const KIND = { of: 'kind', label: text.type, any: text.all, words: { b: text.lateOnes } } as const;
const filters = (values: Partial<Values<typeof SEARCH>>, fields: readonly FilterField<typeof SEARCH>[]) => (
  <Filters search={SEARCH} values={{ kind: null, number: null, ...values }} fields={fields} clears />
);
const PARTS = {
  tab: tabIn('parte-do-livro', { on: null, late: 'atrasado' }),
  label: text.states,
  names: text,
};
const COLUMNS = [{ name: text.name, text: ({ id }: Row) => id }];
const EMPTY = <Empty icon="box" title={text.none} />;

export const TABLE_STATES = {
  Empty: {
    plain: () => <Empty icon="box" title={text.none} />,
    withAct: () => (
      <Empty
        icon="box"
        title={text.none}
        action={<Button kind="primary">{text.save}</Button>}
        lead={text.noneLead}
      />
    ),
  },
  Loading: { lines: () => <Loading lines={3} /> },
  Failure: {
    offline: () => <Failure error={OFFLINE} again={nothing} />,
    forbidden: () => <Failure error={new Problem(403, 'forbidden', 'forbidden')} again={nothing} />,
  },
  Unread: {
    waiting: () => <Unread of={{ error: null, refetch: nothing }} lines={3} />,
    failed: () => <Unread of={{ error: OFFLINE, refetch: nothing }} />,
  },
  Table: {
    plain: () => table({}),
    captioned: () => table({ caption: text.noneLead }),
    headless: () => table({ headless: true, bare: true }),
  },
  Listed: {
    lines: () => (
      <Listed list={LISTINGS.more} empty={EMPTY}>
        {(items) => (
          <ul className="lines">
            {items.map(({ id }) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        )}
      </Listed>
    ),
  },
  Filters: {
    none: () => filters({}, [KIND]),
    chosen: () => filters({ kind: 'b' }, [KIND]),
    typed: () => filters({ number: 7 }, [{ of: 'number', label: text.name, hint: '123' }]),
    bare: () => <BareChoice parameter={SEARCH.kind} label={text.type} any={text.all} />,
    noMatch: () => <NoMatch title={text.none} search={SEARCH} />,
  },
  ViewsMenu: { none: () => views(), some: () => views(...OTHERS), chosen: () => views(...OTHERS, SHOWN) },
  Page: {
    plain: () => (
      <Page title={text.title}>
        <p className="padded">{text.noneLead}</p>
      </Page>
    ),
    parts: () => <TabbedHead title={text.title} {...PARTS} />,
    tabs: () => <PageTabs {...PARTS} counts={{ on: 2 }} />,
    list: () => (
      <ListPage
        title={text.title}
        list={LISTINGS.read}
        keyOf={({ id }: Row) => id}
        columns={COLUMNS}
        empty={EMPTY}
      />
    ),
  },
};
