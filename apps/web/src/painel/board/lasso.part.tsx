import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import L from 'leaflet';
import type { Order } from '../../ground/api/client.js';
import { latLng } from '../../ground/map.js';
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

interface Spot {
  readonly x: number;
  readonly y: number;
}

const FEWEST = 3;

/** Whether a point is inside a line: a ray to the right crosses the line an odd number of times. */
function isInside(line: readonly Spot[], { x, y }: Spot): boolean {
  if (line.length < FEWEST) return false;
  let inside = false;
  line.forEach((from, at) => {
    const to = line[(at + 1) % line.length] ?? from;
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  });
  return inside;
}
