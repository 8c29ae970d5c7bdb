import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OrderDetail } from '../../ground/api/client.js';
import { latLng, openMap, sign, token } from '../../ground/map.js';
import { pointOf } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';
import { orders } from '../data/orders.query.js';
import { drawerWords as text } from '../words.js';

/** The map of one order: numbered stops and the track of its courier. */
export function OrderMap({ order }: { order: OrderDetail }) {
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef(L.layerGroup());
  const track = useQuery({ ...orders.track(order.id), enabled: order.courierId !== null });
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
    const places = [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []);
    const line = { color: token('accent'), weight: 2, dashArray: '4 6', interactive: false };
    L.polyline(places.map(latLng), line).addTo(drawn);
    const points = track.data?.points ?? [];
    L.polyline(points.map(latLng), { color: token('blue'), weight: 4, interactive: false }).addTo(drawn);
    places.forEach((place, at) => {
      const icon = sign('map-stop', at === 0 ? '●' : String(at));
      L.marker(latLng(place), { icon, keyboard: false, interactive: false }).addTo(drawn);
    });
    const last = points.at(-1);
    if (last)
      L.marker(latLng(last), { icon: sign('map-courier', ''), keyboard: false, interactive: false }).addTo(
        drawn,
      );
    const all = [...places, ...points];
    if (all.length > 0)
      map.current?.fitBounds(L.latLngBounds(all.map(latLng)).pad(0.2), { maxZoom: 16, animate: false });
  }, [order, track.data, theme]);
  const passed = track.data?.points.length ?? 0;
  return (
    <>
      <div
        ref={element}
        className="map-box below-it"
        role="application"
        aria-label={text.mapOf(order.publicId)}
      />
      {order.courierId !== null && <p className="soft">{passed > 0 ? text.trackLine : text.noTrack}</p>}
    </>
  );
}
