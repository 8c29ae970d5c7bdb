import '../../base/trusted-html.js';
import L from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { latLng, sign, token } from '../../base/map.js';
import { courierMarks, Marks } from '../../base/map-marks.js';
import { pointOf, type MapPoint } from '../../base/map-point.js';
import { useTheme } from '../../base/theme.js';
import { afterPaint, MapCanvas, useMapFrame } from '../../base/ui/map-frame.js';
import { useWay } from '../data/ways.hook.js';
import { courierWords as text } from '../words.js';

interface CourierMapProps {
  couriers: readonly Courier[];
  chosen: number | null;
  carried: readonly Order[];
  open: (id: number) => void;
}

function wayOf({ status, pickup, stops }: Order): MapPoint[] {
  const before = status === 'accepted' || status === 'arrived_pickup_location';
  const places = [...(before ? [pickup] : []), ...stops.filter((stop) => stop.status === 'pending')];
  return places.flatMap((place) => pointOf(place) ?? []);
}

export function CourierMap({ couriers, chosen, carried, open }: CourierMapProps) {
  const theme = useTheme();
  const [drawn] = useState(() => ({ way: L.layerGroup(), couriers: new Marks<number>() }));
  const from = couriers.find(({ id }) => id === chosen)?.location ?? null;
  const ahead = useMemo(() => [...(from ? [from] : []), ...carried.flatMap(wayOf)], [from, carried]);
  const way = useWay('couriers', carried.length > 0 ? chosen : null, ahead);
  const act = useEffectEvent(open);
  const frame = useMapFrame({
    layers: [drawn.way, drawn.couriers.layer],
    all: () => couriers.flatMap(({ location }) => location ?? []),
    margin: 0.2,
  });

  useEffect(
    () =>
      afterPaint(() => {
        if (frame.map.current)
          drawn.couriers.show(courierMarks(frame.map.current, couriers, chosen, (id) => act(id)));
      }),
    [drawn, couriers, chosen, frame.view],
  );

  useEffect(() => {
    const layer = drawn.way.clearLayers();
    const line = { color: token('accent'), weight: 3, dashArray: '6 6', interactive: false };
    if (way) L.polyline(way.map(latLng), line).addTo(layer);
    for (const order of carried) {
      const places = wayOf(order);
      if (!way) L.polyline([...(from ? [from] : []), ...places].map(latLng), line).addTo(layer);
      places.forEach((place, index) =>
        L.marker(latLng(place), {
          icon: sign('map-stop', String(index + 1)),
          keyboard: false,
          interactive: false,
        }).addTo(layer),
      );
    }
  }, [drawn, from, carried, way, theme]);

  useEffect(() => {
    const location = couriers.find(({ id }) => id === chosen)?.location;
    const known = frame.map.current;
    if (location && known && frame.fitted.current) bringIntoView(known, location);
    // Moves when another courier is chosen, not with each position.
  }, [chosen]);

  return <MapCanvas frame={frame} label={text.mapLabel} />;
}

const DRAWER_PX = 480;
const EDGE_PX = 40;

/** Only the part of the map that the drawer leaves free is seen. */
function bringIntoView(map: L.Map, location: MapPoint): void {
  const size = map.getSize();
  const free = size.x > DRAWER_PX + 4 * EDGE_PX ? size.x - DRAWER_PX : size.x;
  const point = map.latLngToContainerPoint(latLng(location));
  const seen = L.bounds([EDGE_PX, EDGE_PX], [free - EDGE_PX, size.y - EDGE_PX]).contains(point);
  if (!seen) map.panBy([point.x - free / 2, point.y - size.y / 2], { animate: false });
}
