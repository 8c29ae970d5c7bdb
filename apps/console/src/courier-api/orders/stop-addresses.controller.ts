import { AddressLookup, OrderEditing, type PlaceInput } from '#domain';
import { z } from 'zod';
import { SUGGESTIONS } from '../../docs/found-place.schemas.js';
import { centsAnswer, countAnswer } from '../../docs/record.schemas.js';
import { pathId, pathText } from '../../http/field.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { CourierStops } from './courier-acts.service.js';
import { placeBody, withoutUndefined } from './order.schemas.js';

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

const api = courierApi(
  'orders/:id/stops/:stopId',
  { stops: CourierStops, lookup: AddressLookup, editing: OrderEditing },
  params,
);

/** Before the courier enters the address of a courier call: what it may be, and what it costs. */
export const StopAddressesController = api.controller('StopAddressesController', {
  suggest: api.get('addresses', {
    ...SUGGESTIONS,
    errors: [404, 503],
    run: async ({ stops, lookup, courier: { scope }, id, stopId: stop, query: { q } }) => {
      await stops.ordinalOf(scope, id, stop);
      return { items: await lookup.suggest(scope, q) };
    },
  }),
  quote: api.post('quote', {
    summary: 'The price with this address, which is not entered yet; null while other addresses are unknown',
    body: placeBody,
    answer: quoteAnswer,
    errors: [404, 409, 422, 503],
    run: async ({ stops, editing, courier: { scope }, id, stopId: stop, body }) => {
      const ordinal = await stops.ordinalOf(scope, id, stop);
      const input = withoutUndefined<PlaceInput>(body);
      const { place, price } = await editing.quoteStopAddress(scope, id, ordinal, input);
      const { address, latitude, longitude } = place;
      if (!price) return { address, latitude, longitude, price: null };
      const { totalCents, distanceM, durationS } = price.quote;
      const priced = { payCents: price.courierPayCents, totalCents, distance: distanceM };
      return { address, latitude, longitude, price: { ...priced, durationSeconds: durationS } };
    },
  }),
});
