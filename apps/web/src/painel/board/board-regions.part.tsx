import { useCallback, useEffect, useMemo } from 'react';
import type { Order } from '../../base/api/client.js';
import { lazy } from '../../base/lazy.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Loading } from '../../base/ui/empty.js';
import { Guard } from '../../base/ui/guard.js';
import type { Board, BoardViewProps } from './board-state.hook.js';
import { openMapWindow } from './board-windows.hook.js';
import { type Command, COMMANDS, commandsFor } from './board.rules.js';
import { CourierList } from './courier-list.part.js';
import { OrderList } from './order-list.part.js';
import { boardWords as text, bulkWords as bulk, noOrdersWords } from '../words.js';

const BoardMap = lazy(async () => (await import('./board-map.part.js')).BoardMap, <Loading />);

interface BoardRegionsProps extends BoardViewProps {
  board: Board;
  mapOpen: boolean;
}

/** Orders, map and couriers side by side; on a phone one of the three. */
export function BoardRegions({ board, mapOpen, ...props }: BoardRegionsProps) {
  const { couriers, room, fresh, views, chosen, choose } = props;
  const { lines, acts, pointed, pairedCourier, publishSelection } = board;
  const { carried, selected, clear, markThese } = lines;
  const { hovered, setHovered } = acts;
  const hoverCourier = useCallback((courier: number | null) => setHovered({ courier }), [setHovered]);
  const paired = useMemo(() => {
    const ofCourier = (carried.get(hovered.courier ?? 0) ?? []).map(({ id }) => id);
    const order = hovered.order ?? null;
    return new Set(order === null ? ofCourier : [order]);
  }, [carried, hovered]);
  // After a change of filter the list is another one: none of its rows is marked as new.
  const { only, stages, merchants } = views.content;
  const listed = JSON.stringify([only, stages, merchants]);
  useEffect(publishSelection, [pointed, pairedCourier, lines.marked]);
  return (
    <>
      <section className="region orders" aria-label={text.orders}>
        <OrderList
          key={listed}
          {...lines}
          orders={props.orders}
          now={board.now}
          columns={views.content.columns}
          chosen={chosen}
          fresh={fresh}
          paired={paired}
          act={acts.row}
          release={board.release}
          searchAgain={acts.mayWrite ? board.searchAgain : null}
          empty={
            <NoOrders
              filtered={lines.all.length > 0}
              create={acts.mayWrite ? acts.create : null}
              showAll={() => views.choose('all')}
            />
          }
        />
        {acts.mayWrite && selected.length > 0 && (
          <BulkBar
            orders={selected}
            inView={lines.inView.length}
            everything={() => markThese(lines.inView)}
            begin={acts.begin}
            group={() => {
              acts.group(selected);
              clear();
            }}
            clear={clear}
          />
        )}
      </section>
      {mapOpen && (
        <section className="region map" aria-label={text.map}>
          <Guard>
            <BoardMap
              orders={lines.all}
              couriers={couriers}
              chosen={pointed}
              pairedCourier={pairedCourier}
              marked={lines.marked}
              open={choose}
              hover={acts.row.hover}
              mark={markThese}
              detach={openMapWindow}
            />
          </Guard>
        </section>
      )}
      <section className="region couriers" aria-label={text.couriers}>
        <h2 className="toolbar">
          {text.couriers} <span className="count">{couriers.length}</span>
        </h2>
        <CourierList
          couriers={couriers}
          carried={carried}
          room={room}
          paired={pairedCourier}
          near={props.orders[chosen ?? 0]?.pickup ?? null}
          assign={board.assign}
          hover={hoverCourier}
          open={choose}
        />
      </section>
    </>
  );
}

interface NoOrdersProps {
  /** There are orders, but none in this view. */
  filtered: boolean;
  create: (() => void) | null;
  showAll: () => void;
}

function NoOrders({ filtered, create, showAll }: NoOrdersProps) {
  if (filtered)
    return (
      <Empty
        icon="filter"
        title={noOrdersWords.noMatch}
        action={<Button onClick={showAll}>{noOrdersWords.showAll}</Button>}
        lead={noOrdersWords.noMatchLead}
      />
    );
  const begin = create && (
    <Button kind="primary" onClick={create}>
      {text.create}
    </Button>
  );
  return <Empty icon="box" title={noOrdersWords.noOrders} action={begin} lead={noOrdersWords.noOrdersLead} />;
}

interface BulkBarProps {
  orders: readonly Order[];
  /** How many orders the view holds, selected or not. */
  inView: number;
  everything: () => void;
  begin: (command: Command, orders: readonly Order[]) => void;
  group: () => void;
  clear: () => void;
}

/** Commands on the selected orders; the server names those that would refuse before the job begins. */
function BulkBar({ orders, inView, everything, begin, group, clear }: BulkBarProps) {
  const offered = COMMANDS.filter((command) => orders.some((order) => commandsFor(order).includes(command)));
  return (
    <div className="afloat bulk" role="toolbar" aria-label={text.selected(orders.length)}>
      <strong>{text.selected(orders.length)}</strong>
      {orders.length < inView && (
        <Button kind="quiet" onClick={everything}>
          {bulk.everything(inView)}
        </Button>
      )}
      {offered.map((command) => (
        <Button
          key={command}
          kind={command === 'assign' ? 'primary' : 'plain'}
          onClick={() => begin(command, orders)}
        >
          {
            text.command[
              command === 'assign' && orders.every(({ courierId }) => courierId !== null) ? 'change' : command
            ]
          }
        </Button>
      ))}
      {orders.length > 1 && <Button onClick={group}>{text.groupThem}</Button>}
      <Button kind="quiet" icon="close" bare onClick={clear}>
        {text.clear}
      </Button>
    </div>
  );
}
