import '../trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { latLng, round, sign } from '../map.js';
import type { MapPoint, MapSource } from '../map-point.js';
import { MapCanvas, useMapFrame } from './map-frame.js';
import { addressWords as text } from '../words.js';

interface PinMapProps {
  readonly point: MapPoint;
  readonly move: (to: MapPoint) => void;
  readonly source: MapSource | undefined;
}

/** Pixels of one arrow key. */
const STEPS: Readonly<Record<string, L.PointTuple>> = {
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
};

const pointOf = ({ lat, lng }: L.LatLng): MapPoint => ({ latitude: round(lat), longitude: round(lng) });

/** A map to correct one place: by dragging its pin, a click or the arrow keys. */
export function PinMap({ point, move, source }: PinMapProps) {
  const [layer] = useState(() => L.layerGroup());
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const frame = useMapFrame({
    layers: [layer],
    all: () => [point],
    opened: (map) => map.on('click', ({ latlng }: L.LeafletMouseEvent) => latest.current(pointOf(latlng))),
    ...(source && { source }),
  });
  useEffect(() => {
    layer.clearLayers();
    const marker = L.marker(latLng(point), { icon: sign('map-stop', '●'), draggable: true, alt: text.pin });
    marker.on('dragend', () => latest.current(pointOf(marker.getLatLng()))).addTo(layer);
    const handle = marker.getElement();
    handle?.setAttribute('aria-label', text.pin);
    handle?.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      const map = frame.map.current;
      if (!step || !map) return;
      latest.current(
        pointOf(map.containerPointToLatLng(map.latLngToContainerPoint(marker.getLatLng()).add(step))),
      );
      event.preventDefault();
      event.stopPropagation();
    });
  }, [layer, point.latitude, point.longitude]);
  return (
    <div className="map-box">
      <MapCanvas frame={frame} label={text.map} />
    </div>
  );
}
