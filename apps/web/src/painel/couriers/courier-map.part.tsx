import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { latLng, openMap, sign, token } from '../../ground/map.js';
import type { MapPoint } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';
import { Button } from '../../ground/ui/button.js';
import { courierWords } from './words.js';

interface CourierMapProps {
  couriers: readonly Courier[];
  chosen: number | null;
  /** Open orders of the chosen courier. */
  carried: readonly Order[];
  open: (id: number) => void;
}

type Placed = { latitude: number | null; longitude: number | null };

function pointOf({ latitude, longitude }: Placed): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The remaining way of an order's courier, in driving order. */
function wayOf({ status, pickup, stops }: Order): MapPoint[] {
  const before = status === 'accepted' || status === 'arrived_pickup_location';
  const places = [...(before ? [pickup] : []), ...stops.filter((stop) => stop.status === 'pending')];
  return places.flatMap((place) => pointOf(place) ?? []);
}

/** The map of couriers: squares with their number of orders, and the chosen courier's way. */
export function CourierMap({ couriers, chosen, carried, open }: CourierMapProps) {
  const text = useWords(courierWords);
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layers = useRef({ way: L.layerGroup(), couriers: L.layerGroup() });
  const fitted = useRef(false);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  useEffect(() => {
    if (!element.current) return;
    const opened = openMap(element.current);
    map.current = opened;
    for (const layer of Object.values(layers.current)) layer.addTo(opened);
    const sized = new ResizeObserver(() => {
      opened.invalidateSize();
    });
    sized.observe(element.current);
    return () => {
      sized.disconnect();
      opened.remove();
      map.current = null;
      fitted.current = false;
    };
  }, []);

  useEffect(() => {
    const layer = layers.current.couriers.clearLayers();
    for (const { id, name, location, activeOrders, online } of couriers) {
      if (!location) continue;
      const classes = [
        'map-courier',
        online && activeOrders.length === 0 && 'free',
        !online && 'gone',
        id === chosen && 'paired',
      ];
      const icon = sign(classes.filter(Boolean).join(' '), online ? String(activeOrders.length) : '–');
      L.marker(latLng(location), {
        icon,
        keyboard: false,
        alt: name,
        zIndexOffset: id === chosen ? 1_000 : 0,
      })
        .on('click', () => {
          latest.current(id);
        })
        .bindTooltip(() => tip(name))
        .addTo(layer);
    }
  }, [couriers, chosen]);

  useEffect(() => {
    const layer = layers.current.way.clearLayers();
    const from = couriers.find(({ id }) => id === chosen)?.location;
    for (const order of carried) {
      const places = wayOf(order);
      const points = from ? [from, ...places] : places;
      L.polyline(points.map(latLng), {
        color: token('accent'),
        weight: 3,
        dashArray: '6 6',
        interactive: false,
      }).addTo(layer);
      places.forEach((place, at) => {
        L.marker(latLng(place), {
          icon: sign('map-stop', String(at + 1)),
          keyboard: false,
          interactive: false,
        }).addTo(layer);
      });
    }
  }, [couriers, chosen, carried, theme]);

  useEffect(() => {
    const at = couriers.find(({ id }) => id === chosen)?.location;
    const known = map.current;
    if (at && known && fitted.current) bringIntoView(known, at);
    // The map moves when another courier is chosen, not with each position.
  }, [chosen]);

  const fit = () => {
    const places = couriers.flatMap(({ location }) => location ?? []);
    if (places.length > 0)
      map.current?.fitBounds(L.latLngBounds(places.map(latLng)).pad(0.2), { maxZoom: 15, animate: false });
    return places.length > 0;
  };
  useEffect(() => {
    if (!fitted.current) fitted.current = fit();
  });

  return (
    <>
      <div ref={element} className="map-canvas" role="application" aria-label={text.mapLabel} />
      <div className="map-acts">
        <Button icon="plus" bare onClick={() => map.current?.zoomIn()}>
          {text.zoomIn}
        </Button>
        <Button bare className="minus" onClick={() => map.current?.zoomOut()}>
          {text.zoomOut}
        </Button>
        <Button icon="map" bare onClick={fit}>
          {text.fit}
        </Button>
      </div>
    </>
  );
}

const DRAWER_PX = 480;
const EDGE_PX = 40;

/** Moves a point into the part of the map that the drawer leaves free. */
function bringIntoView(map: L.Map, at: MapPoint): void {
  const size = map.getSize();
  const free = size.x > DRAWER_PX + 4 * EDGE_PX ? size.x - DRAWER_PX : size.x;
  const point = map.latLngToContainerPoint(latLng(at));
  const seen = L.bounds([EDGE_PX, EDGE_PX], [free - EDGE_PX, size.y - EDGE_PX]).contains(point);
  if (!seen) map.panBy([point.x - free / 2, point.y - size.y / 2], { animate: false });
}

function tip(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
