import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLng, openMap, sign, token } from '../../ground/map.js';
import type { MapPoint } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';
import { tryWords as text } from '../words.js';

interface WayMapProps {
  pickup: MapPoint;
  stops: readonly MapPoint[];
  way: readonly MapPoint[];
}

/** The route that the price was computed from. */
export function WayMap({ pickup, stops, way }: WayMapProps) {
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef(L.layerGroup());
  useEffect(() => {
    if (!element.current) return;
    const opened = openMap(element.current);
    map.current = opened;
    layer.current.addTo(opened);
    return () => {
      opened.remove();
      map.current = null;
    };
  }, []);
  useEffect(() => {
    const drawn = layer.current.clearLayers();
    const line = { color: token('accent'), weight: 4, interactive: false };
    L.polyline(way.map(latLng), line).addTo(drawn);
    [pickup, ...stops].forEach((place, at) => {
      const icon = sign('map-stop', at === 0 ? '●' : String(at));
      L.marker(latLng(place), { icon, keyboard: false, interactive: false }).addTo(drawn);
    });
    const all = [pickup, ...stops, ...way].map(latLng);
    map.current?.fitBounds(L.latLngBounds(all).pad(0.15), { maxZoom: 16, animate: false });
  }, [pickup, stops, way, theme]);
  return <div ref={element} className="map-box" role="img" aria-label={text.map} />;
}
