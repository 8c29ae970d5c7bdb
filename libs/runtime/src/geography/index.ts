export * from './map-services.js';
export { NominatimAddresses } from './nominatim.addresses.js';
export { OsrmRoutes } from './osrm.routes.js';
