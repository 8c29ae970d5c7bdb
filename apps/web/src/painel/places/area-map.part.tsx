import '../../base/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { latLng, sign, token } from '../../base/map.js';
import type { MapPoint } from '../../base/map-point.js';
import { useTheme } from '../../base/theme.js';
import { MapCanvas, useMapFrame } from '../../base/ui/map-frame.js';
import { MAX_HANDLES, rounded, shapeOf, withCorner, type Shape } from './area-shape.rules.js';
import type { Area } from './places.hook.js';
import { placeWords as text } from '../words.js';

interface AreaMapProps {
  /** Shown, not edited. */
  areas: readonly Area[];
  /** Null: no shape is edited. */
  shape: Shape | null;
  ring: number;
  /** Null: unknown. */
  centre: MapPoint | null;
  change: (shape: Shape) => void;
  open: (id: number) => void;
}

const pointOf = ({ lat, lng }: L.LatLng): MapPoint => rounded({ latitude: lat, longitude: lng });
/** Pixels by which an arrow key moves a corner. */
const STEP_PX = 5;
const STEPS: Readonly<Record<string, L.PointTuple>> = {
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
};

/** A click adds a corner to the chosen ring, dragging or arrow keys move one, Delete removes one. */
export function AreaMap(props: AreaMapProps) {
  const { areas, shape, ring, centre } = props;
  const theme = useTheme();
  const [layers] = useState(() => ({
    areas: L.layerGroup(),
    border: L.layerGroup(),
    corners: L.layerGroup(),
  }));
  const latest = useRef(props);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    latest.current = props;
  });

  const put = (next: (corners: readonly MapPoint[]) => readonly MapPoint[]) => {
    const { shape: now, ring: chosen, change } = latest.current;
    if (now)
      change(now.map((one, index) => (index === chosen ? { ...one, corners: next(one.corners) } : one)));
  };

  const frame = useMapFrame({
    layers: Object.values(layers),
    all: () => {
      const drawn = shape?.some(({ corners }) => corners.length > 0) ? shape : null;
      const rings = drawn ?? areas.flatMap(({ geojson }) => shapeOf(geojson));
      return rings.flatMap(({ corners }) => corners);
    },
    centre,
    opened: (map) =>
      map.on('click', ({ latlng }: L.LeafletMouseEvent) =>
        put((corners) => withCorner(corners, pointOf(latlng))),
      ),
  });

  useEffect(() => {
    const layer = layers.areas.clearLayers();
    const colour = token(shape ? 'text-3' : 'accent');
    for (const { id, name, geojson } of areas)
      L.polygon(ringsOf(shapeOf(geojson)), {
        color: colour,
        weight: 2,
        fillOpacity: shape ? 0.05 : 0.15,
        interactive: !shape,
      })
        .bindTooltip(name)
        .on('click', () => latest.current.open(id))
        .addTo(layer);
  }, [areas, shape === null, theme]);

  useEffect(() => {
    const layer = layers.border.clearLayers();
    if (!shape) return;
    const line = { color: token('accent'), weight: 3, fillOpacity: 0.15, interactive: false };
    L.polygon(ringsOf(shape.filter(({ corners }) => corners.length > 0)), line).addTo(layer);
  }, [shape, theme]);

  useEffect(() => {
    const layer = layers.corners.clearLayers();
    const corners = shape?.[ring]?.corners ?? [];
    if (corners.length > MAX_HANDLES) return;
    corners.forEach((corner, index) => {
      const icon = sign('area-corner', String(index + 1));
      const marker = L.marker(latLng(corner), { icon, draggable: true, alt: text.corner(index + 1) });
      const move = (to: L.LatLng) =>
        put((all) => all.map((one, other) => (other === index ? pointOf(to) : one)));
      marker.on('dragend', () => move(marker.getLatLng())).addTo(layer);
      const handle = marker.getElement();
      handle?.setAttribute('aria-label', text.corner(index + 1));
      handle?.addEventListener('keydown', (event) => {
        const step = STEPS[event.key];
        const opened = frame.map.current;
        if (step && opened) {
          focused.current = index;
          move(opened.containerPointToLatLng(opened.latLngToContainerPoint(marker.getLatLng()).add(step)));
        } else if (event.key === 'Delete' || event.key === 'Backspace') {
          focused.current = Math.max(0, index - 1);
          put((all) => all.filter((_, other) => other !== index));
        } else return;
        event.preventDefault();
        event.stopPropagation();
      });
      if (focused.current === index) handle?.focus();
    });
    focused.current = null;
  }, [shape, ring, text]);

  return <MapCanvas frame={frame} label={text.map} />;
}

/** Leaflet's form of several polygons with holes. */
function ringsOf(shape: Shape): L.LatLngTuple[][][] {
  const polygons = [...new Set(shape.map(({ polygon }) => polygon))];
  return polygons.map((number) =>
    shape.filter(({ polygon }) => polygon === number).map(({ corners }) => corners.map(latLng)),
  );
}
