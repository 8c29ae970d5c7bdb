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
  readonly road?: readonly MapPoint[];
  readonly planned?: readonly MapPoint[];
  readonly passed?: readonly MapPoint[];
  /** The background's source; absent: that of operators' maps. */
  readonly source?: MapSource;
}

const NOTHING: readonly MapPoint[] = [];

/** A map of one way: the road ahead, the planned one, the ridden one, and the marks along it. */
export function WayMap(props: WayMapProps) {
  const { label, marks, road = NOTHING, planned = NOTHING, passed = NOTHING, source } = props;
  const theme = useTheme();
  const [drawn] = useState(() => L.layerGroup());
  const frame = useMapFrame({
    layers: [drawn],
    all: () => [...marks.map(({ place }) => place), ...road, ...passed],
    // A moving courier does not move the map; other stops, and later facts, are brought into sight.
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
