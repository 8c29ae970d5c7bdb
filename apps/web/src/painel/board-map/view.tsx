import { useMemo } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Loading } from '../../ground/ui/empty.js';
import { mapWords as text } from '../words.js';
import '../board/board.css';

const BoardMap = lazy(() => import('../board/board-map.part.js'), 'BoardMap');

interface BoardMapViewProps {
  orders: Readonly<Record<number, Order>>;
  couriers: readonly Courier[];
  shown: {
    readonly pointed: number | null;
    readonly courier: number | null;
    readonly marked: readonly number[];
  };
  tell: (message: { open?: number; hover?: number | null; mark?: readonly number[] }) => void;
}

/** The map alone, over the whole window. */
export function BoardMapView({ orders, couriers, shown, tell }: BoardMapViewProps) {
  const all = useMemo(() => Object.values(orders), [orders]);
  const marked = useMemo(() => new Set(shown.marked), [shown.marked]);
  return (
    <div className="map-alone">
      <h1 className="sr">{text.mapAlone}</h1>
      <Suspense fallback={<Loading />}>
        <BoardMap
          orders={all}
          couriers={couriers}
          chosen={shown.pointed}
          pairedCourier={shown.courier}
          marked={marked}
          open={(open) => tell({ open })}
          hover={(hover) => tell({ hover })}
          mark={(mark) => tell({ mark })}
          detach={null}
        />
      </Suspense>
    </div>
  );
}
