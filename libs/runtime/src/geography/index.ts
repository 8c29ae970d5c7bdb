export { FolderCities } from './folder-cities.js';
export { foundStreet } from './found-street.js';
export { mapServices } from './map-services.js';
