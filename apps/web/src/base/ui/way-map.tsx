import '../trusted-html.js';
import L from 'leaflet';
import { useEffect, useState } from 'react';
import { latLng, sign, token } from '../map.js';
import type { MapPoint, MapSource, WayMark } from '../map-point.js';
import { useTheme } from '../theme.js';
import { MapCanvas, useMapFrame } from './map-frame.js';

interface WayMapProps {
  readonly label: string;
  readonly marks: readonly WayMark[];
  /** As it leads, by road. */
  readonly road?: readonly MapPoint[];
  /** As it was planned: dashed. */
  readonly planned?: readonly MapPoint[];
  /** Where the courier passed. */
  readonly passed?: readonly MapPoint[];
  /** What it is drawn on; absent: what operators' maps are drawn on. */
  readonly source?: MapSource;
}

const NOTHING: readonly MapPoint[] = [];

/** A map of one way: as it leads, as it was ridden, and what stands along it. */
export function WayMap(props: WayMapProps) {
  const { label, marks, road = NOTHING, planned = NOTHING, passed = NOTHING, source } = props;
  const theme = useTheme();
  const [drawn] = useState(() => L.layerGroup());
  const frame = useMapFrame({
    layers: [drawn],
    all: () => [...marks.map(({ place }) => place), ...road, ...passed],
    // A courier who moves on moves no map; other stops, and what is known later, are brought into sight.
    content: [
      ...marks.map(({ kind, place }) => (kind === 'map-stop' ? latLng(place).join() : kind)),
      road.length > 0,
      passed.length > 0,
    ].join(),
    margin: 0.2,
    ...(source && { source }),
  });
  useEffect(() => {
    drawn.clearLayers();
    const line = (points: readonly MapPoint[], look: L.PolylineOptions) =>
      L.polyline(points.map(latLng), { ...look, interactive: false }).addTo(drawn);
    line(planned, { color: token('accent'), weight: 2, dashArray: '4 6' });
    line(road, { color: token('accent'), weight: 4, opacity: 0.7 });
    line(passed, { color: token('blue'), weight: 4 });
    for (const { place, kind, letter } of marks)
      L.marker(latLng(place), { icon: sign(kind, letter), keyboard: false, interactive: false }).addTo(drawn);
  }, [drawn, road, planned, passed, marks, theme]);
  return (
    <div className="map-box">
      <MapCanvas frame={frame} label={label} />
    </div>
  );
}
