import {
  Cities,
  CityImports,
  cityOfHub,
  Hubs,
  type KnownCity,
  MAX_CITY_BYTES,
  type OperatorSession,
  type Scope,
} from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller, CurrentScope } from '../access/index.js';
import { cityAnswer } from './city.answers.js';
import { keeperOf } from './city-keeper.mapper.js';

/** A part of a file fits into what a form may hold. */
const PART_BYTES = 8 * 1024 * 1024;

/** The cities of the installation, from the hub's side. */
@AdminController('cities', 'hub')
export class CityController {
  constructor(
    private readonly cities: Cities,
    private readonly imports: CityImports,
    private readonly hubs: Hubs,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Lists the cities whose maps are drawn, and tells which the hub works in and whether the caller may bring one',
    answer: cityAnswer,
  })
  async list(@CurrentScope() by: Scope, @CurrentCaller() session: OperatorSession) {
    const cities = await this.cities.list();
    const { city } = await this.hubs.get(by.hubId);
    const home = cityOfHub(city, cities);
    return {
      cities: cities.map(cityBody),
      home: home && cityBody(home),
      mayKeep: session.role === 'owner' && (await this.imports.mayKeep(keeperOf(by, session))),
      maxBytes: MAX_CITY_BYTES,
      partBytes: PART_BYTES,
    };
  }

  @Endpoint({
    method: 'DELETE',
    path: ':name',
    status: 204,
    summary: 'Removes a city’s map and roads; addresses stay',
    params: { name: z.string().max(60) },
    errors: [404],
    audit: { entity: 'hub', action: 'city_removed' },
  })
  remove(
    @CurrentScope() by: Scope,
    @CurrentCaller() session: OperatorSession,
    @EndpointParam('name') name: string,
  ): Promise<void> {
    return this.imports.removeCity(keeperOf(by, session), name);
  }
}

function cityBody({ name, bounds, nodes, madeAt }: KnownCity) {
  return { name, bounds, nodes, madeAt };
}
