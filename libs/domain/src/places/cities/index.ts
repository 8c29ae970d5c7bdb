export { type CityKeeper, CityKeeping } from './city-keeping.port.js';
export { Cities, cityNameOf, cityOfHub, farCornerOf, type KnownCity } from './hub-city.rules.js';
