import { useEffect } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import type { BoardActs } from './board-acts.hook.js';
import type { useBoardLines } from './board.hook.js';
import { boardWords as text } from '../words.js';

// Loaded on demand.
const Asking = lazy(() => import('./asking.part.js').then((part) => ({ default: part.Asking })));
const NewOrder = lazy(() => import('./new-order.part.js').then((part) => ({ default: part.NewOrder })));
const BulkQuestion = lazy(() =>
  import('./bulk-ask.part.js').then((part) => ({ default: part.BulkQuestion })),
);
const OrderMenu = lazy(() => import('./order-menu.part.js').then((part) => ({ default: part.OrderMenu })));
const OrderDrawer = lazy(() =>
  import('./order-drawer.part.js').then((part) => ({ default: part.OrderDrawer })),
);

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
  const { mayWrite, begin, asked, menu, creating } = acts;
  const pointed = orders[menu?.id ?? 0];
  // Before anybody asks: the keys that follow `a` at once belong to the picker.
  useEffect(() => void import('./asking.part.js'), []);
  return (
    <Suspense>
      {chosen !== null && (
        <OrderDrawer key={chosen} id={chosen} begin={mayWrite ? begin : null} close={() => choose(null)} />
      )}
      {menu && pointed && (
        <OrderMenu
          order={pointed}
          at={menu.at}
          open={choose}
          begin={
            mayWrite
              ? (command) => begin(command, lines.marked.has(menu.id) ? lines.selected : [pointed])
              : null
          }
          group={
            mayWrite && lines.marked.has(menu.id) && lines.selected.length > 1
              ? () => acts.group(lines.selected)
              : null
          }
          close={() => acts.setMenu(null)}
        />
      )}
      {asked && (
        <Asking
          asked={asked}
          couriers={couriers}
          loadOf={({ id }) => text.load(lines.carried.get(id)?.length ?? 0, room)}
          commands={acts.commands}
          ask={acts.setAsked}
          close={() => acts.setAsked((now) => (now === asked ? null : now))}
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
    </Suspense>
  );
}
