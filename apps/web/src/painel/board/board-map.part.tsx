import L from 'leaflet';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { courierMarks, Marks } from '../../base/map-marks.js';
import { pointOf } from '../../base/map-point.js';
import { latLng, sign, token } from '../../base/map.js';
import { useTheme } from '../../base/theme.js';
import { useNow } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { afterPaint, MapCanvas, useMapFrame } from '../../base/ui/map-frame.js';
import { useWay } from '../data/ways.hook.js';
import { byCourier, dueOf } from './board.rules.js';
import { aheadOf, LATE_PANE, orderMarks, OrderPlaces, prepareOrderPanes } from './order-marks.part.js';
import { mapLegendWords, mapWords as text } from '../words.js';
import '../../base/trusted-html.js';
import './board-map.css';

/** From this width on the map has room for its open legend; on a smaller board the legend is folded. */
const roomy = matchMedia('(min-width: 1700px)');

const MARKS = ['pickup', 'drop', 'cluster', 'courier', 'unassigned', 'assigned', 'late'] as const;

interface BoardMapProps {
  orders: readonly Order[];
  couriers: readonly Courier[];
  chosen: number | null;
  pairedCourier: number | null;
  marked: ReadonlySet<number>;
  open: (orderId: number) => void;
  hover: (orderId: number | null) => void;
  mark: (orderIds: readonly number[]) => void;
  /** Opens the map in a window of its own; null: this is that window. */
  detach: (() => void) | null;
}

/** Pickups are full, drops are rings, clusters show a count, couriers on top are squares with their load. */
export function BoardMap(props: BoardMapProps) {
  const { orders, couriers, chosen, pairedCourier, marked, mark, detach } = props;
  const theme = useTheme();
  const now = useNow();
  const [drawn] = useState(() => ({
    orders: new Marks<string>(),
    places: new OrderPlaces(),
    way: L.layerGroup(),
    couriers: new Marks<number>(),
    // Not a canvas, which would keep the pointer from the orders below it.
    late: L.svg({ pane: LATE_PANE }),
  }));
  // Counted as in the list of couriers, so that mark and row never show different loads.
  const loaded = useMemo(() => {
    const carried = byCourier(orders);
    return couriers.map((one) => ({ ...one, activeOrders: [...(carried.get(one.id) ?? [])] }));
  }, [orders, couriers]);
  const order = orders.find(({ id }) => id === chosen);
  const places = useMemo(
    () => (order ? [order.pickup, ...order.stops] : []).flatMap((place) => pointOf(place) ?? []),
    [order],
  );
  const way = useWay('orders', order?.id ?? null, places);
  const [lasso, setLasso] = useState(false);
  const open = useEffectEvent(props.open);
  const hover = useEffectEvent(props.hover);
  const frame = useMapFrame({
    opened: prepareOrderPanes,
    layers: [drawn.orders.layer, drawn.way, drawn.couriers.layer],
    all: () => [
      ...orders.flatMap(({ pickup, stops }) => [pickup, ...stops].flatMap((place) => pointOf(place) ?? [])),
      ...couriers.flatMap(({ location }) => location ?? []),
    ],
  });

  useEffect(
    () =>
      afterPaint(() => {
        const palette = {
          accent: token('accent'),
          surface: token('surface'),
          amber: token('amber-line'),
          red: token('red'),
        };
        const { map } = frame;
        if (!map.current) return;
        drawn.orders.show(
          orderMarks(map.current, drawn.places.at(map.current, orders), {
            palette,
            late: drawn.late,
            isLate: (order) => dueOf(order, now).lateness === 'late',
            isMarked: (id) => marked.has(id),
            open: (id) => open(id),
            hover: (id) => hover(id),
            many: (count, late) => text.manyOrders({ count, late }),
          }),
        );
      }),
    [drawn, orders, marked, theme, now, frame.view, text],
  );
  useEffect(
    () =>
      afterPaint(() => {
        if (frame.map.current) drawn.couriers.show(courierMarks(frame.map.current, loaded, pairedCourier));
      }),
    [drawn, loaded, pairedCourier, frame.view],
  );
  useEffect(() => {
    const layer = drawn.way.clearLayers();
    if (places.length === 0) return;
    const line = { color: token('accent'), weight: 3, dashArray: '6 6', interactive: false };
    L.polyline((way ?? places).map(latLng), line).addTo(layer);
    places.forEach((place, index) => {
      const icon = sign('map-stop', index === 0 ? '●' : String(index));
      L.marker(latLng(place), { icon, pane: LATE_PANE, keyboard: false, interactive: false }).addTo(layer);
    });
  }, [drawn, places, way, theme]);

  return (
    <>
      <MapCanvas frame={frame} label={text.mapLabel}>
        <Button icon="lasso" bare aria-pressed={lasso} onClick={() => setLasso(!lasso)}>
          {text.lasso}
        </Button>
        {detach && (
          <Button icon="external" bare onClick={detach}>
            {text.detach}
          </Button>
        )}
      </MapCanvas>
      <details className="map-legend" open={roomy.matches}>
        <summary>{mapLegendWords.label}</summary>
        <ul className="row wrap">
          {MARKS.map((mark) => (
            <li key={mark} className={`row ${mark}`}>
              {mapLegendWords[mark]}
            </li>
          ))}
        </ul>
      </details>
      {lasso && <Lasso map={frame.map} orders={orders} mark={mark} close={() => setLasso(false)} />}
    </>
  );
}

interface LassoProps {
  map: RefObject<L.Map | null>;
  orders: readonly Order[];
  mark: (ids: readonly number[]) => void;
  close: () => void;
}

const CLOSEST_PX = 6;

function Lasso({ map, orders, mark, close }: LassoProps) {
  const [line, setLine] = useState<readonly L.Point[]>([]);
  const area = useRef<SVGPolygonElement>(null);
  const spotOf = ({ nativeEvent }: PointerEvent) => L.point(nativeEvent.offsetX, nativeEvent.offsetY);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine([spotOf(event)]);
  };
  const draw = (event: PointerEvent) => {
    const next = spotOf(event);
    const last = line.at(-1);
    if (last && next.distanceTo(last) > CLOSEST_PX) setLine([...line, next]);
  };
  const end = () => {
    mark(orders.filter(isInside).map(({ id }) => id));
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
      <polygon ref={area} fillRule="evenodd" points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );

  function isInside(order: Order): boolean {
    return aheadOf(order).some((place) => {
      const point = pointOf(place);
      const spot = point && map.current?.latLngToContainerPoint(latLng(point));
      return spot && area.current?.isPointInFill(spot);
    });
  }
}
