export { Cities, cityNameOf, cityOfHub, farCornerOf, type KnownCity } from './hub-city.rules.js';
