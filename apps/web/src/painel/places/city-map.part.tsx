import type { MapBox } from '../../base/map-point.js';
import { MapCanvas, useMapFrame } from '../../base/ui/map-frame.js';
import { cityWords as text } from '../words.js';

export function CityMap({ city: { south, west, north, east } }: { city: MapBox }) {
  const frame = useMapFrame({
    layers: [],
    all: () => [
      { latitude: south, longitude: west },
      { latitude: north, longitude: east },
    ],
    margin: 0,
  });
  return <MapCanvas frame={frame} label={text.map} />;
}
