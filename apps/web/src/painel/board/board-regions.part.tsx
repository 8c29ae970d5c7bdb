import { useCallback, useEffect, useMemo } from 'react';
import { lazy } from '../../ground/lazy.js';
import { Loading } from '../../ground/ui/empty.js';
import { Guard } from '../../ground/ui/guard.js';
import type { Board, BoardViewProps } from './board-state.hook.js';
import { openMapWindow } from './board-windows.hook.js';
import { CourierList } from './courier-list.part.js';
import { OrderList } from './order-list.part.js';
import { boardWords as text } from '../words.js';

const NoOrders = lazy(() => import('./no-orders.part.js'), 'NoOrders', null);
const BulkBar = lazy(() => import('./bulk-bar.part.js'), 'BulkBar', null);
const BoardMap = lazy(() => import('./board-map.part.js'), 'BoardMap', <Loading />);

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
