// @ts-check
/// <reference lib="dom" />
/**
 * The frame of the drawn map. Fingers, mouse, keys and buttons move and enlarge what lies in it; the city below is
 * painted for what is in sight. At first that is the whole way, and never more than it: nobody gets lost.
 *
 * @typedef {{ latitude: number, longitude: number, zoom: number }} View The middle; the zoom that web maps have, at which
 *   a pixel is a pixel (of a `ground`: a unit of the drawing).
 * @typedef {{ x: number, y: number }} Pixels From the middle of the frame.
 */
const frame = /** @type {HTMLElement} */ (document.querySelector('#map .frame'));
const buttons = /** @type {HTMLElement | null} */ (frame.querySelector('.zoom'));
const canvas = /** @type {HTMLCanvasElement | null} */ (document.getElementById('city'));
const drawn = ['drawing', 'streets'].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));

const TILE_PX = 256;
/** How much deeper than the whole way, in steps that double. */
const DEEPEST = 4;
const KEY_PX = 60;
const SETTLED_MS = 120;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {View | null} */
let ground = null;
/** What the reader has chosen; null: the whole way. @type {View | null} */
let chosen = null;
/** Paints the city on the canvas. @typedef {(canvas: HTMLCanvasElement, view: View) => Promise<void>} Paint */
/** @type {Paint | null} */
let paint = null;
/** What the canvas shows. @type {View | null} */
let painted = null;
let asked = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let settling;

/** @param {number} zoom */
const perDegree = (zoom) => (TILE_PX * 2 ** zoom) / 360;
/** @param {View} view Degrees of latitude are longer than those of longitude. */
const narrowing = ({ latitude }) => Math.cos((latitude * Math.PI) / 180);
/** @type {(value: number, middle: number, room: number) => number} */
const within = (value, middle, room) => Math.min(middle + room, Math.max(middle - room, value));

/** The whole way, in this frame. @param {View} around @returns {View} */
function wholeOf(around) {
  const { clientWidth, clientHeight, dataset } = frame;
  const scale = Math.min(clientWidth / Number(dataset['width']), clientHeight / Number(dataset['height']));
  return { ...around, zoom: around.zoom + Math.log2(scale) };
}

/** The view, no deeper than there is something to see and not beyond the whole. @type {(view: View, whole: View) => View} */
function held(view, whole) {
  const zoom = Math.min(whole.zoom + DEEPEST, Math.max(whole.zoom, view.zoom));
  const room = (1 - 2 ** (whole.zoom - zoom)) / perDegree(whole.zoom) / 2;
  const { clientWidth, clientHeight } = frame;
  return {
    zoom,
    longitude: within(view.longitude, whole.longitude, room * clientWidth),
    latitude: within(view.latitude, whole.latitude, room * clientHeight * narrowing(whole)),
  };
}

/** Lays out what was drawn for one view as another one shows it. @type {(element: HTMLElement, own: View, view: View) => void} */
function place(element, own, view) {
  const pixels = perDegree(view.zoom);
  const x = (own.longitude - view.longitude) * pixels;
  const y = ((view.latitude - own.latitude) * pixels) / narrowing(own);
  element.style.transform = `translate(${x}px, ${y}px) scale(${2 ** (view.zoom - own.zoom)})`;
}

function lay() {
  if (!ground || frame.clientWidth === 0) return;
  const whole = wholeOf(ground);
  const view = held(chosen ?? whole, whole);
  for (const layer of drawn) place(layer, whole, view);
  const scale = 2 ** (view.zoom - whole.zoom);
  frame.style.setProperty('--zoom', String(scale));
  frame.classList.toggle('near', scale > 1);
  if (!canvas || !paint) return;
  if (painted) place(canvas, painted, view);
  clearTimeout(settling);
  settling = setTimeout(paintCity, painted ? SETTLED_MS : 0, view);
}

/** @param {View} view */
function paintCity(view) {
  if (!canvas || !paint) return;
  const wanted = JSON.stringify([view, frame.clientWidth, frame.clientHeight]);
  if (wanted === asked) return;
  asked = wanted;
  // The way and its marks stand there without the ground below them.
  paint(canvas, view).then(() => {
    if (wanted !== asked) return;
    painted = view;
    lay();
  }, failed);
}

/** @param {unknown} error With the next state it is tried again. */
function failed(error) {
  asked = '';
  reportError(error);
}

/** What lay at one place lies at another, enlarged. @type {(from: Pixels, to: Pixels, by?: number) => void} */
function move(from, to, by = 1) {
  if (!ground) return;
  const whole = wholeOf(ground);
  const view = held(chosen ?? whole, whole);
  const { zoom } = held({ ...view, zoom: view.zoom + Math.log2(by) }, whole);
  const [before, after] = [perDegree(view.zoom), perDegree(zoom)];
  chosen = held(
    {
      zoom,
      longitude: view.longitude + from.x / before - to.x / after,
      latitude: view.latitude - (from.y / before - to.y / after) * narrowing(whole),
    },
    whole,
  );
  if (zoom === whole.zoom) chosen = null;
  lay();
}

/** @param {{ clientX: number, clientY: number }} event @returns {Pixels} */
function at({ clientX, clientY }) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Fingers on the map, and the mouse. @type {Map<number, Pixels>} */
const pointers = new Map();

/** Their middle, and how far apart they are. */
function grip() {
  const all = [...pointers.values()];
  const [x, y] = [/** @type {const} */ ('x'), /** @type {const} */ ('y')].map(
    (axis) => all.reduce((sum, one) => sum + one[axis], 0) / all.length,
  );
  const middle = { x: x ?? 0, y: y ?? 0 };
  const apart = Math.max(...all.map((one) => Math.hypot(one.x - middle.x, one.y - middle.y)));
  return { middle, apart: apart || 1 };
}

function listen() {
  frame.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('.zoom')) return;
    pointers.set(event.pointerId, at(event));
    if (event.pointerType === 'mouse') frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = grip();
    pointers.set(event.pointerId, at(event));
    const after = grip();
    move(before.middle, after.middle, after.apart / before.apart);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'pointerleave']))
    frame.addEventListener(end, (event) => pointers.delete(event.pointerId));
  frame.addEventListener('dblclick', (event) => {
    if (event.target instanceof Element && !event.target.closest('.zoom')) move(at(event), at(event), 2);
  });
  // A wheel scrolls the page; the pinch of a touchpad comes as a wheel with Control.
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      move(at(event), at(event), 2 ** (-event.deltaY / 100));
    },
    { passive: false },
  );
  buttons?.addEventListener('click', ({ target }) => {
    const by = target instanceof Element ? target.closest('button')?.dataset['by'] : undefined;
    const middle = { x: 0, y: 0 };
    if (by !== undefined) move(middle, middle, Number(by));
  });
  buttons?.addEventListener('keydown', (event) => {
    const [x, y] = KEYS[/** @type {keyof typeof KEYS} */ (event.key)] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move({ x: x * KEY_PX, y: y * KEY_PX }, { x: 0, y: 0 });
  });
  new ResizeObserver(lay).observe(frame);
}

/**
 * The drawing stands on this ground now; what the reader has chosen stays in sight.
 * @param {View} next
 */
export function showGround(next) {
  if (!ground && buttons) {
    buttons.hidden = false;
    listen();
  }
  ground = next;
  lay();
}

/**
 * The city is painted anew from now on.
 * @param {Paint} by
 */
export function paintBy(by) {
  paint = by;
  asked = '';
  lay();
}
