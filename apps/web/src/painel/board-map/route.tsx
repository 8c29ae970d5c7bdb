import { useState } from 'react';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { useBoardWindows } from '../board/board-windows.hook.js';
import { useBoard } from '../board/orders.hook.js';
import { BoardMapView } from './view.js';

const nothing = () => undefined;

/** The board's map in a window of its own. It receives what the board highlights, and sends back clicks. */
export function BoardMapRoute() {
  const { orders, couriers } = useBoard(nothing);
  const [shown, setShown] = useState({
    pointed: null as number | null,
    courier: null as number | null,
    marked: [] as readonly number[],
  });
  const tell = useBoardWindows((told) => {
    if (told.shown) setShown(told.shown);
  });
  if (orders.isPending || couriers.isPending)
    return (
      <div className="map-alone">
        <Loading lines={14} />
      </div>
    );
  if (orders.error) return <Failure error={orders.error} again={orders.refetch} />;
  if (couriers.error) return <Failure error={couriers.error} again={couriers.refetch} />;
  return <BoardMapView orders={orders.data} couriers={couriers.data} shown={shown} tell={tell} />;
}
