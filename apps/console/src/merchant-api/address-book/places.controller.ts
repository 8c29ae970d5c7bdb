import { AddressBook, type MerchantPlace, type MerchantPlaceKind, type ActingMerchant } from '#domain';
import type { Type } from '@nestjs/common';
import { listOf } from '../../docs/record.schemas.js';
import {
  Endpoint,
  EndpointBody,
  EndpointParam,
  EndpointQuery,
  type ConsoleEndpoint,
} from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CurrentActing, MerchantController } from '../session/index.js';
import { placeAnswer, placeBody, placesQuery, type PlaceBody, type PlacesQuery } from './places.schemas.js';

const params = { id: pathId('place_not_found') };

/**
 * What the endpoints of both kinds of saved places declare: only the owner of the account may change pickups; whoever may
 * change the account's orders may change recipients.
 */
function endpointsFor(plural: string, writes: Pick<ConsoleEndpoint, 'ownerOnly' | 'access'>) {
  const list = {
    ...{ method: 'GET', status: 200, query: placesQuery, answer: listOf(placeAnswer) },
    appScope: 'store',
    summary: `Lists ${plural} of the address book, the last used first`,
  } as const satisfies ConsoleEndpoint;
  const add = {
    ...{ method: 'POST', status: 201, body: placeBody, answer: placeAnswer, errors: [409], ...writes },
    appScope: 'store',
    summary: `Adds to ${plural} of the address book`,
  } as const satisfies ConsoleEndpoint;
  const change = {
    ...{ method: 'PUT', path: ':id', status: 200, params, body: placeBody, answer: placeAnswer },
    ...{ errors: [404, 409], ...writes },
    appScope: 'store',
    summary: `Changes one of ${plural} of the address book`,
  } as const satisfies ConsoleEndpoint;
  const remove = {
    ...{ method: 'DELETE', path: ':id', status: 204, params, errors: [404], ...writes },
    appScope: 'store',
    summary: `Removes one of ${plural} from the address book`,
  } as const satisfies ConsoleEndpoint;
  return { list, add, change, remove };
}

const RECIPIENTS = endpointsFor('the recipients', { access: 'changing' });
const PICKUPS = endpointsFor('the places where goods are collected', { ownerOnly: true });

function placesControllerOf(
  path: string,
  kind: MerchantPlaceKind,
  declared: ReturnType<typeof endpointsFor>,
): Type {
  @MerchantController(path)
  class PlacesController {
    constructor(private readonly book: AddressBook) {}

    @Endpoint(declared.list)
    async list(
      @CurrentActing() { scope, accountId }: ActingMerchant,
      @EndpointQuery() { q: search, limit }: PlacesQuery,
    ) {
      const items = await this.book.list(scope, accountId, { kind, search, limit });
      return { items: items.map(shown) };
    }

    @Endpoint(declared.add)
    async add(@CurrentActing() by: ActingMerchant, @EndpointBody() body: PlaceBody) {
      return shown(await this.book.add(by.scope, by.accountId, kind, body));
    }

    @Endpoint(declared.change)
    async change(
      @CurrentActing() by: ActingMerchant,
      @EndpointParam('id') id: number,
      @EndpointBody() body: PlaceBody,
    ) {
      return shown(await this.book.change(by.scope, by.accountId, kind, id, body));
    }

    @Endpoint(declared.remove)
    remove(@CurrentActing() by: ActingMerchant, @EndpointParam('id') id: number): Promise<void> {
      return this.book.remove(by.scope, by.accountId, kind, id);
    }
  }
  Object.defineProperty(PlacesController, 'name', { value: `${kind}PlacesController` });
  return PlacesController;
}

export const PLACES_CONTROLLERS = [
  placesControllerOf('recipients', 'recipient', RECIPIENTS),
  placesControllerOf('pickups', 'pickup', PICKUPS),
];

function shown({ id, name, phone, place, uses, usedAt }: Omit<MerchantPlace, 'key' | 'search'>) {
  return { id, name, phone, ...place, uses, usedAt };
}
