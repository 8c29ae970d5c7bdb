import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLng, openMap, sign, token } from '../../ground/map.js';
import type { MapPoint } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';

/** A place on a map, as a sign with a letter. */
export interface WayMark {
  readonly place: MapPoint;
  readonly kind: 'map-stop' | 'map-courier' | 'map-courier free';
  readonly letter: string;
}

interface WayMapProps {
  readonly label: string;
  /** How it was planned: straight from place to place, dashed. */
  readonly planned: readonly MapPoint[];
  /** Where the courier passed. */
  readonly passed: readonly MapPoint[];
  readonly marks: readonly WayMark[];
}

/** A map of one way: as it was planned, as it was ridden, and what stands along it. */
export function WayMap({ label, planned, passed, marks }: WayMapProps) {
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef(L.layerGroup());
  useEffect(() => {
    if (!element.current) return;
    const opened = openMap(element.current);
    layer.current.addTo(opened);
    map.current = opened;
    return () => {
      opened.remove();
      map.current = null;
    };
  }, []);
  useEffect(() => {
    const drawn = layer.current.clearLayers();
    const line = { color: token('accent'), weight: 2, dashArray: '4 6', interactive: false };
    L.polyline(planned.map(latLng), line).addTo(drawn);
    L.polyline(passed.map(latLng), { color: token('blue'), weight: 4, interactive: false }).addTo(drawn);
    for (const { place, kind, letter } of marks)
      L.marker(latLng(place), { icon: sign(kind, letter), keyboard: false, interactive: false }).addTo(drawn);
    const all = [...marks.map(({ place }) => place), ...passed];
    if (all.length > 0)
      map.current?.fitBounds(L.latLngBounds(all.map(latLng)).pad(0.2), { maxZoom: 16, animate: false });
  }, [planned, passed, marks, theme]);
  return <div ref={element} className="map-box below-it" role="application" aria-label={label} />;
}
