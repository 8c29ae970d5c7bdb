import { ExternalGeocoder, ExternalRoutes } from '#domain';
import type { RuntimeConfig } from '../config/index.js';
import { NominatimClient } from './nominatim.client.js';
import { OsrmClient } from './osrm.client.js';

/** The map services that the configuration names; the core has built-in ones for the others. */
export function mapServices(config: RuntimeConfig) {
  const { osrmUrl, osrmBicycleUrl, nominatimUrl } = config;
  return [
    ...(osrmUrl === null
      ? []
      : [
          { provide: ExternalRoutes, useValue: new OsrmClient({ url: osrmUrl, bicycleUrl: osrmBicycleUrl }) },
        ]),
    ...(nominatimUrl === null
      ? []
      : [{ provide: ExternalGeocoder, useValue: new NominatimClient({ url: nominatimUrl }) }]),
  ];
}
