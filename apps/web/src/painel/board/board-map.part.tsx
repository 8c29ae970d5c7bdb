import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { latLng, openMap, sign, token } from '../../ground/map.js';
import type { MapPoint } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';
import { Button } from '../../ground/ui/button.js';
import { Lasso } from './lasso.part.js';
import { boardWords } from './words.js';

interface BoardMapProps {
  orders: readonly Order[];
  couriers: readonly Courier[];
  chosen: number | null;
  pairedCourier: number | null;
  marked: ReadonlySet<number>;
  open: (orderId: number) => void;
  hover: (orderId: number | null) => void;
  mark: (orderIds: readonly number[]) => void;
  /** Opens the map in a window of its own; null: this is that window. */
  detach: (() => void) | null;
}

type Placed = { latitude: number | null; longitude: number | null };

function pointOf({ latitude, longitude }: Placed): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The board's map. Pickups are filled dots, drops are circles, couriers are squares with their number of orders. */
export function BoardMap(props: BoardMapProps) {
  const { orders, couriers, chosen, pairedCourier, marked, open, hover, mark, detach } = props;
  const text = useWords(boardWords);
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layers = useRef({ orders: L.layerGroup(), way: L.layerGroup(), couriers: L.layerGroup() });
  const fitted = useRef(false);
  const [lasso, setLasso] = useState(false);
  const latest = useRef({ open, hover });
  useEffect(() => {
    latest.current = { open, hover };
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
    const layer = layers.current.orders.clearLayers();
    const [accent, surface, amber] = [token('accent'), token('surface'), token('amber-line')];
    for (const order of orders) {
      const carried = order.status === 'collected' || order.status === 'delivered';
      const waits = order.courierId === null;
      const colour = waits ? amber : accent;
      const dot = (place: Placed, options: L.CircleMarkerOptions) => {
        const point = pointOf(place);
        if (!point) return;
        L.circleMarker(latLng(point), { radius: marked.has(order.id) ? 9 : 6, weight: 2, ...options })
          .on('click', () => {
            latest.current.open(order.id);
          })
          .on('mouseover', () => {
            latest.current.hover(order.id);
          })
          .on('mouseout', () => {
            latest.current.hover(null);
          })
          .bindTooltip(() => tip(`${order.publicId} · ${order.merchant.name}`))
          .addTo(layer);
      };
      if (!carried) dot(order.pickup, { color: surface, fillColor: colour, fillOpacity: 1 });
      for (const stop of order.stops)
        if (stop.status === 'pending') dot(stop, { color: colour, fillColor: surface, fillOpacity: 1 });
    }
  }, [orders, marked, theme]);

  useEffect(() => {
    const layer = layers.current.couriers.clearLayers();
    for (const { id, name, location, activeOrders } of couriers) {
      if (!location) continue;
      const classes = ['map-courier', activeOrders.length === 0 && 'free', id === pairedCourier && 'paired'];
      const icon = sign(classes.filter(Boolean).join(' '), String(activeOrders.length));
      L.marker(latLng(location), { icon, keyboard: false, alt: name })
        .bindTooltip(() => tip(name))
        .addTo(layer);
    }
  }, [couriers, pairedCourier]);

  useEffect(() => {
    const layer = layers.current.way.clearLayers();
    const order = orders.find(({ id }) => id === chosen);
    if (!order) return;
    const places = [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []);
    const line = { color: token('accent'), weight: 3, dashArray: '6 6', interactive: false };
    L.polyline(places.map(latLng), line).addTo(layer);
    places.forEach((place, at) => {
      L.marker(latLng(place), {
        icon: sign('map-stop', at === 0 ? '●' : String(at)),
        keyboard: false,
        interactive: false,
      }).addTo(layer);
    });
  }, [orders, chosen, theme]);

  const fit = () => {
    const places = [
      ...orders.flatMap(({ pickup, stops }) => [pickup, ...stops].flatMap((place) => pointOf(place) ?? [])),
      ...couriers.flatMap(({ location }) => location ?? []),
    ];
    if (places.length > 0)
      map.current?.fitBounds(L.latLngBounds(places.map(latLng)).pad(0.1), { maxZoom: 15, animate: false });
    return places.length > 0;
  };
  useEffect(() => {
    if (!fitted.current) fitted.current = fit();
  });

  return (
    <>
      <div ref={element} className="map-canvas" role="application" aria-label={text.mapLabel} />
      <MapActs
        map={map}
        fit={fit}
        lasso={lasso}
        toggleLasso={() => {
          setLasso(!lasso);
        }}
        detach={detach}
      />
      {lasso && (
        <Lasso
          map={map}
          orders={orders}
          mark={mark}
          close={() => {
            setLasso(false);
          }}
        />
      )}
    </>
  );
}

interface MapActsProps extends Pick<BoardMapProps, 'detach'> {
  map: RefObject<L.Map | null>;
  fit: () => void;
  lasso: boolean;
  toggleLasso: () => void;
}

function MapActs({ map, fit, lasso, toggleLasso, detach }: MapActsProps) {
  const text = useWords(boardWords);
  return (
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
      <Button
        icon="lasso"
        bare
        aria-pressed={lasso}
        onClick={() => {
          toggleLasso();
        }}
      >
        {text.lasso}
      </Button>
      {detach && (
        <Button icon="external" bare onClick={detach}>
          {text.detach}
        </Button>
      )}
    </div>
  );
}

function tip(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
