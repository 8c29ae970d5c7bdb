import type { GeoBox, Point } from '#domain';

/** User units of the drawing: of its view box, whatever size the browser gives it. */
export const DRAWING = { width: 400, height: 300, margin: 44 } as const;

/** A view never shows less than this, so that two places side by side are not a whole picture apart. */
const MIN_DEGREES = 0.004;
const CELLS = 4;
/** Degrees of a view's borders have so many decimals: 11 m, and short in an address. */
const DECIMALS = 1e4;

/** A view of all fixed points and the courier, for whom it grows in steps: many positions share a view. */
export function mapView(fixed: readonly Point[], courier: Point | null): GeoBox {
  const box = boxOf(fixed);
  if (!courier) return rounded(box);
  const cell = Math.max(box.north - box.south, box.east - box.west, MIN_DEGREES) / CELLS;
  const down = (value: number, from: number) => from - Math.ceil(Math.max(0, from - value) / cell) * cell;
  const up = (value: number, from: number) => from + Math.ceil(Math.max(0, value - from) / cell) * cell;
  return rounded({
    south: down(courier.latitude, box.south),
    west: down(courier.longitude, box.west),
    north: up(courier.latitude, box.north),
    east: up(courier.longitude, box.east),
  });
}

function boxOf(points: readonly Point[]): GeoBox {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

function rounded({ south, west, north, east }: GeoBox): GeoBox {
  return {
    south: Math.floor(south * DECIMALS) / DECIMALS,
    west: Math.floor(west * DECIMALS) / DECIMALS,
    north: Math.ceil(north * DECIMALS) / DECIMALS,
    east: Math.ceil(east * DECIMALS) / DECIMALS,
  };
}

export function viewKey({ south, west, north, east }: GeoBox): string {
  return [south, west, north, east].map((degrees) => Math.round(degrees * DECIMALS)).join('_');
}

const METRES_PER_DEGREE = 111_195;
const AROUND = { width: 2.4, height: 1.8 };

/** Equirectangular about the middle of the view: true to scale over the few kilometres of a delivery. */
export function projectionOf({ south, west, north, east }: GeoBox) {
  const [latitude, longitude] = [(north + south) / 2, (east + west) / 2];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const { width, height, margin } = DRAWING;
  const scale = Math.min(
    (width - 2 * margin) / (Math.max(east - west, MIN_DEGREES) * narrowing),
    (height - 2 * margin) / Math.max(north - south, MIN_DEGREES),
  );
  const world = 360 * narrowing * scale;
  const mercatorX = longitude / 360 + 0.5;
  const mercatorY = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  const [halfHeight, halfWidth] = [
    (height / 2 / scale) * AROUND.height,
    (width / 2 / scale / narrowing) * AROUND.width,
  ];
  return {
    x: (point: Point) => tenths(width / 2 + (point.longitude - longitude) * narrowing * scale),
    y: (point: Point) => tenths(height / 2 - (point.latitude - latitude) * scale),
    unitsPerMetre: scale / METRES_PER_DEGREE,
    /** The drawing in the world of web maps: the world's width in units, how far its corner is from ours. */
    ground: { world, x: mercatorX * world - width / 2, y: mercatorY * world - height / 2 },
    /** Enlarged so that a frame of any shape is filled. */
    around: {
      south: latitude - halfHeight,
      west: longitude - halfWidth,
      north: latitude + halfHeight,
      east: longitude + halfWidth,
    },
  };
}

function tenths(units: number): number {
  return Math.round(units * 10) / 10;
}
