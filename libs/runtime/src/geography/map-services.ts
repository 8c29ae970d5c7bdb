import { ExternalGeocoder, RoadNetworks } from '#domain';
import type { Core } from '../core/core.js';
import { NominatimClient } from './nominatim.client.js';
import { OsrmClient } from './osrm.client.js';

/**
 * The map services that the configuration names, and the roads of the cities in the data folder: each hub says whom it
 * asks first. Without a server of addresses the core has its own.
 */
export function mapServices({ config, roads }: Pick<Core, 'config' | 'roads'>) {
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
