import { orderMarks, WayMap } from '../../ground/ui/way-map.js';
import { uiWords as text } from '../words.js';

const PLACES = [
  { latitude: -23.55, longitude: -46.64 },
  { latitude: -23.56, longitude: -46.62 },
];

/** A map with its buttons and a way. */
export function SomeMap() {
  return <WayMap label={text.map} marks={orderMarks(PLACES)} planned={PLACES} />;
}
