import { MapCanvas, useMapFrame } from '../../ground/ui/map-frame.js';
import { uiWords as text } from '../words.js';

const PLACES = [
  { latitude: -23.55, longitude: -46.64 },
  { latitude: -23.56, longitude: -46.62 },
];

/** A map with its buttons. */
export function SomeMap() {
  const frame = useMapFrame({ layers: [], all: () => PLACES });
  return (
    <div className="map-box map-frame">
      <MapCanvas frame={frame} label={text.map} />
    </div>
  );
}
