import { distanceMeters, isPoint, type Point, pointOf, StreetMap } from '#domain';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { DigitsField, RecipientDesk } from './form-pages.service.js';
import { streetDrawing } from './map-drawing.page.js';
import { DRAWING, projectionOf } from './map-view.mapper.js';
import { formEndpoints, isAsking, REFUSALS, shortText } from './recipient-form.controller.js';
import type { WithWords } from './status-cards.page.js';

/** Size of the picture in the page's pixels: a browser says in those where it was tapped. */
const PICTURE = { width: 300, height: 225 } as const;
const DECIMALS = 1e6;
const METRES_PER_DEGREE = 111_195;
const NOWHERE: Point = { latitude: 0, longitude: 0 };

const number = z.coerce.number().optional().catch(undefined);
/** Values that are no place count as absent. */
const placeQuery = z.object({ latitude: number, longitude: number, 'tap.x': number, 'tap.y': number });

const api = publicApi('/rastreio/:token/ponto', { desk: RecipientDesk, streets: StreetMap });

/** How a recipient corrects the pin: by tapping a picture of the streets, which needs no script. */
export const PinsController = api.controller('PinsController', {
  ...formEndpoints({
    path: 'ponto',
    page: 'The page on which a recipient corrects the pin',
    query: placeQuery,
    sent: z
      .object({ latitude: number, longitude: number, digits: shortText(20) })
      .catch({ latitude: undefined, longitude: undefined, digits: '' }),
    refused: ({ code }) => REFUSALS[code],
    take: async ({ wishes }, { token, sent: { digits, ...place } }) => {
      const to = placeOf(place);
      return to === null ? 'place' : wishes.movePin(token, digits, to);
    },
    show: ({ pages }, { token, query, own: { stop }, message, sent, words }) => {
      const pin = pointOf(stop);
      const to = (sent === null ? placeAsked(query) : placeOf(sent)) ?? pin;
      const over = stop.status !== 'pending' || to === null;
      return {
        title: words.pin.title,
        message: over && message === null ? 'late' : message,
        texts: words.said,
        head: pages.script('pin-page.js'),
        body: !over && isAsking(message) && <PinForms token={token} pin={pin} to={to} words={words} />,
      };
    },
  }),
  picture: api.send('mapa.svg', {
    summary: 'The streets around a place, with the pin on it',
    params: { token: pathText('order_not_found') },
    query: placeQuery,
    mediaTypes: ['image/svg+xml'],
    run: async ({ desk: { pages }, streets, token, query, request, response }) => {
      const { order, stop } = await pages.own(token);
      await pages.limit(request, response, token, 'map');
      const to = placeAsked(query) ?? pointOf(stop) ?? NOWHERE;
      const view = viewAround(to);
      const around = await streets.within(order.hubId, projectionOf(view).around);
      response.set({
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'private, max-age=3600',
      });
      response.type('image/svg+xml').send(await streetDrawing(view, around, [to], to));
    },
  }),
});

/** `pin`: where it is now; null: nobody knows. `to`: where it is to be. */
type PinFormsView = WithWords & { readonly token: string; readonly pin: Point | null; readonly to: Point };

/** A picture that is a button: where it is tapped, the pin goes. Then the recipient confirms. */
function PinForms({ token, pin, to, words }: PinFormsView) {
  const at = `latitude=${String(to.latitude)}&longitude=${String(to.longitude)}`;
  const metres = pin === null ? 0 : Math.round(distanceMeters(pin, to));
  const address = `/rastreio/${token}/ponto`;
  const place = (['latitude', 'longitude'] as const).map((name) => (
    <input key={name} type="hidden" name={name} value={to[name]} />
  ));
  return (
    <>
      <p>{words.pin.how}</p>
      <form method="get" action={address} id="map" className="pick">
        {place}
        <input type="image" name="tap" src={`${address}/mapa.svg?${at}`} {...PICTURE} alt={words.pin.map} />
        <button type="button" id="here" className="second" hidden>
          {words.pin.here}
        </button>
      </form>
      {metres > 0 && (
        <>
          <p className="said">{words.pin.moved(metres)}</p>
          <form method="post" action={address}>
            {place}
            <DigitsField words={words} />
            <button type="submit">{words.pin.confirm}</button>
          </form>
        </>
      )}
    </>
  );
}

function placeOf(place: { latitude?: number | undefined; longitude?: number | undefined }): Point | null {
  const { latitude, longitude } = place;
  if (latitude === undefined || longitude === undefined) return null;
  return isPoint(latitude, longitude) ? { latitude, longitude } : null;
}

function placeAsked(asked: z.output<typeof placeQuery>): Point | null {
  const around = placeOf(asked);
  const { 'tap.x': x, 'tap.y': y } = asked;
  if (around === null || x === undefined || y === undefined) return around;
  if (!(x >= 0 && x <= PICTURE.width && y >= 0 && y <= PICTURE.height)) return around;
  return tapped(around, x, y);
}

function tapped(around: Point, x: number, y: number): Point {
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

function viewAround({ latitude, longitude }: Point) {
  return { south: latitude, north: latitude, west: longitude, east: longitude };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
