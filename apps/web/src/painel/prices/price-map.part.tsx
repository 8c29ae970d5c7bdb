import { useMemo } from 'react';
import { orderMarks, WayMap } from '../../ground/ui/way-map.js';
import { tryWords as text } from '../words.js';
import type { Explained } from './prices.hook.js';

/** The route that the price was computed from. */
export function PriceMap({ price: { pickup, stops, way } }: { price: Explained }) {
  const marks = useMemo(() => orderMarks([pickup, ...stops]), [pickup, stops]);
  return <WayMap label={text.map} marks={marks} road={way} />;
}
