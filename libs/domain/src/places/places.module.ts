import { Module } from '@nestjs/common';
import { Clock } from '../base/index.js';
import { Hubs } from '../company/index.js';
import { AddressImports } from './geography/address-imports.service.js';
import { AddressLookup } from './geography/address-lookup.queries.js';
import { CensusImporter } from './geography/census.importer.js';
import { FoundStreetImporter } from './geography/found-streets.importer.js';
import { GazetteerImporter } from './geography/gazetteer.importer.js';
import { Gazetteer } from './geography/gazetteer.service.js';
import { ExternalGeocoder, Geocoder } from './geography/geocoder.port.js';
import { KnownAddresses } from './geography/known-addresses.service.js';
import { Places } from './geography/places.service.js';
import { ResilientGeocoder } from './geography/resilient-routes.provider.js';
import { RoadNetworks } from './geography/route-planner.port.js';
import { RoutePlanner } from './geography/route-planner.service.js';
import { LearnedSpeeds } from './speeds/learned-speeds.service.js';
import { ServiceAreas } from './geography/service-areas.service.js';
import { StreetMap } from './geography/street-map.queries.js';

const optional = (token: typeof RoadNetworks | typeof ExternalGeocoder) => ({ token, optional: true });

const PROVIDERS = [
  AddressImports,
  AddressLookup,
  CensusImporter,
  FoundStreetImporter,
  Gazetteer,
  GazetteerImporter,
  KnownAddresses,
  LearnedSpeeds,
  Places,
  ServiceAreas,
  StreetMap,
  {
    provide: RoutePlanner,
    useFactory: (hubs: Hubs, speeds: LearnedSpeeds, clock: Clock, networks?: RoadNetworks) =>
      new RoutePlanner(hubs, networks, speeds, clock),
    inject: [Hubs, LearnedSpeeds, Clock, optional(RoadNetworks)],
  },
  {
    provide: Geocoder,
    useFactory: (gazetteer: Gazetteer, clock: Clock, outside?: ExternalGeocoder): Geocoder =>
      outside ? new ResilientGeocoder(outside, clock) : gazetteer,
    inject: [Gazetteer, Clock, optional(ExternalGeocoder)],
  },
];

/**
 * Expects Cities from a global module, like Database and Clock. Outside services are used when the process
 * provides them (see the runtime's geography), else the built-in ones.
 */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class PlacesModule {}
