import L from 'leaflet';
import type { Courier } from './api/client.js';
import { inSight, latLng, sign } from './map.js';

/** One mark of a map: drawn again only when a part of its look has changed. */
export interface Mark<K> {
  readonly key: K;
  readonly look: readonly unknown[];
  readonly draw: () => readonly L.Layer[];
}

/** The marks on a layer. Thousands stand there while a few change, so only those are touched. */
export class Marks<K> {
  readonly layer = L.layerGroup();
  private readonly drawn = new Map<K, { look: readonly unknown[]; layers: readonly L.Layer[] }>();

  show(marks: readonly Mark<K>[]): void {
    const left = new Set(this.drawn.keys());
    for (const { key, look, draw } of marks) {
      left.delete(key);
      const before = this.drawn.get(key);
      if (before?.look.every((detail, index) => detail === look[index])) continue;
      this.remove(key);
      const layers = draw();
      for (const one of layers) this.layer.addLayer(one);
      this.drawn.set(key, { look, layers });
    }
    for (const key of left) this.remove(key);
  }

  private remove(key: K): void {
    for (const one of this.drawn.get(key)?.layers ?? []) this.layer.removeLayer(one);
    this.drawn.delete(key);
  }
}

/** Members of Leaflet's markers not in its types; `map-marks.spec.tsx` fails when a release changes them. */
interface Inside {
  readonly _setPos: (this: L.Marker, point: L.Point) => void;
}
const { _setPos: place } = L.Marker.prototype as unknown as Inside;

/**
 * A marker for maps with hundreds: placed by `left` and `top`, hidden while the map zooms. By a transform, as
 * Leaflet places it, each is composed by itself: most of a frame's time for five hundred couriers.
 */
export class FlatMarker extends L.Marker {
  override onAdd(map: L.Map): this {
    Object.assign(this, { _zoomAnimated: false });
    return super.onAdd(map);
  }
}
FlatMarker.include({
  _setPos: function (point) {
    place.call(this, point);
    const icon = this.getElement();
    if (icon) Object.assign(icon.style, { transform: '', left: `${point.x}px`, top: `${point.y}px` });
  },
} satisfies Inside);

/** With more couriers in sight their numbers would hide each other and the marks below. */
const CROWD = 100;

/**
 * The couriers in sight, as squares with how many orders they carry; above `CROWD` as small squares without.
 * `open` absent: they cannot be clicked.
 */
export function courierMarks(
  map: L.Map,
  couriers: readonly Courier[],
  chosen: number | null,
  open?: (id: number) => void,
): Mark<number>[] {
  const isInSight = inSight(map);
  const near = couriers.flatMap(({ location, ...courier }) =>
    location && isInSight(location) ? { ...courier, location } : [],
  );
  return near.map(({ id, name, location, activeOrders, online }) => {
    const load = activeOrders.length;
    const classes = [
      'map-courier',
      online && load === 0 && 'free',
      !online && 'gone',
      near.length > CROWD && id !== chosen && 'small',
      id === chosen && 'paired',
    ];
    const className = classes.filter(Boolean).join(' ');
    const draw = () => {
      const icon = sign(className, online ? String(load) : '–');
      const zIndexOffset = id === chosen ? 1_000 : 0;
      const marker = new FlatMarker(latLng(location), { icon, keyboard: false, alt: name, zIndexOffset });
      if (open) marker.on('click', () => open(id));
      return [marker.bindTooltip(() => tip(name))];
    };
    return { key: id, look: [className, load, name, location.latitude, location.longitude], draw };
  });
}

export function tip(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
