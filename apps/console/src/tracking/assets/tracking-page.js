// @ts-check
/// <reference lib="dom" />
import { paintBy, showGround } from './map-frame.js';

/**
 * Follows the order on the tracking page: what the server rendered anew is put in its place. The server renders every
 * text, so this script knows no language and no rule.
 *
 * @typedef {{ latitude: number, longitude: number }} Point
 * @typedef {Point & { old: boolean }} CourierMark
 * @typedef {Point & { ordinal: number, open: boolean, label: string }} StopMark
 * @typedef {{ courier: CourierMark | null, pickup: Point | null, way: Point[], stops: StopMark[] }} Marks
 * @typedef {{ title: string, headline: string, ended: boolean, leg: string, top: string, acts: string, details: string,
 *   map: { shown: boolean, streets: string | null, ground: import('./map-frame.js').View | null, drawing: string, legend: string },
 *   marks: Marks }} State
 */
const main = /** @type {HTMLElement} */ (document.querySelector('main[data-token]'));

const { token = '', tiles = '', attribution = '', archives = '', archiveScript = '' } = main.dataset;
const base = `/rastreio/${token}`;
/** The stream says nothing while nothing changes, but an expected time ages. */
const ASK_AFTER_MS = 30_000;
const CHECK_MS = 5_000;
const ASK_WITHOUT_STREAM_MS = 8_000;

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Map<string, string>} */
const shownMarkup = new Map();
let title = document.title;
let shownAt = 0;
/** @type {EventSource | null} */
let events = null;
/** @type {ReturnType<typeof setInterval> | undefined} */
let checking;

/**
 * @param {string} id
 * @param {string} markup
 */
function put(id, markup) {
  if (shownMarkup.get(id) !== markup) part(id).innerHTML = markup;
  shownMarkup.set(id, markup);
}

// The drawing: two layers of the same view, the streets as a picture and the way above it.

/** @param {Element | null} courier */
function courierPlace(courier) {
  const [, x = '0', y = '0'] =
    /translate\(([-\d.]+) ([-\d.]+)\)/.exec(courier?.getAttribute('transform') ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

/**
 * True: the view is another one than before.
 * @param {string} url
 */
function showStreets(url) {
  const streets = /** @type {HTMLImageElement} */ (part('streets'));
  if (streets.dataset['view'] === url) return false;
  streets.dataset['view'] = url;
  streets.hidden = url === '';
  if (url !== '') streets.src = url;
  return true;
}

// The city below the drawing, from an archive of tiles: the same view, so that the way lies on its streets.

/** Colours by the style of the page. */
function cityPalette() {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const colour = (name) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    ground: colour('ground'),
    water: colour('water'),
    green: colour('green'),
    building: colour('building'),
    street: colour('street'),
    edge: colour('edge'),
    text: colour('text'),
  };
}

/** Paints the ground in the colours of the moment. */
function paintCity() {
  const palette = cityPalette();
  /** @type {ReturnType<typeof import('./region-map.js').cityMap> | null} */
  let city = null;
  paintBy(async (canvas, { zoom, ...centre }) => {
    /** @type {typeof import('./region-map.js')} */
    const { cityMap } = await import(archiveScript);
    city ??= cityMap(archives.split(' '), palette);
    await (await city).paint(canvas, centre, zoom);
  });
}

/** @param {State} state */
function draw({ map }) {
  const frame = part('drawing');
  const before = frame.querySelector('.courier');
  const from = before && courierPlace(before);
  put('drawing', map.drawing);
  const moved = showStreets(map.streets ?? '');
  const courier = frame.querySelector('.courier');
  if (!from || !courier || courier === before || moved) return;
  const to = courierPlace(courier);
  courier.animate(
    [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
    { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900, easing: 'ease-out' },
  );
}

// The map, where there is a server of tiles.

/** @type {import('leaflet').Map | null} */
let map = null;
/** @type {import('leaflet').Layer[]} */
let layers = [];
let shownLeg = '';

/** @param {Point} point @returns {[number, number]} */
const at = (point) => [point.latitude, point.longitude];

/**
 * @param {Point} point
 * @param {string} kind
 * @param {string} text
 * @param {string} name
 */
function marker(point, kind, text, name) {
  const icon = L.divIcon({ className: `leaflet-pin ${kind}`, html: text, iconSize: [30, 30] });
  return L.marker(at(point), { icon, title: name, keyboard: false });
}

function openMap() {
  const opened = L.map(part('drawing'), { scrollWheelZoom: false });
  return opened.addLayer(L.tileLayer(tiles, { attribution, maxZoom: 19 }));
}

/** @param {State} state */
function drawOnTiles({ marks, leg }) {
  map ??= openMap();
  for (const layer of layers) layer.remove();
  const way = marks.way.map(at);
  layers = [
    L.polyline(way, { color: '#fff', weight: 8 }),
    L.polyline(way, { color: '#0b6b57', weight: 4.5 }),
    ...marks.stops.map((stop) => marker(stop, stop.open ? '' : 'closed', String(stop.ordinal), stop.label)),
  ];
  if (marks.pickup) layers.push(marker(marks.pickup, '', part('map').dataset['pickupMark'] ?? '', ''));
  if (marks.courier)
    layers.push(marker(marks.courier, marks.courier.old ? 'courier old' : 'courier', '●', ''));
  for (const layer of layers) layer.addTo(map);
  if (shownLeg === leg) return;
  shownLeg = leg;
  const points = marks.courier ? [...way, at(marks.courier)] : way;
  map.fitBounds(L.latLngBounds(points).pad(0.2), { animate: false, maxZoom: 16 });
}

// The state of the order: streamed, and asked for where the stream says nothing.

/** @param {State} state */
function show(state) {
  shownAt = performance.now();
  part('connection').hidden = true;
  put('top', state.top);
  put('acts', state.acts);
  put('details', state.details);
  put('legend', state.map.legend);
  part('map').hidden = !state.map.shown;
  if (state.map.shown && tiles && typeof L !== 'undefined') drawOnTiles(state);
  else if (state.map.shown) {
    draw(state);
    if (state.map.ground) showGround(state.map.ground);
  }
  if (state.title !== title) {
    title = state.title;
    document.title = title;
    part('news').textContent = state.headline;
  }
  if (state.ended) stop();
}

function stop() {
  events?.close();
  clearInterval(checking);
}

async function ask() {
  shownAt = performance.now();
  try {
    const answer = await fetch(`${base}/estado`, { headers: { Accept: 'application/json' } });
    if (answer.ok) show(await answer.json());
    else if (answer.status === 404) location.reload();
  } catch {
    part('connection').hidden = false;
  }
}

function check() {
  const streaming = events?.readyState === EventSource.OPEN;
  const patience = streaming ? ASK_AFTER_MS : ASK_WITHOUT_STREAM_MS;
  if (!document.hidden && performance.now() - shownAt >= patience) void ask();
}

void ask();
// The browser connects again by itself; until it has, and where it never does, the page asks.
events = new EventSource(`${base}/eventos`);
events.addEventListener('estado', (event) => show(JSON.parse(event.data)));
checking = setInterval(check, CHECK_MS);
document.addEventListener('visibilitychange', check);

if (archives !== '') {
  paintCity();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintCity);
}
