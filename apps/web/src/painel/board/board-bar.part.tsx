import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type Order, useRead } from '../../base/api/client.js';
import { lazy } from '../../base/lazy.js';
import { useOpen } from '../../base/open.js';
import { goQuery, usePageUrl } from '../../base/router.js';
import { viewItem } from '../../desk/saved-view-acts.js';
import { useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { useKeys } from '../../desk/ui/keys.js';
import { MenuButton, type MenuItem } from '../../desk/ui/menu.js';
import { type Tab, Tabs } from '../../base/ui/tabs.js';
import { hubSettings, useRush } from '../data/hub.query.js';
import type { Board } from './board-state.hook.js';
import { contentOf, isInView, STANDARD_VIEWS, standardView, stateOf, type Views } from './views.hook.js';
import { boardWords as text, foundWords, rushWords, viewWords } from '../words.js';
import { useSettled } from '../../base/settled.js';
import { moment } from '../../base/time.js';
import { Status } from '../../base/ui/status.js';
import { matching } from './found.rules.js';

interface BoardBarProps {
  board: Board;
  mapOpen: boolean;
  toggleMap: () => void;
  toggleColumns: () => void;
  sound: { readonly wanted: boolean; readonly toggle: () => void };
}

export function BoardBar({ board, mapOpen, toggleMap, toggleColumns, sound }: BoardBarProps) {
  const { now, views, lines, columns, acts } = board;
  const toggles = [
    ['sound', sound.wanted, sound.toggle, text.sound],
    ['columns', columns, toggleColumns, columns ? text.closeColumns : text.openColumns],
    ['map', mapOpen, toggleMap, mapOpen ? text.closeMap : text.openMap],
  ] as const;
  return (
    <div className="toolbar bar">
      <ViewMenu views={views} orders={lines.all} now={now} />
      <OrderSearch board={board} />
      {toggles.map(([icon, pressed, toggle, label]) => (
        <Button
          key={icon}
          kind="quiet"
          icon={icon}
          bare
          className={`toggle-${icon}`}
          aria-pressed={pressed}
          onClick={toggle}
        >
          {label}
        </Button>
      ))}
      <RushButton />
      {acts.mayWrite && (
        <Button kind="primary" icon="plus" className="create" onClick={acts.create}>
          {text.create}
        </Button>
      )}
    </div>
  );
}

const RushDialog = lazy(async () => (await import('./rush.part.js')).RushDialog, null);

/** Turns a rush on; while one is under way, the bar of every screen ends it. */
function RushButton() {
  const may = useMay();
  const open = usePageUrl().query.has('pico');
  const { data } = useQuery(hubSettings);
  const under = useRush(data?.rush);
  if (!may('hub') || !data || under) return null;
  return (
    <>
      <Button kind="quiet" icon="up" bare onClick={() => goQuery({ pico: '1' })}>
        {rushWords.title}
      </Button>
      {open && <RushDialog close={() => goQuery({ pico: null })} />}
    </>
  );
}

const MIN_LETTERS = 2;

/** Searches the open orders with each letter, and all orders, ended ones included, when typing pauses. */
function OrderSearch({ board }: { board: Board }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useKeys({ '/': () => input.current?.focus() });
  const choose = (id: number) => {
    setTyped('');
    board.choose(id);
  };
  return (
    <div className="search-box order-search" role="search">
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyped('');
            input.current?.blur();
          } else if (event.key === 'Enter')
            input.current?.parentElement?.querySelector<HTMLElement>('.found button')?.click();
        }}
      />
      {typed.trim().length >= MIN_LETTERS && <Found board={board} typed={typed} choose={choose} />}
    </div>
  );
}

const ViewDialog = lazy(async () => (await import('./view-dialog.part.js')).ViewDialog, null);

export function ViewMenu({ views, orders, now }: { views: Views; orders: readonly Order[]; now: number }) {
  const adjusting = useOpen();
  const count = (content: ReturnType<typeof contentOf>) =>
    orders.filter((order) => isInView(content, order, now)).length;
  const tabs = useMemo(
    () =>
      STANDARD_VIEWS.map((key): Tab<string> => {
        return { key, label: viewWords.view[key], count: count(standardView(key)), warn: key === 'late' };
      }),
    [orders, now],
  );
  const items = (): readonly MenuItem[] => [
    ...views.saved.map((view) => ({
      ...viewItem(view, views.operatorId, () => views.choose(String(view.id))),
      keys: String(count(contentOf(view.content))),
    })),
    { label: viewWords.adjust, icon: 'columns', act: adjusting.open },
  ];
  const { chosenSaved, changed } = views;
  return (
    <>
      <Tabs label={viewWords.views} chosen={views.chosen} choose={views.choose} tabs={tabs} />
      <MenuButton
        kind={chosenSaved ? 'plain' : 'quiet'}
        icon="filter"
        className={changed ? 'views changed' : 'views'}
        label={viewWords.saved}
        items={items}
      >
        {chosenSaved ? `${chosenSaved.name} (${String(count(views.content))})` : viewWords.views}
        {changed && <span className="sr">{viewWords.changed}</span>}
      </MenuButton>
      {adjusting.is && (
        <ViewDialog views={views} orders={orders} shown={count(views.content)} close={adjusting.close} />
      )}
    </>
  );
}

const FOUND = 8;
const PAUSE_MS = 200;

/** Enter opens the first. */
function Found({ board, typed, choose }: { board: Board; typed: string; choose: (id: number) => void }) {
  const orders = board.lines.all;
  const found = useRead('/api/admin/orders', { q: useSettled(typed.trim(), PAUSE_MS), limit: FOUND }).data;
  const items = useMemo(() => {
    const near = matching(orders, typed);
    const known = new Set(near.map(({ id }) => id));
    return [...near, ...(found?.items ?? []).filter(({ id }) => !known.has(id))];
  }, [orders, typed, found]);
  if (items.length === 0 && !found) return null;
  return (
    <ul className="menu found" aria-label={foundWords.list}>
      {items.map((order) => (
        <li key={order.id}>
          <button type="button" className="choice" onClick={() => choose(order.id)}>
            <strong>{order.publicId}</strong>
            <span className="grow cut">
              {order.merchant.name} → {order.stops[0]?.name ?? order.stops[0]?.address}
            </span>
            <Status tone="plain">{stateOf(board.orders[order.id] ?? order)}</Status>
            <span className="soft number">{moment(order.createdAt)}</span>
          </button>
        </li>
      ))}
      {items.length === 0 && <li className="soft padded">{foundWords.none}</li>}
    </ul>
  );
}
