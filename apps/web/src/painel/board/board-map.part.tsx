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
  }));
  const [lasso, setLasso] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const frame = useMapFrame({
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
        const colourOf = (order: Order) =>
          dueOf(order, now).lateness === 'late'
            ? palette.red
            : order.courierId === null
              ? palette.amber
              : palette.accent;
        const act = {
          open: (id: number) => {
            latest.current.open(id);
          },
          hover: (id: number | null) => {
            latest.current.hover(id);
          },
        };
        drawn.orders.show(
          orders.map((order) =>
            orderMark(
              order,
              marked.has(order.id),
              { colour: colourOf(order), surface: palette.surface },
              act,
            ),
          ),
        );
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

interface Palette {
  readonly colour: string;
  readonly surface: string;
}

function orderMark(
  order: Order,
  marked: boolean,
  { colour, surface }: Palette,
  act: { open: (id: number) => void; hover: (id: number | null) => void },
): Mark<number> {
  const draw = () => {
    const carried = order.status === 'collected' || order.status === 'delivered';
    const dot = (place: Parameters<typeof pointOf>[0], options: L.CircleMarkerOptions) => {
      const point = pointOf(place);
      if (!point) return [];
      return L.circleMarker(latLng(point), { radius: marked ? 9 : 6, weight: 2, fillOpacity: 1, ...options })
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
