import { ExternalGeocoder, ExternalRoutes } from '#domain';
import type { Core } from '../core/core.js';
import { NominatimClient } from './nominatim.client.js';
import { OsrmClient } from './osrm.client.js';

/**
 * The map services that the configuration names. Without a server of routes the roads are those of the cities in the
 * data folder; without one of addresses the core has its own.
 */
export function mapServices({ config, roads }: Pick<Core, 'config' | 'roads'>) {
  const { osrmUrl, osrmBicycleUrl, nominatimUrl } = config;
  return [
    {
      provide: ExternalRoutes,
      useValue: osrmUrl === null ? roads : new OsrmClient({ url: osrmUrl, bicycleUrl: osrmBicycleUrl }),
    },
    ...(nominatimUrl === null
      ? []
      : [{ provide: ExternalGeocoder, useValue: new NominatimClient({ url: nominatimUrl }) }]),
  ];
}
