// @ts-check
/// <reference lib="dom" />
/**
 * The map of the region below the marks of a Leaflet map, drawn here from one archive of tiles: no other host is asked.
 * The tracking page and the apps load it only where the installation has such an archive.
 */
import { RegionArchive, rangesOf } from './region-archive.js';
import { readVectorTile } from './vector-tile.js';

/**
 * @typedef {import('./vector-tile.js').TileLayer} TileLayer
 * @typedef {import('./vector-tile.js').Feature} Feature
 * @typedef {{ ground: string, water: string, green: string, building: string, street: string, edge: string,
 *   text: string }} Palette
 * @typedef {{ x: number, y: number, scale: number }} Placing
 */
const TILE_PX = 256;
const GREEN = /park|garden|wood|forest|grass|nature|cemetery|pitch|golf|meadow|scrub|farmland|zoo/;
const WIDE = /highway|motorway|trunk/;
const MAJOR = /major|primary|secondary/;
const NARROW = /path|footway|pedestrian|track|other|service/;
const NO_STREET = /rail|ferry|transit|aeroway|taxiway|runway/;

/** By layer, in the schemas of Protomaps and of OpenMapTiles, from the ground up. */
const AREAS = /** @type {const} */ ([
  [['landuse', 'landcover', 'park', 'natural'], 'green', GREEN],
  [['water'], 'water', null],
  [['building', 'buildings'], 'building', null],
]);
const STREETS = ['roads', 'transportation'];
const PLACES = ['places', 'place'];

/** @param {string} kind @param {number} zoom Pixels; 0: not drawn at this zoom. */
function widthOf(kind, zoom) {
  if (NO_STREET.test(kind)) return 0;
  const most = WIDE.test(kind) ? 9 : MAJOR.test(kind) ? 7 : NARROW.test(kind) ? 2 : 5;
  return most * Math.min(1.6, 2 ** ((zoom - 16) / 1.6));
}

/** @param {Feature} feature @param {Placing} placing */
function pathOf({ lines }, { x, y, scale }) {
  const path = new Path2D();
  for (const line of lines)
    line.forEach(([px, py], at) => {
      if (at === 0) path.moveTo(px * scale - x, py * scale - y);
      else path.lineTo(px * scale - x, py * scale - y);
    });
  return path;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {readonly TileLayer[]} layers
 * @param {Palette} palette
 * @param {(layer: TileLayer) => Placing} placingOf
 * @param {number} zoom
 */
function paint(pen, layers, palette, placingOf, zoom) {
  pen.fillStyle = palette.ground;
  pen.fillRect(0, 0, TILE_PX, TILE_PX);
  /** @param {readonly string[]} names */
  const named = (names) => layers.filter(({ name }) => names.includes(name));
  for (const [names, colour, kinds] of AREAS)
    for (const layer of named(names))
      for (const feature of layer.features)
        if (feature.type === 3 && (kinds?.test(feature.kind) ?? true)) {
          pen.fillStyle = palette[colour];
          pen.fill(pathOf(feature, placingOf(layer)), 'evenodd');
        }
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const streets = named(STREETS).flatMap((layer) =>
    layer.features.flatMap((feature) => {
      const width = feature.type === 2 ? widthOf(feature.kind, zoom) : 0;
      return width > 0.3 ? [{ path: pathOf(feature, placingOf(layer)), width }] : [];
    }),
  );
  for (const [colour, more] of /** @type {const} */ ([
    ['edge', 1.5],
    ['street', 0],
  ]))
    for (const { path, width } of streets) {
      pen.strokeStyle = palette[colour];
      pen.lineWidth = width + more;
      pen.stroke(path);
    }
  write(pen, named(PLACES), palette, placingOf);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {readonly TileLayer[]} layers
 * @param {Palette} palette
 * @param {(layer: TileLayer) => Placing} placingOf
 */
function write(pen, layers, palette, placingOf) {
  pen.font = '500 12px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.strokeStyle = palette.ground;
  pen.fillStyle = palette.text;
  pen.lineWidth = 3;
  for (const layer of layers) {
    const { x, y, scale } = placingOf(layer);
    for (const { type, name, lines } of layer.features) {
      const [point] = lines[0] ?? [];
      if (type !== 1 || !point || name === '') continue;
      const at = /** @type {const} */ ([point[0] * scale - x, point[1] * scale - y]);
      pen.strokeText(name, ...at);
      pen.fillText(name, ...at);
    }
  }
}

/**
 * @param {typeof import('leaflet')} leaflet
 * @param {string} url Of the archive.
 * @param {() => Palette} palette Asked at each tile: themes change.
 * @param {string} attribution
 */
export function regionLayer(leaflet, url, palette, attribution) {
  const archive = new RegionArchive(rangesOf(url));
  /** @param {HTMLCanvasElement} canvas @param {{ x: number, y: number, z: number }} place */
  const draw = async (canvas, { x, y, z }) => {
    const { maxZoom, type } = await archive.header();
    // Beyond the last zoom of the archive a part of its tile is drawn larger.
    const beyond = Math.max(0, z - maxZoom);
    const times = 2 ** beyond;
    const tile = await archive.tile(z - beyond, Math.floor(x / times), Math.floor(y / times));
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const sharp = canvas.width / TILE_PX;
    pen.setTransform(sharp, 0, 0, sharp, 0, 0);
    const corner = { x: (x % times) * TILE_PX, y: (y % times) * TILE_PX };
    if (tile && type === 'picture') {
      const picture = await createImageBitmap(new Blob([tile]));
      pen.drawImage(picture, -corner.x, -corner.y, TILE_PX * times, TILE_PX * times);
      picture.close();
    } else
      paint(
        pen,
        tile ? readVectorTile(tile) : [],
        palette(),
        ({ extent }) => ({ ...corner, scale: (TILE_PX * times) / extent }),
        z,
      );
  };
  const layer = new leaflet.GridLayer({ tileSize: TILE_PX, attribution, maxZoom: 20 });
  return Object.assign(layer, {
    /** @param {import('leaflet').Coords} coords @param {import('leaflet').DoneCallback} done */
    createTile(coords, done) {
      const canvas = document.createElement('canvas');
      const sharp = Math.min(2, devicePixelRatio || 1);
      canvas.width = canvas.height = TILE_PX * sharp;
      draw(canvas, coords).then(
        () => done(undefined, canvas),
        (error) => done(error, canvas),
      );
      return canvas;
    },
  });
}
