// @ts-check
import * as library from 'protomaps-leaflet';

/**
 * The look of a city's map: how `protomaps-leaflet` paints and labels the vector tiles of its archive, in the
 * schemas of Protomaps (which ours is) and of OpenMapTiles.
 *
 * @typedef {import('protomaps-leaflet').Feature} Feature
 * @typedef {import('protomaps-leaflet').PaintRule} PaintRule
 * @typedef {import('protomaps-leaflet').LabelRule} LabelRule
 * @typedef {{ ground: string, water: string, green: string, building: string, street: string, edge: string,
 *   text: string }} Palette
 */
const GREEN =
  /park|garden|wood|forest|grass|nature|cemetery|pitch|golf|meadow|scrub|farmland|zoo|green|recreation/;
const PATH = /path|footway|pedestrian|track|steps|cycleway/;
const RAIL = /rail|transit/;
const FONT = 'system-ui, sans-serif';

/** From the least to the most important: what is drawn last lies above. Widths in pixels at zoom 16. */
const STREETS = /** @type {const} */ ([
  { kinds: /other|service/, width: 2.5, from: 14, named: 17 },
  { kinds: /minor|residential|tertiary/, width: 5, from: 12, named: 15 },
  { kinds: /major|primary|secondary/, width: 7, from: 9, named: 13.5 },
  { kinds: /highway|motorway|trunk/, width: 9, from: 5, named: 12.5 },
]);

/** @param {Feature | undefined} feature */
const kindOf = (feature) => String(feature?.props['kind'] ?? feature?.props['class'] ?? '');

/** @param {number} most */
const widthAt = (most) => (/** @type {number} */ zoom) => most * Math.min(2.2, 2 ** ((zoom - 16) / 1.6));

/** @param {RegExp} kinds */
const only = (kinds) => (/** @type {number} */ _, /** @type {Feature} */ feature) =>
  kinds.test(kindOf(feature));

const { CenteredTextSymbolizer, LineLabelSymbolizer, LineSymbolizer, PolygonSymbolizer } = library;

/** @param {Palette} palette @returns {PaintRule[]} */
function areas(palette) {
  /** @type {(layers: string[], fill: string, more?: Partial<PaintRule>) => PaintRule[]} */
  const of = (layers, fill, more = {}) =>
    layers.map((dataLayer) => ({ dataLayer, symbolizer: new PolygonSymbolizer({ fill }), ...more }));
  return [
    ...of(['landuse', 'landcover', 'park', 'natural'], palette.green, { filter: only(GREEN) }),
    ...of(['water'], palette.water, { filter: (_, { geomType }) => geomType === 3 }),
    {
      dataLayer: 'water',
      filter: (_, { geomType }) => geomType === 2,
      symbolizer: new LineSymbolizer({ color: palette.water, width: widthAt(4), lineJoin: 'round' }),
    },
    ...of(['building', 'buildings'], palette.building, { minzoom: 14 }),
  ];
}

/** @param {Palette} palette @returns {PaintRule[]} */
function lines(palette) {
  const round = /** @type {const} */ ({ lineCap: 'round', lineJoin: 'round' });
  return ['roads', 'transportation', 'transit'].flatMap((dataLayer) => [
    {
      dataLayer,
      minzoom: 15,
      filter: only(PATH),
      symbolizer: new LineSymbolizer({ color: palette.edge, width: widthAt(1.6), dash: [3, 2] }),
    },
    ...STREETS.map(({ kinds, width, from }) => ({
      dataLayer,
      minzoom: Math.max(from, 12),
      filter: only(kinds),
      symbolizer: new LineSymbolizer({
        color: palette.edge,
        width: (zoom) => widthAt(width)(zoom) + 1.5,
        ...round,
      }),
    })),
    ...STREETS.map(({ kinds, width, from }) => ({
      dataLayer,
      minzoom: from,
      filter: only(kinds),
      symbolizer: new LineSymbolizer({
        color: palette.street,
        width: (zoom) => Math.max(0.7, widthAt(width)(zoom)),
        ...round,
      }),
    })),
    {
      dataLayer,
      filter: only(RAIL),
      minzoom: 11,
      symbolizer: new LineSymbolizer({ color: palette.text, opacity: 0.45, width: 1.2, dash: [5, 3] }),
    },
  ]);
}

/** @param {Palette} palette @returns {LabelRule[]} */
function names(palette) {
  const ink = { fill: palette.text, stroke: palette.ground, width: 3 };
  /** @type {(layers: string[], kinds: RegExp, font: string, from: number, to?: number) => LabelRule[]} */
  const places = (layers, kinds, font, from, to = 99) =>
    layers.map((dataLayer) => ({
      dataLayer,
      minzoom: from,
      maxzoom: to,
      filter: (_, feature) => feature.geomType === 1 && kinds.test(kindOf(feature)),
      symbolizer: new CenteredTextSymbolizer({ ...ink, font: `${font} ${FONT}`, lineHeight: 1.3 }),
    }));
  return [
    ...places(['places', 'place'], /locality|city|town|village/, '600 14px', 6, 14),
    ...places(['places', 'place'], /neighbourhood|suburb|quarter|macrohood|district/, '500 12px', 12),
    ...[...STREETS].reverse().flatMap(({ kinds, named }) =>
      ['roads', 'transportation_name', 'transportation'].map((dataLayer) => ({
        dataLayer,
        minzoom: named,
        filter: only(kinds),
        symbolizer: new LineLabelSymbolizer({ ...ink, font: `500 11px ${FONT}`, repeatDistance: 300 }),
      })),
    ),
    ...places(['landuse', 'park', 'pois', 'water', 'water_name'], /./, 'italic 400 11px', 14.5),
  ];
}

/** @type {Map<string, Promise<number>>} */
const deepest = new Map();

/** How deep the archive goes, as its header says. @param {string} url */
function depthOf(url) {
  const known = deepest.get(url);
  if (known) return known;
  const asked = new library.PmtilesSource(url, false).p.getHeader().then(({ maxZoom }) => maxZoom);
  asked.catch(() => deepest.delete(url));
  deepest.set(url, asked);
  return asked;
}

/** Each archive is a source with all rules. @param {readonly string[]} urls @param {Palette} palette */
async function rulesOf(urls, palette) {
  /** @type {Record<string, { url: string, maxDataZoom: number }>} */
  const sources = {};
  for (const url of urls) sources[url] = { url, maxDataZoom: await depthOf(url) };
  /** @type {<Rule extends PaintRule | LabelRule>(rules: Rule[]) => Rule[]} */
  const forEach = (rules) => rules.flatMap((rule) => urls.map((dataSource) => ({ ...rule, dataSource })));
  return {
    sources,
    paintRules: forEach([...areas(palette), ...lines(palette)]),
    labelRules: forEach(names(palette)),
    backgroundColor: palette.ground,
  };
}

/**
 * A layer of a Leaflet map.
 * @param {typeof import('leaflet')} leaflet @param {readonly string[]} urls @param {Palette} palette
 */
export async function cityLayer(leaflet, urls, palette) {
  // The library takes Leaflet from the window.
  Object.assign(globalThis, { L: leaflet });
  const layer = library.leafletLayer({ ...(await rulesOf(urls, palette)), attribution: '', noWrap: true });
  return {
    // Its types know nothing of the layer that it extends.
    layer: /** @type {import('leaflet').GridLayer} */ (/** @type {unknown} */ (layer)),
    /** @param {Palette} next Of another theme. */
    repaint: async (next) => {
      const { paintRules, labelRules, backgroundColor } = await rulesOf(urls, next);
      Object.assign(layer, { paintRules, labelRules, backgroundColor });
      layer.clearLayout();
      layer.rerenderTiles();
    },
  };
}
