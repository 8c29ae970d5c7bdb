export { CityMapBuilder } from './city-map.builder.js';
