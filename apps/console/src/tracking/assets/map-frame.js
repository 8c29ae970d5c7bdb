// @ts-check
/// <reference lib="dom" />
/**
 * The frame of the map. Fingers, mouse, keys and buttons move and enlarge what lies in it; pieces of the city
 * are laid below for what is in sight. At first that is the whole way; nobody can move or zoom out beyond it.
 *
 * @typedef {{ x: number, y: number }} Spot In units of the drawing; or in pixels, from its middle.
 * @typedef {Spot & { scale: number }} View The middle; how much larger than the whole.
 * @typedef {Spot & { world: number }} Ground Width of the world of web maps in units of the drawing; how far
 *   its north-west corner lies beyond that of the drawing.
 */
const frame = /** @type {HTMLElement} */ (document.querySelector('#map .frame'));
const buttons = /** @type {HTMLElement} */ (frame.querySelector('.zoom'));
const layers = /** @type {NodeListOf<HTMLElement>} */ (frame.querySelectorAll('.layer'));
const city = /** @type {Element} */ (frame.querySelector('#city'));
const { tiles = '', tilePixels, deepest } = frame.dataset;
const [width, height] = [Number(frame.dataset['width']), Number(frame.dataset['height'])];

/** How much larger than the whole way. */
const MAX_SCALE = 16;
const KEY_PX = 60;
const SETTLED_MS = 120;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MIDDLE = { x: 0, y: 0 };
/** Pieces of the city hide the gaps between them. */
const OVERLAP = 1.002;
const WHOLE = { x: width / 2, y: height / 2, scale: 1 };

/** @type {View} */
let view = WHOLE;
/** @type {Ground | null} */
let ground = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let settling;
let wanted = '';

/** Pixels of a unit of the whole drawing. */
const fit = () => Math.min(frame.clientWidth / width, frame.clientHeight / height);
/** @type {(value: number, middle: number, room: number) => number} */
const within = (value, middle, room) => Math.min(middle + room, Math.max(middle - room, value));

/** The view, no deeper than there is detail, not beyond the whole. @param {View} asked @returns {View} */
function held(asked) {
  const scale = Math.min(MAX_SCALE, Math.max(1, asked.scale));
  const room = (1 - 1 / scale) / fit() / 2;
  const { clientWidth, clientHeight } = frame;
  return {
    scale,
    x: within(asked.x, WHOLE.x, room * clientWidth),
    y: within(asked.y, WHOLE.y, room * clientHeight),
  };
}

function lay() {
  if (!ground || frame.clientWidth === 0) return;
  view = held(view);
  const { x, y, scale } = view;
  const pixels = fit() * scale;
  for (const { style } of layers)
    style.transform = `translate(${(WHOLE.x - x) * pixels}px, ${(WHOLE.y - y) * pixels}px) scale(${scale})`;
  frame.style.setProperty('--zoom', String(scale));
  frame.classList.toggle('near', scale > 1);
  if (tiles === '') return;
  clearTimeout(settling);
  settling = setTimeout(layCity, city.childElementCount > 0 ? SETTLED_MS : 0, ground);
}

/** Pieces of the city in sight; what lay there before stays until they have come. @param {Ground} ground */
function layCity({ world, ...corner }) {
  const pixels = fit() * view.scale;
  const zoom = Math.min(Number(deepest), Math.round(Math.log2((world * pixels) / Number(tilePixels))));
  const size = world / 2 ** zoom;
  /** @type {(axis: 'x' | 'y', half: number) => number} */
  const index = (axis, half) => Math.floor((view[axis] + half / pixels + corner[axis]) / size);
  const [right, down] = [frame.clientWidth / 2, frame.clientHeight / 2];
  /** @type {SVGImageElement[]} */
  const pieces = [];
  for (let x = index('x', -right); x <= index('x', right); x++)
    for (let y = index('y', -down); y <= index('y', down); y++) {
      const parts = { z: zoom, x, y };
      const href = tiles.replace(/\{([zxy])\}/g, (_, name) => String(parts[/** @type {'x'} */ (name)]));
      pieces.push(pieceOf(href, { x: x * size - corner.x, y: y * size - corner.y }, size * OVERLAP));
    }
  wanted = pieces.map(({ href }) => href.baseVal).join(' ');
  const asked = wanted;
  city.append(...pieces);
  void Promise.all(pieces.map(come)).then(() => {
    if (asked === wanted) city.replaceChildren(...pieces);
  });
}

/** @type {(href: string, corner: Spot, size: number) => SVGImageElement} */
function pieceOf(href, { x, y }, size) {
  const known = [...city.children].find((child) => child.getAttribute('href') === href);
  const piece = known ?? document.createElementNS('http://www.w3.org/2000/svg', 'image');
  for (const [name, value] of Object.entries({ x, y, width: size, height: size }))
    piece.setAttribute(name, String(value));
  if (!known) piece.setAttribute('href', href);
  return /** @type {SVGImageElement} */ (piece);
}

/** @type {WeakSet<Element>} */
const there = new WeakSet();

/** A piece that does not come leaves what lay there before. @param {SVGImageElement} piece */
async function come(piece) {
  if (there.has(piece)) return;
  await new Promise((done) => {
    piece.addEventListener('load', done);
    piece.addEventListener('error', done);
  });
  there.add(piece);
}

/** What lay at one place lies at another, enlarged. @type {(from: Spot, to: Spot, by?: number) => void} */
function move(from, to, by = 1) {
  const { scale } = held({ ...view, scale: view.scale * by });
  const [before, after] = [fit() * view.scale, fit() * scale];
  const along = (/** @type {'x' | 'y'} */ axis) => view[axis] + from[axis] / before - to[axis] / after;
  view = { scale, x: along('x'), y: along('y') };
  lay();
}

/** @param {{ clientX: number, clientY: number }} event @returns {Spot} */
function at({ clientX, clientY }) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Fingers on the map, and the mouse. @type {Map<number, Spot>} */
const pointers = new Map();

/** The pointers' middle, and how far apart they are. */
function grip() {
  const all = [...pointers.values()];
  const mean = (/** @type {'x' | 'y'} */ axis) => all.reduce((sum, one) => sum + one[axis], 0) / all.length;
  const middle = { x: mean('x'), y: mean('y') };
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
  buttons.addEventListener('click', ({ target }) => {
    const by = target instanceof Element ? target.closest('button')?.dataset['by'] : undefined;
    if (by !== undefined) move(MIDDLE, MIDDLE, Number(by));
  });
  buttons.addEventListener('keydown', (event) => {
    const [x, y] = KEYS[/** @type {keyof typeof KEYS} */ (event.key)] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move({ x: x * KEY_PX, y: y * KEY_PX }, MIDDLE);
  });
  new ResizeObserver(lay).observe(frame);
}

/**
 * The drawing stands on this ground now; what the reader has chosen stays in sight.
 * @param {Ground} next
 */
export function showGround(next) {
  if (!ground) {
    buttons.hidden = false;
    listen();
  } else if (view.scale > 1) {
    const by = next.world / ground.world;
    view = {
      scale: view.scale / by,
      x: (view.x + ground.x) * by - next.x,
      y: (view.y + ground.y) * by - next.y,
    };
  }
  ground = next;
  lay();
}
