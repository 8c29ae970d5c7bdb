import { Module } from '@nestjs/common';
import { Clock } from '../../base/index.js';
import { Hubs, HubsModule } from '../../company/index.js';
import { LearnedSpeeds, SpeedsModule } from '../speeds/index.js';
import { AddressImports } from './address-imports.service.js';
import { CensusImporter } from './census.importer.js';
import { FoundStreetImporter } from './found-streets.importer.js';
import { AddressLookup } from './address-lookup.queries.js';
import { KnownAddresses } from './known-addresses.service.js';
import { Gazetteer } from './gazetteer.service.js';
import { GazetteerImporter } from './gazetteer.importer.js';
import { Geocoder, ExternalGeocoder } from './geocoder.port.js';
import { ResilientGeocoder } from './resilient-geocoder.provider.js';
import { HubRoutePlanner } from './hub-routes.provider.js';
import { Places } from './places.service.js';
import { RoadNetworks, RoutePlanner } from './route-planner.port.js';
import { ServiceAreas } from './service-areas.service.js';
import { StreetMap } from './street-map.queries.js';

/** Outside services are used when the process provides them (see the runtime's geography); else the built-in ones. */
const optional = (token: typeof RoadNetworks | typeof ExternalGeocoder) => ({ token, optional: true });

@Module({
  imports: [HubsModule, SpeedsModule],
  providers: [
    AddressImports,
    AddressLookup,
    CensusImporter,
    FoundStreetImporter,
    KnownAddresses,
    Gazetteer,
    GazetteerImporter,
    Places,
    ServiceAreas,
    StreetMap,
    {
      provide: RoutePlanner,
      useFactory: (hubs: Hubs, speeds: LearnedSpeeds, clock: Clock, networks?: RoadNetworks): RoutePlanner =>
        new HubRoutePlanner(hubs, networks, speeds, clock),
      inject: [Hubs, LearnedSpeeds, Clock, optional(RoadNetworks)],
    },
    {
      provide: Geocoder,
      useFactory: (gazetteer: Gazetteer, clock: Clock, outside?: ExternalGeocoder): Geocoder =>
        outside ? new ResilientGeocoder(outside, clock) : gazetteer,
      inject: [Gazetteer, Clock, optional(ExternalGeocoder)],
    },
  ],
  exports: [
    AddressImports,
    AddressLookup,
    CensusImporter,
    FoundStreetImporter,
    KnownAddresses,
    Gazetteer,
    GazetteerImporter,
    Geocoder,
    Places,
    RoutePlanner,
    ServiceAreas,
    StreetMap,
  ],
})
export class GeographyModule {}
