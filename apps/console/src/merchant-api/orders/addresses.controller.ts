import { AddressLookup, type Scope } from '#domain';
import type { z } from 'zod';
import { suggestionsAnswer, suggestionsQuery } from '../../docs/found-place.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';

/** Suggestions for an address that is being typed. */
@MerchantController('addresses')
export class MerchantAddressesController {
  constructor(private readonly lookup: AddressLookup) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    appScope: 'quote',
    summary: 'Addresses that words may mean, also unfinished ones, the likeliest first, at most five',
    query: suggestionsQuery,
    answer: suggestionsAnswer,
    errors: [503],
  })
  async suggest(@MerchantScope() by: Scope, @EndpointQuery() { q }: z.output<typeof suggestionsQuery>) {
    return { items: await this.lookup.suggest(by, q) };
  }
}
