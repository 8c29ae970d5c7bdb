import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLng, openMap, sign } from '../../ground/map.js';
import type { MapPoint } from '../../ground/map-point.js';
import { placeWords as text } from '../words.js';

const ZOOM = 16;

/** A map with one place. */
export function AddressMap({ place: { latitude, longitude } }: { place: MapPoint }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const map = openMap(element.current);
    const at = latLng({ latitude, longitude });
    map.setView(at, ZOOM, { animate: false });
    L.marker(at, { icon: sign('map-stop', '●'), keyboard: false, interactive: false }).addTo(map);
    return () => {
      map.remove();
    };
  }, [latitude, longitude]);
  return <div ref={element} className="map-box" role="img" aria-label={text.trialMap} />;
}
