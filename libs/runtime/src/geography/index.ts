export { mapServices } from './map-services.js';
export { OsrmClient } from './osrm.client.js';
