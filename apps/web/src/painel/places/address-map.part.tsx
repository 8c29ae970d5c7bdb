import { useMemo } from 'react';
import type { MapPoint } from '../../ground/map-point.js';
import { orderMarks, WayMap } from '../../ground/ui/way-map.js';
import { placeWords as text } from '../words.js';

/** A map with one place. */
export function AddressMap({ place }: { place: MapPoint }) {
  const marks = useMemo(() => orderMarks([place]), [place]);
  return <WayMap label={text.trialMap} marks={marks} />;
}
