import type { Point } from '#domain';
import { html, type Html } from './html.mapper.js';
import { DRAWING, projectionOf, type Projection } from './map-view.mapper.js';
import type { MapMarks } from './map-marks.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

const PIN_RADIUS = 11;
/** A motorbike would be unreadable at this size; an arrow head is understood. */
const ARROW = 'M0 -6 L5 5 L0 2.5 L-5 5 Z';

/** The way, to scale, with its places and the courier. */
export function mapDrawing(marks: MapMarks, words: TrackingVocabulary): Html {
  const projection = projectionOf(marks.view);
  const way = marks.way.map((point) => `${String(projection.x(point))},${String(projection.y(point))}`);
  const { pickup, stops, courier } = marks;
  return html`<svg
    viewBox="0 0 ${DRAWING.width} ${DRAWING.height}"
    role="img"
    aria-label="${words.map.drawing}"
  >
    <polyline class="way-edge" points="${way.join(' ')}" />
    <polyline class="way" points="${way.join(' ')}" />
    ${pickup && pin(projection, pickup, 'pickup', pickupMark(words))}
    ${stops.map((stop) => pin(projection, stop, stop.open ? 'stop' : 'stop closed', String(stop.ordinal)))}
    ${courier && courierPin(projection, courier, courier.old)}
  </svg>`;
}

export function pickupMark({ map }: TrackingVocabulary): string {
  return map.pickup.charAt(0);
}

function pin(projection: Projection, point: Point, kind: string, text: string): Html {
  return html`<g class="pin ${kind}" transform="${place(projection, point)}">
    <circle r="${PIN_RADIUS}" />
    <text dy="4.5">${text}</text>
  </g>`;
}

function courierPin(projection: Projection, point: Point, old: boolean): Html {
  return html`<g class="pin courier ${old && 'old'}" transform="${place(projection, point)}">
    <circle class="halo" r="20" />
    <circle r="${PIN_RADIUS + 1}" />
    <path d="${ARROW}" />
  </g>`;
}

function place({ x, y }: Projection, point: Point): string {
  return `translate(${String(x(point))} ${String(y(point))})`;
}

/** What the marks of the drawing mean. */
export function mapLegend(
  { pickup, stops, courier, way }: MapMarks,
  words: TrackingVocabulary,
  note: string | null,
): Html {
  return html`<ul class="legend">
    ${pickup && html`<li><b>${pickupMark(words)}</b>${words.map.pickup}</li>`}
    ${stops.map(({ ordinal }) => html`<li><b>${ordinal}</b>${words.map.stop(ordinal)}</li>`)}
    ${courier && html`<li class="courier"><b></b>${words.map.courier}</li>`}
    ${way.length > 0 && html`<li class="way"><b></b>${words.map.way}</li>`}
    ${note !== null && html`<li class="note">${note}</li>`}
  </ul>`;
}
