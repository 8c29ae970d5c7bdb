import type { GeoBox, MapStreet, Point, TrackedOrder } from '#domain';
import type { ReactNode } from 'react';
import { mapMarks, type MapMarks } from './map-marks.mapper.js';
import type { MapSource } from './map-source.provider.js';
import { DRAWING, type Projection, projectionOf, viewKey } from './map-view.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** Content of the order's map. */
export interface OrderMap {
  readonly marks: MapMarks;
  /** Address of the picture of the streets; null: none are known there. */
  readonly streetsUrl: string | null;
  /** What a map of the city below the drawing shows. */
  readonly ground: Projection['ground'];
  readonly drawing: ReactNode;
  readonly legend: ReactNode;
}

/** The order's map; null: the order is not in progress, or nothing has coordinates. `streetsIn` reads the gazetteer. */
export async function orderMap(
  order: TrackedOrder,
  token: string,
  words: TrackingVocabulary,
  streetsIn: (view: GeoBox) => Promise<readonly MapStreet[]>,
  source: MapSource,
): Promise<OrderMap | null> {
  const marks = mapMarks(order, words);
  if (!marks) return null;
  const hasStreets = (await streetsIn(marks.view)).length > 0;
  const hasGround = hasStreets || source.region !== null || source.tileUrl !== null;
  return {
    marks,
    streetsUrl: hasStreets ? `/rastreio/${token}/ruas/${viewKey(marks.view)}.svg` : null,
    ground: projectionOf(marks.view).ground,
    drawing: <Drawing marks={marks} words={words} />,
    legend: <Legend marks={marks} words={words} note={hasGround ? null : words.map.withoutStreets} />,
  };
}

interface MapFigureView {
  readonly map: OrderMap | null;
  readonly source: MapSource;
  readonly words: TrackingVocabulary;
}

/**
 * The frame in which the script draws on tiles where there are any. Without tiles, and without scripts, it holds the
 * drawing.
 */
export function MapFigure({ map, source, words }: MapFigureView) {
  const isDrawn = source.tileUrl === null;
  const { streetsUrl = null, drawing, legend } = map ?? {};
  return (
    <figure
      id="map"
      className="map"
      aria-label={words.map.name}
      data-pickup-mark={pickupMark(words)}
      hidden={map === null}
    >
      <div className="frame" data-width={DRAWING.width} data-height={DRAWING.height}>
        {streetsUrl === null ? (
          <img id="streets" className="layer" data-view="" alt="" hidden />
        ) : (
          <img
            id="streets"
            className="layer"
            data-view={streetsUrl}
            src={streetsUrl}
            alt=""
            fetchPriority="low"
          />
        )}
        {source.region && (
          <>
            <canvas id="city" className="layer" />
            <p className="attribution">{source.attribution}</p>
          </>
        )}
        <div id="drawing" className="layer">
          {isDrawn ? drawing : <noscript>{drawing}</noscript>}
        </div>
        {isDrawn && <ZoomButtons words={words} />}
      </div>
      <figcaption id="legend">{legend}</figcaption>
    </figure>
  );
}

/** For the script, which shows them. */
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

const PIN_RADIUS = 11;
/** A motorbike would be unreadable at this size; an arrow head is understood. */
const ARROW = 'M0 -6 L5 5 L0 2.5 L-5 5 Z';

interface MarksView {
  readonly marks: MapMarks;
  readonly words: TrackingVocabulary;
}

/** The way, to scale, with its places and the courier. */
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
    <svg
      viewBox={`0 0 ${String(DRAWING.width)} ${String(DRAWING.height)}`}
      role="img"
      aria-label={words.map.drawing}
    >
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

/** What the marks of the drawing mean. */
function Legend({ marks, words, note }: MarksView & { readonly note: string | null }) {
  const { pickup, stops, courier, way } = marks;
  const { map } = words;
  return (
    <ul className="legend">
      {pickup && (
        <li>
          <b>{pickupMark(words)}</b>
          {map.pickup}
        </li>
      )}
      {stops.map(({ ordinal }) => (
        <li key={ordinal}>
          <b>{ordinal}</b>
          {map.stop(ordinal)}
        </li>
      ))}
      {courier && (
        <li className="courier">
          <b />
          {map.courier}
        </li>
      )}
      {way.length > 0 && (
        <li className="way">
          <b />
          {map.way}
        </li>
      )}
      {note !== null && <li className="note">{note}</li>}
    </ul>
  );
}
