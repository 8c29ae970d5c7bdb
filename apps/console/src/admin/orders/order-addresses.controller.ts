import { AddressLookup, type Scope } from '#domain';
import type { z } from 'zod';
import { suggestionsAnswer, suggestionsQuery } from '../../docs/found-place.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

/** Suggestions for an address that is being typed. */
@AdminController('orders/addresses', 'orders')
export class OrderAddressesController {
  constructor(private readonly lookup: AddressLookup) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Addresses that words may mean, also unfinished ones, the likeliest first, at most five',
    query: suggestionsQuery,
    answer: suggestionsAnswer,
    errors: [503],
  })
  async suggest(@CurrentScope() by: Scope, @EndpointQuery() { q }: z.output<typeof suggestionsQuery>) {
    return { items: await this.lookup.suggest(by, q) };
  }
}
