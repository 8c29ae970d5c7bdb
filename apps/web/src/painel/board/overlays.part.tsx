import { useEffect } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { lazy } from '../../ground/lazy.js';
import type { BoardActs } from './board-acts.hook.js';
import type { useBoardLines } from './board.hook.js';
import { boardWords as text } from '../words.js';

// Loaded on demand.
const Asking = lazy(() => import('./asking.part.js'), 'Asking', null);
const NewOrder = lazy(() => import('./new-order.part.js'), 'NewOrder', null);
const BulkQuestion = lazy(() => import('./bulk-ask.part.js'), 'BulkQuestion', null);
const OrderMenu = lazy(() => import('./order-menu.part.js'), 'OrderMenu');
const OrderDrawer = lazy(() => import('./order-drawer.part.js'), 'OrderDrawer', null);

interface OverlaysProps {
  acts: BoardActs;
  lines: ReturnType<typeof useBoardLines>;
  orders: Readonly<Record<number, Order>>;
  couriers: readonly Courier[];
  room: number;
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** Layers over the board: the opened order, a menu, a dialog, the form of a new order. */
export function Overlays({ acts, lines, orders, couriers, room, chosen, choose }: OverlaysProps) {
  const { mayWrite, begin, asked, creating } = acts;
  // Before anybody asks: the keys that follow `a` at once belong to the picker.
  useEffect(() => void import('./asking.part.js'), []);
  return (
    <>
      {chosen !== null && (
        <OrderDrawer key={chosen} id={chosen} begin={mayWrite ? begin : null} close={() => choose(null)} />
      )}
      {acts.menu && <RowMenu acts={acts} menu={acts.menu} lines={lines} orders={orders} choose={choose} />}
      {asked && (
        <Asking
          asked={asked}
          live={orders}
          couriers={couriers}
          loadOf={({ id }) => text.load({ carried: lines.carried.get(id)?.length ?? 0, room })}
          commands={acts.commands}
          close={() => acts.setAsked(null)}
        />
      )}
      {acts.bulk.asked && (
        <BulkQuestion
          ask={acts.bulk.asked}
          start={(ask) => void acts.bulk.start(ask)}
          close={acts.bulk.forget}
        />
      )}
      {creating && (
        <NewOrder
          close={(id) => {
            acts.setCreating(false);
            if (id !== undefined) choose(id);
          }}
        />
      )}
    </>
  );
}

interface RowMenuProps extends Pick<OverlaysProps, 'acts' | 'lines' | 'orders' | 'choose'> {
  menu: NonNullable<BoardActs['menu']>;
}

/** The menu of a row, for the selection where the row belongs to it. */
function RowMenu({ acts, menu: { id, at, wait }, lines, orders, choose }: RowMenuProps) {
  const { mayWrite, begin, group } = acts;
  const order = wait?.head === 'decisions' ? undefined : orders[id];
  const label = wait?.one.publicId ?? order?.publicId;
  if (label === undefined) return null;
  const marked = lines.marked.has(id);
  return (
    <OrderMenu
      {...{ id, at, wait, label, mayWrite }}
      order={order ?? null}
      open={choose}
      begin={mayWrite && order ? (command) => begin(command, marked ? lines.selected : [order]) : null}
      group={mayWrite && marked && lines.selected.length > 1 ? () => group(lines.selected) : null}
      close={() => acts.setMenu(null)}
    />
  );
}
