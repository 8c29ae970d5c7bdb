import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { latLng, sign, token } from '../../ground/map.js';
import { courierMarks, Marks, tip, type Mark } from '../../ground/map-marks.js';
import { pointOf } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';
import { useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { afterPaint, MapCanvas, useMapFrame } from '../../ground/ui/map-frame.js';
import { dueOf } from './board.rules.js';
import { Lasso } from './lasso.part.js';
import { MapLegend } from './map-legend.part.js';
import { boardWords } from './words.js';

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

/** Late orders lie over couriers and under tooltips, in a pane of their own. */
const LATE_PANE = 'late';
const LATE_Z = '640';
const DOT_PX = 6;
const LATE_PX = 7;
const MARKED_PX = 9;

/** Pickups are full, drops are rings, couriers are squares with how much they carry; a legend says so. */
export function BoardMap(props: BoardMapProps) {
  const { orders, couriers, chosen, pairedCourier, marked, mark, detach } = props;
  const text = useWords(boardWords);
  const theme = useTheme();
  const now = useNow();
  const [drawn] = useState(() => ({
    orders: new Marks<number>(),
    way: L.layerGroup(),
    couriers: new Marks<number>(),
    // Not a canvas: that would keep the pointer from the couriers below it.
    late: L.svg({ pane: LATE_PANE }),
  }));
  const [lasso, setLasso] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const frame = useMapFrame({
    opened: (map) => {
      map.createPane(LATE_PANE).style.zIndex = LATE_Z;
    },
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
        const paintOf = (order: Order): Paint => {
          const late = dueOf(order, now).lateness === 'late';
          const calm = order.courierId === null ? palette.amber : palette.accent;
          return {
            colour: late ? palette.red : calm,
            surface: palette.surface,
            late: late ? drawn.late : null,
          };
        };
        const act = {
          open: (id: number) => {
            latest.current.open(id);
          },
          hover: (id: number | null) => {
            latest.current.hover(id);
          },
        };
        drawn.orders.show(orders.map((order) => orderMark(order, marked.has(order.id), paintOf(order), act)));
      }),
    [drawn, orders, marked, theme, now],
  );
  useEffect(
    () =>
      afterPaint(() => {
        drawn.couriers.show(courierMarks(couriers, pairedCourier));
      }),
    [drawn, couriers, pairedCourier],
  );
  useEffect(() => {
    const layer = drawn.way.clearLayers();
    const order = orders.find(({ id }) => id === chosen);
    if (!order) return;
    const places = [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []);
    const line = { color: token('accent'), weight: 3, dashArray: '6 6', interactive: false };
    L.polyline(places.map(latLng), line).addTo(layer);
    places.forEach((place, at) => {
      const icon = sign('map-stop', at === 0 ? '●' : String(at));
      L.marker(latLng(place), { icon, keyboard: false, interactive: false }).addTo(layer);
    });
  }, [drawn, orders, chosen, theme]);

  return (
    <>
      <MapCanvas frame={frame} label={text.mapLabel}>
        <Button
          icon="lasso"
          bare
          aria-pressed={lasso}
          onClick={() => {
            setLasso(!lasso);
          }}
        >
          {text.lasso}
        </Button>
        {detach && (
          <Button icon="external" bare onClick={detach}>
            {text.detach}
          </Button>
        )}
      </MapCanvas>
      <MapLegend />
      {lasso && (
        <Lasso
          map={frame.map}
          orders={orders}
          mark={mark}
          close={() => {
            setLasso(false);
          }}
        />
      )}
    </>
  );
}

interface Paint {
  readonly colour: string;
  readonly surface: string;
  /** What draws a late order; null: it is not late. */
  readonly late: L.Renderer | null;
}

function orderMark(
  order: Order,
  marked: boolean,
  { colour, surface, late }: Paint,
  act: { open: (id: number) => void; hover: (id: number | null) => void },
): Mark<number> {
  const draw = () => {
    const carried = order.status === 'collected' || order.status === 'delivered';
    const dot = (place: Parameters<typeof pointOf>[0], options: L.CircleMarkerOptions) => {
      const point = pointOf(place);
      if (!point) return [];
      const radius = marked ? MARKED_PX : late ? LATE_PX : DOT_PX;
      return L.circleMarker(latLng(point), {
        radius,
        weight: 2,
        fillOpacity: 1,
        ...(late && { pane: LATE_PANE, renderer: late }),
        ...options,
      })
        .on('click', () => {
          act.open(order.id);
        })
        .on('mouseover', () => {
          act.hover(order.id);
        })
        .on('mouseout', () => {
          act.hover(null);
        })
        .bindTooltip(() => tip(`${order.publicId} · ${order.merchant.name}`));
    };
    const ahead = order.stops.filter(({ status }) => status === 'pending');
    return [
      ...(carried ? [] : [dot(order.pickup, { color: surface, fillColor: colour })]),
      ...ahead.map((stop) => dot(stop, { color: colour, fillColor: surface })),
    ].flat();
  };
  return { key: order.id, look: [order, marked, colour, surface], draw };
}
