import { AddressLookup, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { addressTrialAnswer, knownCityAnswer } from './address.answers.js';

const trialQuery = z.strictObject({ q: z.string().trim().min(1).max(500) });

/** The hub's gazetteer. */
@AdminController('addresses', 'service_areas')
export class AddressesController {
  constructor(private readonly lookup: AddressLookup) {}

  @Endpoint({
    method: 'GET',
    path: 'cities',
    status: 200,
    summary: 'Lists the cities of the gazetteer with the number of their streets',
    answer: listOf(knownCityAnswer),
  })
  async cities(@CurrentScope() by: Scope) {
    return { items: await this.lookup.cities(by) };
  }

  @Endpoint({
    method: 'GET',
    path: 'try',
    status: 200,
    summary: 'Tries words as an order’s address: the place it would get, and the streets that are like it',
    query: trialQuery,
    answer: addressTrialAnswer,
  })
  tryWords(@CurrentScope() by: Scope, @EndpointQuery() { q }: z.output<typeof trialQuery>) {
    return this.lookup.tryWords(by, q);
  }
}
