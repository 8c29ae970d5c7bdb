// @ts-check
/// <reference lib="dom" />
import { showGround } from './map-frame.js';

/**
 * Follows the order on the tracking page: what the server rendered anew replaces the old. The server renders
 * every text, so this script knows no language and no rule.
 *
 * @typedef {{ title: string, headline: string, ended: boolean, top: string, acts: string, details: string,
 *   map: { shown: boolean, streets: string | null, ground: import('./map-frame.js').Ground | null,
 *     drawing: string, legend: string } }} State
 */
const main = /** @type {HTMLElement} */ (document.querySelector('main[data-token]'));

const base = `/rastreio/${main.dataset['token'] ?? ''}`;
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
  if (state.map.ground) {
    draw(state);
    showGround(state.map.ground);
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
