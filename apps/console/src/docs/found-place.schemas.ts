import {
  type AddressLookup,
  addressLine,
  lacksNumber,
  type AddressText,
  type OrderQuote,
  type Scope,
} from '#domain';
import { z } from 'zod';
import * as answers from './record.schemas.js';

type LocatedPlace = OrderQuote['found']['pickup'];

const foundAnswer = answers.named('FoundPlace', {
  /** The address on the map; for given coordinates the typed one. null: there is none. */
  address: answers.text,
  /** `point`: given coordinates; `stretch`: by the street's numbers; `street`: unknown number. */
  precision: z.enum(['point', 'house', 'stretch', 'street']),
  /** The words have no house number, and do not say that there is none (`s/n`). */
  lacksNumber: z.boolean(),
  latitude: z.number(),
  longitude: z.number(),
});

export const foundPlacesAnswer = z.strictObject({ pickup: foundAnswer, stops: z.array(foundAnswer) });

function foundBody({ parts, precision, latitude, longitude }: LocatedPlace, words: AddressText) {
  const point = { latitude, longitude };
  return { address: addressLine(parts) || null, precision, lacksNumber: lacksNumber(words), ...point };
}

export function foundPlacesBody({ found, pickup, stops }: OrderQuote) {
  return {
    pickup: foundBody(found.pickup, pickup),
    stops: found.stops.map((one, at) => foundBody(one, stops[at] ?? pickup)),
  };
}

export const SUGGESTIONS = {
  summary: 'Suggests at most five addresses for a text, also an unfinished one, the likeliest first',
  query: z.strictObject({ q: z.string().trim().min(1).max(500) }),
  answer: answers.listOf(
    z.strictObject({
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      /** `street`: the house number is unknown there. */
      precision: z.enum(['house', 'stretch', 'street']),
    }),
  ),
  errors: [503],
  run: ({ lookup, by, query }: { lookup: AddressLookup; by: Scope; query: { q: string } }) =>
    lookup.suggest(by, query.q),
};
