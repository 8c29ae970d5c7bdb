import { OutsideAddresses, OutsideRoutes } from '#domain';
import type { RuntimeConfig } from '../config/index.js';
import { NominatimAddresses } from './nominatim.addresses.js';
import { OsrmRoutes } from './osrm.routes.js';

/** The map services the configuration names; without them the core uses what it has built in. */
export function mapServices(config: RuntimeConfig) {
  const { osrmUrl, osrmBicycleUrl, nominatimUrl } = config;
  return [
    ...(osrmUrl === null
      ? []
      : [{ provide: OutsideRoutes, useValue: new OsrmRoutes({ url: osrmUrl, bicycleUrl: osrmBicycleUrl }) }]),
    ...(nominatimUrl === null
      ? []
      : [{ provide: OutsideAddresses, useValue: new NominatimAddresses({ url: nominatimUrl }) }]),
  ];
}
