import '../../ground/trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useWords } from '../../ground/language.js';
import { latLng, openMap, sign, token } from '../../ground/map.js';
import type { MapPoint } from '../../ground/map-point.js';
import { useTheme } from '../../ground/theme.js';
import { Button } from '../../ground/ui/button.js';
import { MOST_HANDLES, rounded, shapeOf, withCorner, type Shape } from './area-shape.rules.js';
import type { Area } from './places.hook.js';
import { placeWords } from './words.js';

interface AreaMapProps {
  /** Areas that are shown and not edited. */
  areas: readonly Area[];
  /** The shape being edited; null: none. */
  shape: Shape | null;
  ring: number;
  /** Centre of the map when there is no area; null: unknown. */
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

/** The map of areas. A click adds a corner to the chosen ring, dragging or arrow keys move one, Delete removes one. */
export function AreaMap(props: AreaMapProps) {
  const { areas, shape, ring, centre } = props;
  const text = useWords(placeWords);
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layers = useRef({ areas: L.layerGroup(), border: L.layerGroup(), corners: L.layerGroup() });
  const latest = useRef(props);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!element.current) return;
    const opened = openMap(element.current);
    map.current = opened;
    for (const layer of Object.values(layers.current)) layer.addTo(opened);
    opened.on('click', ({ latlng }: L.LeafletMouseEvent) => {
      put((corners) => withCorner(corners, pointOf(latlng)));
    });
    const sized = new ResizeObserver(() => {
      opened.invalidateSize();
    });
    sized.observe(element.current);
    return () => {
      sized.disconnect();
      opened.remove();
      map.current = null;
    };
  }, []);

  /** Replaces the corners of the chosen ring. */
  const put = (next: (corners: readonly MapPoint[]) => readonly MapPoint[]) => {
    const { shape: now, ring: chosen, change } = latest.current;
    if (now) change(now.map((one, at) => (at === chosen ? { ...one, corners: next(one.corners) } : one)));
  };

  useEffect(() => {
    const layer = layers.current.areas.clearLayers();
    const colour = token(shape ? 'text-3' : 'accent');
    for (const { id, name, geojson } of areas)
      L.polygon(ringsOf(shapeOf(geojson)), {
        color: colour,
        weight: 2,
        fillOpacity: shape ? 0.05 : 0.15,
        interactive: !shape,
      })
        .bindTooltip(name)
        .on('click', () => {
          latest.current.open(id);
        })
        .addTo(layer);
  }, [areas, shape === null, theme]);

  useEffect(() => {
    const layer = layers.current.border.clearLayers();
    if (!shape) return;
    const line = { color: token('accent'), weight: 3, fillOpacity: 0.15, interactive: false };
    L.polygon(ringsOf(shape.filter(({ corners }) => corners.length > 0)), line).addTo(layer);
  }, [shape, theme]);

  useEffect(() => {
    const layer = layers.current.corners.clearLayers();
    const corners = shape?.[ring]?.corners ?? [];
    if (corners.length > MOST_HANDLES) return;
    corners.forEach((corner, at) => {
      const icon = sign('area-corner', String(at + 1));
      const marker = L.marker(latLng(corner), { icon, draggable: true, alt: text.corner(at + 1) });
      const move = (to: L.LatLng) => {
        put((all) => all.map((one, other) => (other === at ? pointOf(to) : one)));
      };
      marker
        .on('dragend', () => {
          move(marker.getLatLng());
        })
        .addTo(layer);
      const handle = marker.getElement();
      handle?.setAttribute('aria-label', text.corner(at + 1));
      handle?.addEventListener('keydown', (event) => {
        const step = STEPS[event.key];
        const opened = map.current;
        if (step && opened) {
          focused.current = at;
          move(opened.containerPointToLatLng(opened.latLngToContainerPoint(marker.getLatLng()).add(step)));
        } else if (event.key === 'Delete' || event.key === 'Backspace') {
          focused.current = Math.max(0, at - 1);
          put((all) => all.filter((_, other) => other !== at));
        } else return;
        event.preventDefault();
        event.stopPropagation();
      });
      if (focused.current === at) handle?.focus();
    });
    focused.current = null;
  }, [shape, ring, text]);

  const fit = () => {
    const rings = [...areas.flatMap(({ geojson }) => shapeOf(geojson)), ...(shape ?? [])];
    const places = (shape?.some(({ corners }) => corners.length > 0) ? shape : rings).flatMap(({ corners }) =>
      corners.map(latLng),
    );
    if (places.length > 0) map.current?.fitBounds(L.latLngBounds(places).pad(0.1), { animate: false });
    else if (centre) map.current?.setView(latLng(centre), 13, { animate: false });
    return places.length > 0 || centre !== null;
  };
  const fitted = useRef(false);
  useEffect(() => {
    if (!fitted.current) fitted.current = fit();
  });

  return (
    <>
      <div ref={element} className="canvas" role="application" aria-label={text.map} />
      <div className="zoom">
        <Button icon="plus" bare onClick={() => map.current?.zoomIn()}>
          {text.zoomIn}
        </Button>
        <Button className="minus" bare onClick={() => map.current?.zoomOut()}>
          {text.zoomOut}
        </Button>
        <Button icon="map" bare onClick={fit}>
          {text.fit}
        </Button>
      </div>
    </>
  );
}

/** Rings in the form in which Leaflet draws several polygons with holes. */
function ringsOf(shape: Shape): L.LatLngTuple[][][] {
  const polygons = [...new Set(shape.map(({ polygon }) => polygon))];
  return polygons.map((number) =>
    shape.filter(({ polygon }) => polygon === number).map(({ corners }) => corners.map(latLng)),
  );
}
