import { ExternalGeocoder, type ExternalRoutes, RoadNetworks } from '#domain';
import type { RuntimeConfig } from '../config/index.js';
import { NominatimClient } from './nominatim.client.js';
import { OsrmClient } from './osrm.client.js';

interface MapParts {
  readonly config: Pick<RuntimeConfig, 'osrmUrl' | 'osrmBicycleUrl' | 'nominatimUrl'>;
  readonly roads: ExternalRoutes;
}

/**
 * The map services that the configuration names, and the roads of the cities in the data folder: each hub says whom it
 * asks first. Without a server of addresses the core has its own.
 */
export function mapServices({ config, roads }: MapParts) {
  const { osrmUrl, osrmBicycleUrl, nominatimUrl } = config;
  return [
    {
      provide: RoadNetworks,
      useValue: new RoadNetworks({
        roads,
        ...(osrmUrl !== null && { server: new OsrmClient({ url: osrmUrl, bicycleUrl: osrmBicycleUrl }) }),
      }),
    },
    ...(nominatimUrl === null
      ? []
      : [{ provide: ExternalGeocoder, useValue: new NominatimClient({ url: nominatimUrl }) }]),
  ];
}
