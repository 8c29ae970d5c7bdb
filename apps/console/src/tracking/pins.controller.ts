import { isPoint, type Point, RecipientWishes, type Stop, StreetMap } from '#domain';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam, EndpointQuery } from '../http/endpoint.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { FORM_PAGE, FormPages, isAsking, type Said, saidOf, shortText } from './form-pages.service.js';
import { html } from './html.mapper.js';
import { projectionOf } from './map-view.mapper.js';
import { PageAssets } from './page-assets.provider.js';
import { PageLanguage } from './page-language.decorator.js';
import { PICTURE, pinPage, tapped, viewAround } from './pin.page.js';
import { streetDrawing } from './street-drawing.page.js';
import type { Language } from './tracking.vocabulary.js';

const params = { token: pathText('order_not_found') };
const number = z.coerce.number().optional().catch(undefined);
/** What is no place is as if nothing was said. */
const placeQuery = z.object({ latitude: number, longitude: number, 'tap.x': number, 'tap.y': number });
type Asked = z.output<typeof placeQuery>;
const sent = z
  .object({ latitude: number, longitude: number, digits: shortText(20) })
  .catch({ latitude: undefined, longitude: undefined, digits: '' });

/** How a recipient corrects the pin: by tapping a picture of the streets, which needs no script. */
@Controller('/rastreio/:token/ponto')
export class PinsController {
  constructor(
    private readonly wishes: RecipientWishes,
    private readonly streets: StreetMap,
    private readonly assets: PageAssets,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The page on which a recipient corrects the pin',
    open: true,
    params,
    query: placeQuery,
    mediaTypes: ['text/html'],
    errors: [404],
  })
  async show(
    @EndpointParam('token') token: string,
    @EndpointQuery() asked: Asked,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const own = await this.pages.own(token);
    this.send(response, { token, language, own, to: placeAsked(asked) ?? pinOf(own.stop), said: null });
  }

  @Endpoint({
    method: 'GET',
    path: 'mapa.svg',
    status: 200,
    summary: 'The streets around a place, with the pin on it',
    open: true,
    params,
    query: placeQuery,
    mediaTypes: ['image/svg+xml'],
    errors: [404],
  })
  async picture(
    @EndpointParam('token') token: string,
    @EndpointQuery() asked: Asked,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { order, stop } = await this.pages.own(token);
    await this.pages.limit(request, response, token, 'map');
    const to = placeAsked(asked) ?? pinOf(stop) ?? { latitude: 0, longitude: 0 };
    const view = viewAround(to);
    const streets = await this.streets.within(order.hubId, projectionOf(view).around);
    response.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'private, max-age=3600',
    });
    response.type('image/svg+xml').send(streetDrawing(view, streets, [to], to));
  }

  @Endpoint({
    ...FORM_PAGE,
    method: 'POST',
    unlisted: true,
    summary: 'Takes the corrected pin',
  })
  async move(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { digits, ...place } = sent.parse(body);
    const to = placeOf(place);
    const said = await this.pages
      .limit(request, response, token)
      .then(() => (to === null ? 'place' : this.wishes.movePin(token, digits, to)))
      .catch(saidOf);
    const own = await this.pages.own(token);
    this.send(response, { token, language, own, to: to ?? pinOf(own.stop), said });
  }

  private send(
    response: Response,
    {
      token,
      language,
      own,
      to,
      said,
    }: {
      readonly token: string;
      readonly language: Language;
      readonly own: Awaited<ReturnType<FormPages['own']>>;
      readonly to: Point | null;
      readonly said: Said | null;
    },
  ): void {
    const pin = pinOf(own.stop);
    const over = own.stop.status !== 'pending' || to === null;
    const shown = over && said === null ? 'late' : said;
    const asks = !over && isAsking(said);
    this.pages.send(response, language, {
      ...{ company: own.company, said: shown, title: (words) => words.pin.title },
      head: html`<script src="${this.assets.url('pin-page.js')}" type="module"></script>`,
      content: (words) =>
        pinPage({ token, said: shown, pin, to: to ?? { latitude: 0, longitude: 0 }, asks }, words),
    });
  }
}

function placeOf({ latitude, longitude }: Pick<Asked, 'latitude' | 'longitude'>): Point | null {
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude, longitude };
  return isPoint(latitude, longitude) ? place : null;
}

/** The place that was tapped, or the one of the address. */
function placeAsked(asked: Asked): Point | null {
  const around = placeOf(asked);
  const { 'tap.x': x, 'tap.y': y } = asked;
  if (around === null || x === undefined || y === undefined) return around;
  if (!(x >= 0 && x <= PICTURE.width && y >= 0 && y <= PICTURE.height)) return around;
  return tapped(around, x, y);
}

function pinOf({ latitude, longitude }: Stop): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
