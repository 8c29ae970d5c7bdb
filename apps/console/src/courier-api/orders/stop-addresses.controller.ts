import { AddressLookup, OrderEditing, type PlaceInput } from '#domain';
import { z } from 'zod';
import { suggestionsAnswer, suggestionsQuery } from '../../docs/found-place.schemas.js';
import { centsAnswer, countAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { CourierStops } from './courier-stops.service.js';
import { placeBody } from './order.schemas.js';
import { withoutUndefined } from './without-undefined.mapper.js';

const params = { id: pathId('order_not_found'), stopId: pathText('stop_not_found') };
const quoteAnswer = z.strictObject({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  price: z
    .strictObject({
      payCents: centsAnswer,
      totalCents: centsAnswer,
      distance: countAnswer,
      durationSeconds: countAnswer,
    })
    .nullable(),
});

/** Before the courier enters the address of a courier call: what it may be, and what it costs. */
@CourierController('orders/:id/stops/:stopId')
export class StopAddressesController {
  constructor(
    private readonly stops: CourierStops,
    private readonly lookup: AddressLookup,
    private readonly editing: OrderEditing,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'addresses',
    status: 200,
    summary: 'Addresses that words may mean, the likeliest first, at most five',
    params,
    query: suggestionsQuery,
    answer: suggestionsAnswer,
    errors: [404, 503],
  })
  async suggest(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointQuery() { q }: z.output<typeof suggestionsQuery>,
  ) {
    await this.stops.ordinalOf(scope, id, stop);
    return { items: await this.lookup.suggest(scope, q) };
  }

  @Endpoint({
    method: 'POST',
    path: 'quote',
    status: 200,
    summary: 'The price with this address, which is not entered yet; null while other addresses are unknown',
    params,
    body: placeBody,
    answer: quoteAnswer,
    errors: [404, 409, 422, 503],
  })
  async quote(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() body: z.output<typeof placeBody>,
  ) {
    const ordinal = await this.stops.ordinalOf(scope, id, stop);
    const input = withoutUndefined<PlaceInput>(body);
    const { place, price } = await this.editing.quoteStopAddress(scope, id, ordinal, input);
    const { address, latitude, longitude } = place;
    if (!price) return { address, latitude, longitude, price: null };
    const { totalCents, distanceM, durationS } = price.quote;
    const priced = { payCents: price.courierPayCents, totalCents, distance: distanceM };
    return { address, latitude, longitude, price: { ...priced, durationSeconds: durationS } };
  }
}
