import { useMemo } from 'react';
import { pointOf } from '../../ground/map-point.js';
import { moment } from '../../ground/time.js';
import { orderMarks, WayMap } from '../../ground/ui/way-map.js';
import { orderMap, useOrderWay } from '../data/order-map.query.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { orderWords as text } from '../words.js';

/** The pickup, the stops, the way between them and, while the order is under way, its courier. */
export function OrderMap({ order }: { order: OrderDetail }) {
  const places = useMemo(
    () => [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []),
    [order],
  );
  const way = useOrderWay(order.id, places);
  const position = order.courier?.position ?? null;
  const marks = useMemo(() => orderMarks(places, position), [places, position]);
  if (places.length === 0) return null;
  return (
    <>
      <WayMap label={text.mapOf(order.publicId)} marks={marks} road={way} source={orderMap} />
      {position && <p className="soft small">{text.seenAt(moment(position.at))}</p>}
    </>
  );
}
