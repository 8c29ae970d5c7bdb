import { AddressBook, type MerchantPlace, type MerchantPlaceKind } from '#domain';
import { z } from 'zod';
import type { Type } from '@nestjs/common';
import * as fields from '../../http/field.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import type { ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { merchantApi } from '../session/merchant-api.decorator.js';

const upTo500 = z.string().trim().max(500).nullable().default(null);

const placeBody = z
  .strictObject({
    name: fields.name,
    phone: z.string().trim().max(40).nullable().default(null),
    address: z.string().trim().min(1).max(500),
    complement: upTo500,
    reference: upTo500,
    instructions: upTo500,
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .meta({ examples: [{ name: 'Maria', phone: '11988887777', address: 'Rua Cometa Dourada, 450' }] });

const placeAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: answers.text,
  address: z.string(),
  ...answers.each(['complement', 'reference', 'instructions'], answers.text),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  uses: answers.count,
  usedAt: answers.optionalInstant,
});

interface Places {
  readonly path: 'recipients' | 'pickups';
  readonly kind: MerchantPlaceKind;
  readonly plural: string;
  /** The account's owner alone changes pickups; whoever may change its orders may change recipients. */
  readonly writes: Pick<ConsoleEndpoint, 'ownerOnly' | 'access' | 'appScope'>;
}

function placesControllerOf({ path, kind, plural, writes }: Places): Type {
  const api = merchantApi(path, { book: AddressBook }, { id: fields.pathId('place_not_found') });
  return api.controller(`${kind}PlacesController`, {
    list: api.get('', {
      appScope: 'store',
      summary: `Lists ${plural} of the address book, the last used first`,
      query: z.strictObject({
        q: z.string().max(100).exactOptional(),
        limit: fields.idText.pipe(z.int().max(200)).default(50),
      }),
      answer: answers.listOf(placeAnswer),
      run: async ({ book, by, accountId, query: { q: search, limit } }) =>
        (await book.list(by, accountId, { kind, search, limit })).map(shown),
    }),
    add: api.post('', {
      ...writes,
      summary: `Adds to ${plural} of the address book`,
      body: placeBody,
      answer: placeAnswer,
      errors: [409],
      run: async ({ book, by, accountId, body }) => shown(await book.add(by, accountId, kind, body)),
    }),
    change: api.put(':id', {
      ...writes,
      summary: `Changes one of ${plural} of the address book`,
      body: placeBody,
      answer: placeAnswer,
      errors: [404, 409],
      run: async ({ book, by, accountId, id, body }) =>
        shown(await book.change(by, accountId, kind, id, body)),
    }),
    remove: api.delete(':id', {
      ...writes,
      summary: `Removes one of ${plural} from the address book`,
      run: ({ book, by, accountId, id }) => book.remove(by, accountId, kind, id),
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
