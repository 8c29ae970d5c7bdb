import type { ReactNode } from 'react';
import type { GeoBox, MapStreet, Point, TrackedOrder } from '#domain';
import type { BaseMap } from './map-source.provider.js';
import { DRAWING, mapView, projectionOf, viewKey } from './map-view.mapper.js';
import type { WithWords } from './status-cards.page.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

type MapMarks = NonNullable<ReturnType<typeof mapMarks>>;

/** null: the order is not in progress, or there is nothing to show. */
export function mapMarks({ pickup, way, inProgress, courier, arrival, ...order }: TrackedOrder) {
  if (!inProgress) return null;
  const stops = order.stops.flatMap(({ place, ordinal, status }) =>
    place ? [{ ...place, ordinal, open: status === 'pending' }] : [],
  );
  const fixed = [...(pickup ? [pickup] : []), ...stops, ...way];
  const position = courier?.position ?? null;
  // The pickup alone is no map: a link of several stops shows neither them nor the courier.
  if (fixed.length === 0 || (stops.length === 0 && position === null)) return null;
  const old = arrival?.kind === 'expected' && arrival.positionIsOld;
  return { view: mapView(fixed, position), courier: position && { ...position, old }, pickup, way, stops };
}

export type OrderMap = NonNullable<Awaited<ReturnType<typeof orderMap>>>;

/** null: the order is not in progress, or nothing has coordinates. `streetsIn` reads the gazetteer. */
export async function orderMap(
  order: TrackedOrder,
  token: string,
  words: TrackingVocabulary,
  streetsIn: (view: GeoBox) => Promise<readonly MapStreet[]>,
  hasTiles: boolean,
) {
  const marks = mapMarks(order);
  if (!marks) return null;
  const hasStreets = (await streetsIn(marks.view)).length > 0;
  const note = hasStreets || hasTiles ? null : words.map.withoutStreets;
  return {
    /** Address of the picture; null: no streets are known there. */
    streetsUrl: hasStreets ? `/rastreio/${token}/ruas/${viewKey(marks.view)}.svg` : null,
    ground: projectionOf(marks.view).ground,
    drawing: <Drawing marks={marks} words={words} />,
    legend: <Legend marks={marks} words={words} note={note} />,
  };
}

export function MapFigure({
  map,
  baseMap: { tiles, tilePixels, deepest, attribution },
  words,
}: WithWords & { readonly map: OrderMap | null; readonly baseMap: BaseMap }) {
  const { streetsUrl = null, drawing, legend } = map ?? {};
  const { width, height } = DRAWING;
  return (
    <figure id="map" className="map" aria-label={words.map.name} hidden={map === null}>
      <div
        className="frame"
        data-width={width}
        data-height={height}
        data-tiles={tiles ?? undefined}
        data-tile-pixels={tilePixels}
        data-deepest={deepest}
      >
        <img
          id="streets"
          className="layer"
          data-view={streetsUrl ?? ''}
          src={streetsUrl ?? undefined}
          alt=""
          fetchPriority="low"
          hidden={streetsUrl === null}
        />
        <svg id="city" className="layer" viewBox={VIEW_BOX} aria-hidden="true" />
        <div id="drawing" className="layer">
          {drawing}
        </div>
        {tiles !== null && <p className="attribution">{attribution}</p>}
        <ZoomButtons words={words} />
      </div>
      <figcaption id="legend">{legend}</figcaption>
    </figure>
  );
}

/** The script shows the buttons. */
function ZoomButtons({ words: { map } }: { readonly words: TrackingVocabulary }) {
  const button = (by: number, label: string, path: string) => (
    <button type="button" data-by={by} aria-label={label}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div className="zoom" role="group" aria-label={map.name} hidden>
      {button(2, map.nearer, 'M8 3v10 M3 8h10')}
      {button(0.5, map.farther, 'M3 8h10')}
      {button(0, map.wholeWay, 'M2.5 6V2.500H6 M10 2.500h3.500V6 M13.500 10v3.500H10 M6 13.500H2.500V10')}
    </div>
  );
}

const VIEW_BOX = `0 0 ${String(DRAWING.width)} ${String(DRAWING.height)}`;
const PIN_RADIUS = 11;
/** A motorbike would be unreadable at this size; an arrow head is understood. */
const ARROW = 'M0 -6 L5 5 L0 2.5 L-5 5 Z';

type MarksView = WithWords & { readonly marks: MapMarks };

function Drawing({ marks: { view, way, pickup, stops, courier }, words }: MarksView) {
  const { x, y } = projectionOf(view);
  const points = way.map((point) => `${String(x(point))},${String(y(point))}`).join(' ');
  const place = (point: Point) => `translate(${String(x(point))} ${String(y(point))})`;
  const pin = (point: Point, kind: string, text: string) => (
    <g key={text} className={`pin ${kind}`} transform={place(point)}>
      <circle r={PIN_RADIUS} />
      <text dy="4.5">{text}</text>
    </g>
  );
  return (
    <svg viewBox={VIEW_BOX} role="img" aria-label={words.map.drawing}>
      <polyline className="way-edge" points={points} />
      <polyline className="way" points={points} />
      {pickup && pin(pickup, 'pickup', pickupMark(words))}
      {stops.map((stop) => pin(stop, stop.open ? 'stop' : 'stop closed', String(stop.ordinal)))}
      {courier && (
        <g className={courier.old ? 'pin courier old' : 'pin courier'} transform={place(courier)}>
          <circle className="halo" r="20" />
          <circle r={PIN_RADIUS + 1} />
          <path d={ARROW} />
        </g>
      )}
    </svg>
  );
}

function pickupMark({ map }: TrackingVocabulary): string {
  return map.pickup.charAt(0);
}

function Legend({ marks, words, note }: MarksView & { readonly note: string | null }) {
  const { pickup, stops, courier, way } = marks;
  const { map } = words;
  const entry = (mark: ReactNode, meaning: string, kind?: 'courier' | 'way') => (
    <li key={meaning} className={kind}>
      <b>{mark}</b>
      {meaning}
    </li>
  );
  return (
    <ul className="legend">
      {pickup && entry(pickupMark(words), map.pickup)}
      {stops.map(({ ordinal }) => entry(ordinal, map.stop(ordinal)))}
      {courier && entry(null, map.courier, 'courier')}
      {way.length > 0 && entry(null, map.way, 'way')}
      {note !== null && <li className="note">{note}</li>}
    </ul>
  );
}
