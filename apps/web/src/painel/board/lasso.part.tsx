import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type L from 'leaflet';
import type { Order } from '../../ground/api/client.js';
import { latLng } from '../../ground/map.js';
import { isInside, type Spot } from './lasso.rules.js';
import { mapWords as text } from '../words.js';

interface LassoProps {
  map: RefObject<L.Map | null>;
  orders: readonly Order[];
  mark: (ids: readonly number[]) => void;
  close: () => void;
}

const CLOSEST_PX = 6;

/** The lasso: a line drawn on the map selects the orders with a pickup or an open drop inside it. */
export function Lasso({ map, orders, mark, close }: LassoProps) {
  const [line, setLine] = useState<readonly Spot[]>([]);
  const drawing = useRef(false);
  const spotOf = ({ nativeEvent }: PointerEvent): Spot => ({
    x: nativeEvent.offsetX,
    y: nativeEvent.offsetY,
  });
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    drawing.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine([spotOf(event)]);
  };
  const draw = (event: PointerEvent) => {
    if (!drawing.current) return;
    const next = spotOf(event);
    const last = line.at(-1);
    if (!last || Math.hypot(next.x - last.x, next.y - last.y) > CLOSEST_PX) setLine([...line, next]);
  };
  const end = () => {
    drawing.current = false;
    mark(orders.filter((order) => placesOf(order).some((spot) => isInside(line, spot))).map(({ id }) => id));
    close();
  };
  return (
    <svg
      className="lasso"
      role="application"
      aria-label={text.lassoDraw}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
    >
      <polygon points={line.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} />
    </svg>
  );

  function placesOf({ pickup, stops, status }: Order): Spot[] {
    const collected = status === 'collected' || status === 'delivered';
    const places = [...(collected ? [] : [pickup]), ...stops.filter((stop) => stop.status === 'pending')];
    return places.flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null || !map.current
        ? []
        : [map.current.latLngToContainerPoint(latLng({ latitude, longitude }))],
    );
  }
}
