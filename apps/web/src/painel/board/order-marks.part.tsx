import L from 'leaflet';
import type { Order } from '../../base/api/client.js';
import { inSight, latLng, sign } from '../../base/map.js';
import { FlatMarker, tip, type Mark } from '../../base/map-marks.js';
import { pointOf, type MapPoint } from '../../base/map-point.js';

/** A position of an order on the map, in pixels of the world at the map's zoom. */
export interface Spot {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** Nearer marks cannot be told apart, nor hit by a pointer. */
const NEAR_PX = 36;
const MIN_ORDERS = 3;
const AROUND = [-1, 0, 1] as const;
/** Above the rows of the grid at any zoom; a number as a cell's key takes a fifth of the time of a text. */
const ROWS = 2 ** 26;

/** Its first spot is the one it stands at. */
type Cluster<S> = [S, ...S[]];
type Cells<S> = Map<number, Cluster<S>[]>;

function cellOf(column: number, row: number): number {
  return column * ROWS + row;
}

function nearOf<S extends Spot>(
  cells: Cells<S>,
  { x, y }: S,
  column: number,
  row: number,
): Cluster<S> | null {
  for (const dx of AROUND)
    for (const dy of AROUND)
      for (const cluster of cells.get(cellOf(column + dx, row + dy)) ?? [])
        if ((cluster[0].x - x) ** 2 + (cluster[0].y - y) ** 2 < NEAR_PX ** 2) return cluster;
  return null;
}

/** Two clusters are never nearer than `NEAR_PX`, so that they never overlap. */
export function clustered<S extends Spot>(spots: readonly S[]): { clusters: Cluster<S>[]; alone: S[] } {
  const cells: Cells<S> = new Map();
  const all: Cluster<S>[] = [];
  for (const spot of spots) {
    const column = Math.floor(spot.x / NEAR_PX);
    const row = Math.floor(spot.y / NEAR_PX);
    const near = nearOf(cells, spot, column, row);
    if (near) {
      near.push(spot);
      continue;
    }
    const cluster: Cluster<S> = [spot];
    all.push(cluster);
    const key = cellOf(column, row);
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  const isMany = (cluster: readonly S[]) => ordersOf(cluster).size >= MIN_ORDERS;
  return { clusters: all.filter(isMany), alone: all.filter((one) => !isMany(one)).flat() };
}

export function ordersOf(cluster: readonly Spot[]): ReadonlySet<number> {
  return new Set(cluster.map(({ order }) => order));
}

/** Below the couriers, above other orders. */
export const LATE_PANE = 'late';
const CLUSTER_PANE = 'cluster';
const PANES = { [CLUSTER_PANE]: '580', [LATE_PANE]: '590' };
/** From this zoom on streets are wide enough to give every order its own mark. */
const APART_ZOOM = 15;
const DOT_PX = 6;
const LATE_PX = 7;
const MARKED_PX = 9;

interface OrderPaint {
  readonly palette: Readonly<Record<'accent' | 'surface' | 'amber' | 'red', string>>;
  readonly late: L.Renderer;
  readonly isLate: (order: Order) => boolean;
  readonly isMarked: (orderId: number) => boolean;
  readonly open: (orderId: number) => void;
  readonly hover: (orderId: number | null) => void;
  readonly many: (count: number, late: number) => string;
}

/** A pickup or a stop that the courier has not visited yet. */
interface Place extends Spot {
  readonly of: Order;
  readonly point: MapPoint;
  readonly isPickup: boolean;
  readonly key: string;
}

export function prepareOrderPanes(map: L.Map): void {
  for (const [name, z] of Object.entries(PANES)) map.createPane(name).style.zIndex = z;
}

interface Spread {
  readonly orders: readonly Order[];
  readonly zoom: number;
  readonly clusters: readonly Cluster<Place>[];
  readonly alone: readonly Place[];
}

/** Cached by zoom: of thousands of orders a few move at a time, and marks are redrawn without any move. */
export class OrderPlaces {
  private last: Spread | null = null;
  private known = new WeakMap<Order, readonly Place[]>();

  at(map: L.Map, orders: readonly Order[]): Spread {
    const zoom = map.getZoom();
    if (this.last?.orders === orders && this.last.zoom === zoom) return this.last;
    if (this.last?.zoom !== zoom) this.known = new WeakMap();
    const places = orders.flatMap((order) => this.placesOf(map, order));
    const found = zoom >= APART_ZOOM ? { clusters: [], alone: places } : clustered(places);
    this.last = { orders, zoom, ...found };
    return this.last;
  }

  private placesOf(map: L.Map, order: Order): readonly Place[] {
    const places = this.known.get(order) ?? placesOf(map, order);
    this.known.set(order, places);
    return places;
  }
}

export function orderMarks(map: L.Map, { clusters, alone }: Spread, paint: OrderPaint): Mark<string>[] {
  const isInSight = inSight(map);
  return [
    ...alone.filter(({ point }) => isInSight(point)).map((place) => dot(place, paint)),
    ...clusters
      .filter(([first]) => isInSight(first.point))
      .map((cluster) => clusterMark(map, cluster, paint)),
  ];
}

/** The pickup and the stops that the courier has not visited yet. */
export function aheadOf({ pickup, stops, status }: Order) {
  const collected = status === 'collected' || status === 'delivered';
  return [...(collected ? [] : [pickup]), ...stops.filter((stop) => stop.status === 'pending')];
}

function placesOf(map: L.Map, of: Order): Place[] {
  return aheadOf(of).flatMap((place, index, { length }) => {
    const point = pointOf(place);
    if (!point) return [];
    const { x, y } = map.project(latLng(point));
    return {
      order: of.id,
      of,
      point,
      isPickup: place === of.pickup,
      key: `${of.id} ${index - length}`,
      x,
      y,
    };
  });
}

function dot({ of, point, isPickup, key }: Place, paint: OrderPaint): Mark<string> {
  const { palette, isMarked, isLate } = paint;
  const late = isLate(of);
  const marked = isMarked(of.id);
  const calm = of.courierId === null ? palette.amber : palette.accent;
  const colour = late ? palette.red : calm;
  const draw = () => [
    L.circleMarker(latLng(point), {
      radius: marked ? MARKED_PX : late ? LATE_PX : DOT_PX,
      weight: 2,
      fillOpacity: 1,
      color: isPickup ? palette.surface : colour,
      fillColor: isPickup ? colour : palette.surface,
      ...(late && { pane: LATE_PANE, renderer: paint.late }),
    })
      .on('click', () => paint.open(of.id))
      .on('mouseover', () => paint.hover(of.id))
      .on('mouseout', () => paint.hover(null))
      .bindTooltip(() => tip(`${of.publicId} · ${of.merchant.name}`)),
  ];
  return { key, look: [of, marked, colour, palette.surface], draw };
}

/** Amber when one of its orders has no courier, red when one is late; a click zooms in. */
function clusterMark(
  map: L.Map,
  cluster: Cluster<Place>,
  { isLate, isMarked, many }: OrderPaint,
): Mark<string> {
  const [first] = cluster;
  const of = [...new Set(cluster.map((place) => place.of))];
  const late = of.filter(isLate).length;
  const classes = [
    'map-cluster',
    late > 0 && 'late',
    of.some(({ courierId }) => courierId === null) && 'unassigned',
    of.some(({ id }) => isMarked(id)) && 'marked',
  ];
  const className = classes.filter(Boolean).join(' ');
  const label = many(of.length, late);
  const bounds = L.latLngBounds(cluster.map(({ point }) => latLng(point)));
  const draw = () => [
    new FlatMarker(latLng(first.point), {
      icon: sign(className, String(of.length)),
      pane: CLUSTER_PANE,
      keyboard: false,
      alt: label,
    })
      .on('click', () => map.fitBounds(bounds.pad(0.2), { maxZoom: APART_ZOOM + 1 }))
      .bindTooltip(() => tip(label)),
  ];
  return { key: `many ${first.key}`, look: [className, label, bounds.toBBoxString()], draw };
}
