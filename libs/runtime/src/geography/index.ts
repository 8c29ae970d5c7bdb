export { mapServices } from './map-services.js';
