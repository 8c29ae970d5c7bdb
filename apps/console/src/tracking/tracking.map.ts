import type { Point, TrackedOrder } from '#domain';
import { html, type Html } from './html.js';

const [WIDTH, HEIGHT, MARGIN] = [360, 220, 36];

export interface MapMarks {
  readonly courier: Point | null;
  readonly pickup: Point | null;
  readonly way: readonly Point[];
  readonly stops: readonly (Point & { readonly ordinal: number; readonly open: boolean })[];
}

export function marksOf(order: TrackedOrder): MapMarks {
  return {
    courier: order.courier?.position ?? null,
    pickup: order.pickup,
    way: order.way,
    stops: order.stops.flatMap(({ place, ordinal, status }) =>
      place ? [{ ...place, ordinal, open: status === 'pending' }] : [],
    ),
  };
}

/** A drawing of the way, to scale, for browsers that run no scripts. */
export function sketch({ courier, pickup, stops, way }: MapMarks): Html {
  const project = projection([courier, pickup, ...stops, ...way].filter((point) => point !== null));
  const mark = (point: Point, className: string, label: string) => {
    const [x, y] = project(point);
    return html`<g class="${className}" transform="translate(${x} ${y})"
      ><circle r="13" /><text text-anchor="middle" dy="5">${label}</text></g
    >`;
  };
  const line = way.map((point) => project(point).join(','));
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Desenho do caminho da entrega">
    <polyline points="${line.join(' ')}" />
    ${pickup && mark(pickup, 'pickup', 'C')} ${stops.map((stop) => mark(stop, 'stop', String(stop.ordinal)))}
    ${courier && mark(courier, 'courier', '●')}
  </svg>`;
}

function projection(points: readonly Point[]): (point: Point) => [number, number] {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max((east - west) * narrowing, 1e-4),
    (HEIGHT - 2 * MARGIN) / Math.max(north - south, 1e-4),
  );
  const round = (pixels: number) => Math.round(pixels * 10) / 10;
  return ({ latitude, longitude }) => [
    round(WIDTH / 2 + (longitude - (east + west) / 2) * narrowing * scale),
    round(HEIGHT / 2 - (latitude - (north + south) / 2) * scale),
  ];
}
