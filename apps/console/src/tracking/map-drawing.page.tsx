import type { GeoBox, MapStreet, Point } from '#domain';
import { markup } from '../http/html.page.js';
import { DRAWING, projectionOf } from './map-view.mapper.js';

/** A point in units of the drawing. */
export interface DrawnSpot {
  readonly x: number;
  readonly y: number;
}
type Line = readonly DrawnSpot[];

export interface DrawnLines {
  readonly kind: 'street' | 'water' | 'path' | 'rail';
  readonly lines: readonly Line[];
  readonly width: number;
}

export interface NamedLines {
  readonly name: string;
  readonly lines: readonly Line[];
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Enlarged by so many of its sizes on each side, so that a frame of any shape is filled. */
  readonly bleed?: number;
}

/** What lies below the way of an order. */
interface BaseMapDrawing extends Frame {
  readonly areas?: Readonly<Record<'green' | 'water' | 'building', readonly Line[]>>;
  /** The least important first. */
  readonly lines: readonly DrawnLines[];
  /** Decimals of the lines' coordinates. */
  readonly decimals: number;
  /** What a street's edge adds to its width. */
  readonly edge: number;
  /** The most important first. */
  readonly streets: readonly NamedLines[];
  readonly places?: readonly (DrawnSpot & { readonly name: string })[];
  readonly text: number;
  readonly maxNames: number;
  /** No name is written at these places. */
  readonly occupied?: readonly DrawnSpot[];
  /** A pin that stands on the picture itself. */
  readonly pin?: DrawnSpot | null;
}

/** An SVG of its own: its style follows the reader's colour scheme, as the page's does. */
const STYLE = `
.ground{fill:#e9ece6}.green{fill:#d3e4cd}.water{fill:#b9d5e3}.building{fill:#dcdfd7}
.edge,.street,.waterway,.path,.rail{fill:none;stroke:#c9cdc4;stroke-linecap:round;stroke-linejoin:round}
.street{stroke:#fff}.waterway{stroke:#b9d5e3}.path{stroke-dasharray:6 4;stroke-linecap:butt}
.rail{stroke:#57534e;stroke-opacity:.45;stroke-dasharray:10 6;stroke-linecap:butt}
.pin{fill:#a3221c;stroke:#fff;stroke-width:3}
text{fill:#57534e;stroke:#e9ece6;stroke-linejoin:round;paint-order:stroke;
font-family:system-ui,sans-serif;text-anchor:middle}
@media(prefers-color-scheme:dark){
.ground{fill:#24282a}.green{fill:#26332a}.water{fill:#1c3440}.building{fill:#2d3234}
.edge,.path{stroke:#1b1e20}.street{stroke:#3f464a}.waterway{stroke:#1c3440}.rail{stroke:#a9aeb0}
text{fill:#a9aeb0;stroke:#24282a}}`;

export function baseMapDrawing(map: BaseMapDrawing): Promise<string> {
  const { width, height, bleed = 0, areas, lines, decimals, edge, text, pin } = map;
  // A little more than is seen: an edge between two pictures would be a line.
  const around = bleed + 0.01;
  const paths = lines.map((drawn) => ({
    ...drawn,
    d: drawn.lines.map((line) => pathOf(line, decimals)).join(''),
  }));
  const of = (kinds: readonly string[]) => paths.filter(({ kind, d }) => kinds.includes(kind) && d !== '');
  return markup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${String(width)} ${String(height)}`}>
      <style>{STYLE}</style>
      <rect
        className="ground"
        x={-around * width}
        y={-around * height}
        width={(1 + 2 * around) * width}
        height={(1 + 2 * around) * height}
      />
      {areas &&
        (['green', 'water', 'building'] as const).map((kind) => (
          <path
            key={kind}
            className={kind}
            d={areas[kind].map((ring) => `${pathOf(ring, decimals)}z`).join('')}
          />
        ))}
      {of(['water', 'path']).map(({ kind, d, width: wide }, at) => (
        <path key={at} className={kind === 'water' ? 'waterway' : kind} d={d} strokeWidth={round(wide)} />
      ))}
      {of(['street']).map(({ d, width: wide }, at) => (
        <path key={at} className="edge" d={d} strokeWidth={round(wide + edge)} />
      ))}
      {of(['street', 'rail']).map(({ kind, d, width: wide }, at) => (
        <path key={at} className={kind} d={d} strokeWidth={round(wide)} />
      ))}
      <g fontSize={text} strokeWidth={text / 3.5}>
        {namesIn(map).map(({ name, x, y, degrees }, at) => (
          <text
            key={at}
            x={round(x)}
            y={round(y)}
            dy=".34em"
            transform={
              degrees === 0 ? undefined : `rotate(${[degrees, x, y].map((value) => round(value)).join(' ')})`
            }
          >
            {name}
          </text>
        ))}
      </g>
      {pin && <circle className="pin" cx={round(pin.x)} cy={round(pin.y)} r="10" />}
    </svg>,
  );
}

/** Width of a street in metres: wider than real ones, so that they are seen at this scale. */
const STREET_M = 22;

/** The streets of the gazetteer in a view. No name is written where a pin of `marks` stands. */
export function streetDrawing(
  view: GeoBox,
  streets: readonly MapStreet[],
  marks: readonly Point[],
  pin: Point | null = null,
): Promise<string> {
  const { x, y, unitsPerMetre } = projectionOf(view);
  const spotOf = (point: Point) => ({ x: x(point), y: y(point) });
  const named = streets.map(({ name, lines }) => ({ name, lines: lines.map((line) => line.map(spotOf)) }));
  const width = Math.min(6, Math.max(1, STREET_M * unitsPerMetre));
  return baseMapDrawing({
    width: DRAWING.width,
    height: DRAWING.height,
    bleed: 1,
    decimals: 1,
    edge: 1,
    text: 7,
    maxNames: 14,
    lines: [{ kind: 'street', lines: named.flatMap(({ lines }) => lines), width }],
    streets: named,
    occupied: marks.map(spotOf),
    pin: pin && spotOf(pin),
  });
}

function round(value: number, decimals = 1): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** From point to point by steps, which are short texts. */
function pathOf(line: Line, decimals: number): string {
  const steps: string[] = [];
  let at: DrawnSpot = { x: 0, y: 0 };
  for (const spot of line) {
    const [dx, dy] = [round(spot.x - at.x, decimals), round(spot.y - at.y, decimals)];
    if (steps.length > 0 && dx === 0 && dy === 0) continue;
    steps.push(`${String(dx)} ${String(dy)}`);
    at = { x: round(at.x + dx, decimals), y: round(at.y + dy, decimals) };
  }
  const [start, ...rest] = steps;
  return start === undefined || rest.length === 0 ? '' : `M${start}l${rest.join(' ')}`;
}

interface Name extends DrawnSpot {
  readonly name: string;
  readonly degrees: number;
  readonly length: number;
}

/** Width of a letter and height of a line, in the size of names; a pin's radius in units. */
const [LETTER, HEIGHT, PIN_RADIUS] = [0.58, 2.3, 16];

/** Names of places and of the most important streets in view, none over another. */
function namesIn({ streets, places = [], text, maxNames, occupied = [], ...frame }: BaseMapDrawing): Name[] {
  const names: Name[] = [];
  const isFree = (name: Name) =>
    isInside(name, frame) &&
    occupied.every(({ x, y }) => Math.hypot(x - name.x, y - name.y) > name.length / 2 + PIN_RADIUS) &&
    names.every((other) => !overlap(name, other, text * HEIGHT));
  const lengthOf = (name: string) => name.length * text * LETTER;
  for (const place of places) {
    const name = { ...place, degrees: 0, length: lengthOf(place.name) };
    if (isFree(name)) names.push(name);
  }
  for (const street of streets) {
    if (names.length >= maxNames) break;
    const name = nameOf(street, lengthOf(street.name));
    if (name && isFree(name)) names.push(name);
  }
  return names;
}

/** The name's middle is in the picture, and its ends in what is drawn around it. */
function isInside({ x, y, degrees, length }: Name, { width, height, bleed = 0 }: Frame): boolean {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))].map((part) => (part * length) / 2);
  const isWithin = (at: number, size: number, half = 0) =>
    at >= 0 && at <= size && at - half >= -bleed * size && at + half <= (1 + bleed) * size;
  return isWithin(x, width, dx) && isWithin(y, height, dy);
}

/** A part of a street hardly bends where the way along it is at most so much longer than straight. */
const HARDLY_BENT = 1.02;

interface Part {
  readonly from: DrawnSpot;
  readonly to: DrawnSpot;
  readonly length: number;
}

/** From each point of a line as far as it hardly bends. */
function* partsOf(line: Line): Generator<Part> {
  for (const [i, from] of line.entries()) {
    let [along, before, part] = [0, from, null as Part | null];
    for (const to of line.slice(i + 1)) {
      along += Math.hypot(to.x - before.x, to.y - before.y);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (along > length * HARDLY_BENT) break;
      part = { from, to, length };
      before = to;
    }
    if (part) yield part;
  }
}

/** At the middle of the street's longest straight part, where that is long enough. */
function nameOf({ name, lines }: NamedLines, length: number): Name | null {
  const parts = lines.flatMap((line) => [...partsOf(line)]);
  const [longest] = parts.sort((a, b) => b.length - a.length);
  if (!longest || longest.length < length * 1.15) return null;
  const { from, to } = longest;
  const drawn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  // Read from left to right.
  const degrees = Math.abs(drawn) > 90 ? drawn - Math.sign(drawn) * 180 : drawn;
  return { name, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, degrees, length };
}

function overlap(a: Name, b: Name, height: number): boolean {
  const apart = Math.hypot(a.x - b.x, a.y - b.y);
  const parallel = Math.abs(a.degrees - b.degrees) < 10;
  return apart < (parallel ? height : (a.length + b.length) / 2);
}
