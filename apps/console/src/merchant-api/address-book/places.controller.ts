import { AddressBook, type MerchantPlace, type MerchantPlaceKind } from '#domain';
import { z } from 'zod';
import type { Type } from '@nestjs/common';
import { idText, nameField, pathId } from '../../http/field.schemas.js';
import { countAnswer, optionalInstantAnswer, textAnswer, listOf } from '../../docs/record.schemas.js';
import type { ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { merchantApi } from '../session/merchant-api.decorator.js';

const short = z.string().trim().max(500).nullable().default(null);

const placeBody = z
  .strictObject({
    name: nameField,
    phone: z.string().trim().max(40).nullable().default(null),
    address: z.string().trim().min(1).max(500),
    complement: short,
    reference: short,
    instructions: short,
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .meta({ examples: [{ name: 'Maria', phone: '11988887777', address: 'Rua Cometa Dourada, 450' }] });

const placeAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: textAnswer,
  address: z.string(),
  complement: textAnswer,
  reference: textAnswer,
  instructions: textAnswer,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Number of orders that named the place. */
  uses: countAnswer,
  usedAt: optionalInstantAnswer,
});

interface Places {
  readonly path: 'recipients' | 'pickups';
  readonly kind: MerchantPlaceKind;
  readonly plural: string;
  /** Only the owner of the account may change pickups; whoever may change the account's orders may change recipients. */
  readonly writes: Pick<ConsoleEndpoint, 'ownerOnly' | 'access' | 'appScope'>;
}

function placesControllerOf({ path, kind, plural, writes }: Places): Type {
  const api = merchantApi(path, { book: AddressBook }, { id: pathId('place_not_found') });
  return api.controller(`${kind}PlacesController`, {
    list: api.get('', {
      appScope: 'store',
      summary: `Lists ${plural} of the address book, the last used first`,
      query: z.strictObject({
        q: z.string().max(100).exactOptional(),
        limit: idText.pipe(z.int().max(200)).default(50),
      }),
      answer: listOf(placeAnswer),
      run: async ({ book, acting: { scope, accountId }, query: { q: search, limit } }) => ({
        items: (await book.list(scope, accountId, { kind, search, limit })).map(shown),
      }),
    }),
    add: api.post('', {
      ...writes,
      summary: `Adds to ${plural} of the address book`,
      body: placeBody,
      answer: placeAnswer,
      errors: [409],
      run: async ({ book, acting: { scope, accountId }, body }) =>
        shown(await book.add(scope, accountId, kind, body)),
    }),
    change: api.put(':id', {
      ...writes,
      summary: `Changes one of ${plural} of the address book`,
      body: placeBody,
      answer: placeAnswer,
      errors: [404, 409],
      run: async ({ book, acting: { scope, accountId }, id, body }) =>
        shown(await book.change(scope, accountId, kind, id, body)),
    }),
    remove: api.delete(':id', {
      ...writes,
      summary: `Removes one of ${plural} from the address book`,
      run: ({ book, acting: { scope, accountId }, id }) => book.remove(scope, accountId, kind, id),
    }),
  });
}

export const PLACES_CONTROLLERS = [
  placesControllerOf({
    path: 'recipients',
    kind: 'recipient',
    plural: 'the recipients',
    writes: { access: 'changing', appScope: 'store' },
  }),
  placesControllerOf({
    path: 'pickups',
    kind: 'pickup',
    plural: 'the places where goods are collected',
    writes: { ownerOnly: true, appScope: 'store' },
  }),
];

function shown(known: Omit<MerchantPlace, 'key' | 'search'>) {
  return { ...known, ...known.place };
}
