import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OrderDetail, read } from '../../base/api/client.js';
import { orderMarks, pointOf } from '../../base/map-point.js';
import { WayMap } from '../../base/ui/way-map.js';
import { useWay } from '../data/ways.hook.js';
import { drawerWords as text } from '../words.js';

/** The map of one order: numbered stops and the track of its courier. */
export function OrderMap({ order }: { order: OrderDetail }) {
  const track = useQuery({
    ...read('/api/admin/orders/{id}/track', { id: order.id }),
    enabled: order.courierId !== null,
  });
  const passed = useMemo(() => track.data?.points ?? [], [track.data]);
  const places = useMemo(
    () => [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []),
    [order],
  );
  const way = useWay('orders', order.id, places);
  const marks = useMemo(() => orderMarks(places, passed.at(-1)), [places, passed]);
  return (
    <>
      <WayMap label={text.mapOf(order.publicId)} planned={way ?? places} passed={passed} marks={marks} />
      {order.courierId !== null && (
        <p className="soft below-it">{passed.length > 0 ? text.trackLine : text.noTrack}</p>
      )}
    </>
  );
}
