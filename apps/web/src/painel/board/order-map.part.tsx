import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderDetail } from '../../ground/api/client.js';
import { pointOf } from '../../ground/map-point.js';
import { orders } from '../data/orders.query.js';
import { drawerWords as text } from '../words.js';
import { WayMap, type WayMark } from './way-map.part.js';

/** The map of one order: numbered stops and the track of its courier. */
export function OrderMap({ order }: { order: OrderDetail }) {
  const track = useQuery({ ...orders.track(order.id), enabled: order.courierId !== null });
  const passed = useMemo(() => track.data?.points ?? [], [track.data]);
  const places = useMemo(
    () => [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []),
    [order],
  );
  const marks = useMemo(() => {
    const last = passed.at(-1);
    const stops = places.map((place, at): WayMark => ({
      place,
      kind: 'map-stop',
      letter: at === 0 ? '●' : String(at),
    }));
    return last ? [...stops, { place: last, kind: 'map-courier', letter: '' } satisfies WayMark] : stops;
  }, [places, passed]);
  return (
    <>
      <WayMap label={text.mapOf(order.publicId)} planned={places} passed={passed} marks={marks} />
      {order.courierId !== null && (
        <p className="soft">{passed.length > 0 ? text.trackLine : text.noTrack}</p>
      )}
    </>
  );
}
