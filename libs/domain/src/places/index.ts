export * from './cities/index.js';
export * from './geography/index.js';
export * from './speeds/index.js';
export { PlacesModule } from './places.module.js';
