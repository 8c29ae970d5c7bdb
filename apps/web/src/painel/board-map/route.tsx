import { useMemo, useState } from 'react';
import { both, Read } from '../../base/ui/box.js';
import { lazy } from '../../base/lazy.js';
import { Loading } from '../../base/ui/empty.js';
import { mapWords as text } from '../words.js';
import { useBoardWindows } from '../board/board-windows.hook.js';
import { useBoard } from '../board/orders.hook.js';
import '../board/board.css';

const BoardMap = lazy(async () => (await import('../board/board-map.part.js')).BoardMap, <Loading />);

export function BoardMapRoute() {
  const { orders, couriers } = useBoard(() => undefined);
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
  return (
    <div className="map-alone">
      <h1 className="sr">{text.mapAlone}</h1>
      <Read of={both(orders, couriers)} lines={14}>
        {([, onShift]) => (
          <BoardMap
            orders={all}
            couriers={onShift}
            chosen={shown.pointed}
            pairedCourier={shown.courier}
            marked={marked}
            open={(open) => send({ open })}
            hover={(hover) => send({ hover })}
            mark={(mark) => send({ mark })}
            detach={null}
          />
        )}
      </Read>
    </div>
  );
}
