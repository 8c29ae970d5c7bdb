import { useMemo, useState } from 'react';
import { lazy } from '../../base/lazy.js';
import { Loading, Failure } from '../../base/ui/empty.js';
import { mapWords as text } from '../words.js';
import { useBoardWindows } from '../board/board-windows.hook.js';
import { useBoard } from '../board/orders.hook.js';
import '../board/board.css';

const BoardMap = lazy(async () => (await import('../board/board-map.part.js')).BoardMap, <Loading />);

const nothing = () => undefined;

export function BoardMapRoute() {
  const { orders, couriers } = useBoard(nothing);
  const [shown, setShown] = useState({
    pointed: null as number | null,
    courier: null as number | null,
    marked: [] as readonly number[],
  });
  const send = useBoardWindows((message) => {
    if (message.shown) setShown(message.shown);
  });
  const all = useMemo(() => Object.values(orders.data ?? {}), [orders.data]);
  const marked = useMemo(() => new Set(shown.marked), [shown.marked]);
  if (orders.isPending || couriers.isPending)
    return (
      <div className="map-alone">
        <Loading lines={14} />
      </div>
    );
  if (orders.error) return <Failure error={orders.error} again={orders.refetch} />;
  if (couriers.error) return <Failure error={couriers.error} again={couriers.refetch} />;
  return (
    <div className="map-alone">
      <h1 className="sr">{text.mapAlone}</h1>
      <BoardMap
        orders={all}
        couriers={couriers.data}
        chosen={shown.pointed}
        pairedCourier={shown.courier}
        marked={marked}
        open={(open) => send({ open })}
        hover={(hover) => send({ hover })}
        mark={(mark) => send({ mark })}
        detach={null}
      />
    </div>
  );
}
