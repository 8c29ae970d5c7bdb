import type { GeoBox, MapStreet, TrackedOrder } from '#domain';
import { html, type Html } from './html.mapper.js';
import { mapDrawing, mapLegend, pickupMark } from './map-drawing.page.js';
import { mapMarks, type MapMarks } from './map-marks.mapper.js';
import type { MapSource } from './map-source.provider.js';
import { DRAWING, type Projection, projectionOf, viewKey } from './map-view.mapper.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** Content of the order's map. */
export interface OrderMap {
  readonly marks: MapMarks;
  /** Address of the picture of the streets; null: none are known there. */
  readonly streetsUrl: string | null;
  /** What a map of the city below the drawing shows. */
  readonly ground: Projection['ground'];
  readonly drawing: Html;
  readonly legend: Html;
}

/** The order's map; null: the order is not in progress, or nothing has coordinates. `streetsIn` reads the gazetteer. */
export async function orderMap(
  order: TrackedOrder,
  token: string,
  language: Language,
  streetsIn: (view: GeoBox) => Promise<readonly MapStreet[]>,
  source: MapSource,
): Promise<OrderMap | null> {
  const words = vocabularyOf(language);
  const marks = mapMarks(order, language);
  if (!marks) return null;
  const hasStreets = (await streetsIn(marks.view)).length > 0;
  const hasGround = hasStreets || source.region !== null || source.tileUrl !== null;
  return {
    marks,
    streetsUrl: hasStreets ? `/rastreio/${token}/ruas/${viewKey(marks.view)}.svg` : null,
    ground: projectionOf(marks.view).ground,
    drawing: mapDrawing(marks, words),
    legend: mapLegend(marks, words, hasGround ? null : words.map.withoutStreets),
  };
}

/**
 * The frame in which the script draws on tiles where there are any. Without tiles, and without scripts, it holds the
 * drawing.
 */
export function mapFigure(map: OrderMap | null, source: MapSource, language: Language): Html {
  const words = vocabularyOf(language);
  const drawn = map && html`${map.drawing}`;
  const isDrawn = source.tileUrl === null;
  return html`<figure
    id="map"
    class="map"
    aria-label="${words.map.name}"
    data-pickup-mark="${pickupMark(words)}"
    ${map === null && html`hidden`}
  >
    <div class="frame" data-width="${DRAWING.width}" data-height="${DRAWING.height}">
      ${streetsImage(map?.streetsUrl ?? null)} ${source.region && cityCanvas(source.attribution)}
      <div id="drawing" class="layer">${isDrawn ? drawn : html`<noscript>${drawn}</noscript>`}</div>
      ${isDrawn && zoomButtons(words)}
    </div>
    <figcaption id="legend">${map?.legend ?? null}</figcaption>
  </figure>`;
}

function streetsImage(url: string | null): Html {
  return url === null
    ? html`<img id="streets" class="layer" data-view="" alt="" hidden />`
    : html`<img id="streets" class="layer" data-view="${url}" src="${url}" alt="" />`;
}

/** For the script, which shows them. */
function zoomButtons({ map }: TrackingVocabulary): Html {
  return html`<div class="zoom" role="group" aria-label="${map.name}" hidden>
    <button type="button" data-by="2" aria-label="${map.nearer}">${sign('M8 3v10 M3 8h10')}</button>
    <button type="button" data-by="0.5" aria-label="${map.farther}">${sign('M3 8h10')}</button>
    <button type="button" data-by="0" aria-label="${map.wholeWay}">
      ${sign('M2.5 6V2.500H6 M10 2.500h3.500V6 M13.500 10v3.500H10 M6 13.500H2.500V10')}
    </button>
  </div>`;
}

function sign(path: string): Html {
  return html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}" /></svg>`;
}

function cityCanvas(attribution: string): Html {
  return html`<canvas id="city" class="layer"></canvas>
    <p class="attribution">${attribution}</p>`;
}
