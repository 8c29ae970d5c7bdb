export { Cities, type KnownCity } from './city-folder.port.js';
export { farCornerOf } from './city-reach.rules.js';
export { cityNameOf, cityOfHub } from './hub-city.rules.js';
