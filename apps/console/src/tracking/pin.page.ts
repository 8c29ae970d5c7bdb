import { distanceMeters, type Point } from '#domain';
import { digitsField, formCard } from './form-parts.page.js';
import type { Said } from './form-pages.service.js';
import { html, type Html } from './html.mapper.js';
import { DRAWING, projectionOf } from './map-view.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** Size of the picture in the page's pixels: a browser says in those where it was tapped. */
export const PICTURE = { width: 300, height: 225 } as const;
const DECIMALS = 1e6;
const METRES_PER_DEGREE = 111_195;

interface PinPage {
  readonly token: string;
  readonly said: Said | null;
  /** Where the pin is now; null: nobody knows. */
  readonly pin: Point | null;
  /** Where it is to be. */
  readonly to: Point;
  /** A form is shown. */
  readonly asks: boolean;
}

/** The place that was tapped on the picture around a place. */
export function tapped(around: Point, x: number, y: number): Point {
  const { unitsPerMetre } = projectionOf(viewAround(around));
  const metres = (pixels: number, size: number, units: number) =>
    ((pixels / size) * units - units / 2) / unitsPerMetre;
  const narrowing = Math.cos((around.latitude * Math.PI) / 180);
  return {
    latitude: rounded(around.latitude - metres(y, PICTURE.height, DRAWING.height) / METRES_PER_DEGREE),
    longitude: rounded(
      around.longitude + metres(x, PICTURE.width, DRAWING.width) / METRES_PER_DEGREE / narrowing,
    ),
  };
}

/** The smallest view around a place. */
export function viewAround({ latitude, longitude }: Point) {
  return { south: latitude, north: latitude, west: longitude, east: longitude };
}

/** A picture that is a button: where it is tapped, the pin goes. Then the recipient confirms. */
export function pinPage({ token, said, pin, to, asks }: PinPage, words: TrackingVocabulary): Html {
  const at = `latitude=${String(to.latitude)}&longitude=${String(to.longitude)}`;
  const metres = pin === null ? null : Math.round(distanceMeters(pin, to));
  const body =
    asks &&
    html`<p>${words.pin.how}</p>
      <form method="get" action="/rastreio/${token}/ponto" id="map" class="pick">
        ${coordinates(to)}
        <input
          type="image"
          name="tap"
          src="/rastreio/${token}/ponto/mapa.svg?${at}"
          width="${PICTURE.width}"
          height="${PICTURE.height}"
          alt="${words.pin.map}"
        />
        <button type="button" id="here" class="second" hidden>${words.pin.here}</button>
      </form>
      ${
        metres !== null &&
        metres > 0 &&
        html`<p class="said">${words.pin.moved(metres)}</p>
          <form method="post" action="/rastreio/${token}/ponto">
            ${coordinates(to)} ${digitsField(words)}
            <button type="submit">${words.pin.confirm}</button>
          </form>`
      }`;
  return formCard({ token, title: words.pin.title, said, body }, words, words.said);
}

function coordinates({ latitude, longitude }: Point): Html {
  return html`<input type="hidden" name="latitude" value="${latitude}" />
    <input type="hidden" name="longitude" value="${longitude}" />`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
