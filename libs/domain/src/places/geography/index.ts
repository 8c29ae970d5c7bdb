export { AddressImport } from './address-import.entity.js';
export { AddressImports } from './address-imports.service.js';
export { AddressLookup } from './address-lookup.queries.js';
export { CENSUS_COLUMNS, mayBeCensus } from './census-line.parser.js';
export { CensusImporter, municipalityOf } from './census.importer.js';
export type { FoundStreet } from './same-street.rules.js';
export { FoundStreetImporter } from './found-streets.importer.js';
export { KnownAddresses } from './known-addresses.service.js';
export { addressLine, lacksNumber } from './address-line.rules.js';
export { parseAddress } from './address.parser.js';
export { stateCode } from './brazilian-state.rules.js';
export { GAZETTEER_COLUMNS, type GazetteerRow } from './gazetteer.parser.js';
export { GazetteerImporter } from './gazetteer.importer.js';
export { type AddressText, ExternalGeocoder, type GeocodedAddress, Geocoder } from './geocoder.port.js';
export { type LocatedPlace, Places } from './places.service.js';
export { type AreaGeometry } from './area-geometry.rules.js';
export {
  ExternalRoutes,
  type Leg,
  RoadNetworks,
  type Route,
  routeOf,
  type TravelTimes,
  WAY_SOURCES,
} from './route-planner.port.js';
export { RoutePlanner } from './route-planner.service.js';
export { ServiceArea, ServiceAreas } from './service-areas.service.js';
export { type MapStreet, StreetMap } from './street-map.queries.js';
