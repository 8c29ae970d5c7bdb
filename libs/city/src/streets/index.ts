export { type CityHouse, type CityStreet, StreetCollection } from './street-collection.builder.js';
