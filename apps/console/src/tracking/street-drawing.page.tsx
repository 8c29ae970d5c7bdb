import type { GeoBox, MapStreet, Point } from '#domain';
import { markup } from '../http/html.page.js';
import { DRAWING, projectionOf, type Projection } from './map-view.mapper.js';

/** An SVG of its own: its style follows the reader's colour scheme, as the page's does. */
const STYLE = `
.ground { fill: #e9ece6 }
.edge, .street { fill: none; stroke: #d5d8d0; stroke-linecap: round; stroke-linejoin: round }
.street { stroke: #fff }
.pin { fill: #a3221c; stroke: #fff; stroke-width: 3 }
text { fill: #6b6a63; font: 7px system-ui, sans-serif; text-anchor: middle; paint-order: stroke; stroke: #fff;
  stroke-width: 2px; stroke-linejoin: round }
@media (prefers-color-scheme: dark) {
  .ground { fill: #24282a }
  .edge { stroke: #1b1e20 }
  .street { stroke: #393f42 }
  text { fill: #a9aeb0; stroke: #24282a }
}`;

/** Width of a street in metres: wider than real ones, so that they are seen at this scale. */
const STREET_M = 22;
const [NARROWEST, WIDEST] = [1, 6];
const EDGE = 0.5;

const MAX_NAMES = 14;
const PIN_RADIUS = 16;
/** Approximate width of a letter, in user units. */
const LETTER_WIDTH = 3.6;
const NAME_HEIGHT = 16;

/**
 * The streets of the gazetteer in a view, to lie under the drawing of the way. No name is written where a pin of
 * `marks` stands.
 */
export async function streetDrawing(
  view: GeoBox,
  streets: readonly MapStreet[],
  marks: readonly Point[],
  /** A pin that stands on the picture itself. */
  pin: Point | null = null,
): Promise<string> {
  const projection = projectionOf(view);
  const lines = streets.flatMap(({ lines: all }) => all.map((line) => pathOf(line, projection)));
  const path = lines.join('');
  const wide = Math.min(WIDEST, Math.max(NARROWEST, STREET_M * projection.unitsPerMetre));
  const { width, height } = DRAWING;
  return markup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${String(width)} ${String(height)}`}>
      <style>{STYLE}</style>
      <rect className="ground" x={-width} y={-height} width={3 * width} height={3 * height} />
      <path className="edge" d={path} strokeWidth={(wide + 2 * EDGE).toFixed(2)} />
      <path className="street" d={path} strokeWidth={wide.toFixed(2)} />
      {namesOf(streets, projection, marks).map(({ text, x, y, degrees }, at) => {
        const [left, top] = [x.toFixed(1), y.toFixed(1)];
        return (
          <text key={at} x={left} y={top} dy="2.4" transform={`rotate(${degrees.toFixed(1)} ${left} ${top})`}>
            {text}
          </text>
        );
      })}
      {pin && <circle className="pin" cx={projection.x(pin)} cy={projection.y(pin)} r="10" />}
    </svg>,
  );
}

function pathOf(line: readonly Point[], { x, y }: Projection): string {
  return line.map((point, i) => `${i === 0 ? 'M' : 'L'}${String(x(point))} ${String(y(point))}`).join('');
}

interface Name {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly length: number;
}

/** Names of the longest streets in view, none over another. */
function namesOf(streets: readonly MapStreet[], projection: Projection, marks: readonly Point[]): Name[] {
  const pins = marks.map((point) => ({ x: projection.x(point), y: projection.y(point) }));
  const free = ({ x, y, length }: Name) =>
    pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) > length / 2 + PIN_RADIUS);
  const names: Name[] = [];
  for (const street of streets) {
    const name = nameOf(street, projection);
    if (name && free(name) && names.every((other) => !overlap(name, other))) names.push(name);
    if (names.length === MAX_NAMES) break;
  }
  return names;
}

/** A part of a street hardly bends where the way along it is at most so much longer than straight. */
const HARDLY_BENT = 1.02;

interface Part {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly length: number;
}

/** From each point of a line as far as it hardly bends. */
function* partsOf(line: readonly Point[], { x, y }: Projection): Generator<Part> {
  const spots = line.map((point) => ({ x: x(point), y: y(point) }));
  for (const [i, from] of spots.entries()) {
    let [along, before, part] = [0, from, null as Part | null];
    for (const to of spots.slice(i + 1)) {
      along += Math.hypot(to.x - before.x, to.y - before.y);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (along > length * HARDLY_BENT) break;
      part = { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, length };
      before = to;
    }
    if (part) yield part;
  }
}

/** At the middle of the street's longest straight part, where that is long enough and within the picture. */
function nameOf({ name, lines }: MapStreet, projection: Projection): Name | null {
  const length = name.length * LETTER_WIDTH;
  const parts = lines.flatMap((line) => [...partsOf(line, projection)]);
  const longest = parts.reduce<Part | null>(
    (best, part) => (best === null || part.length > best.length ? part : best),
    null,
  );
  if (!longest || longest.length < length * 1.15) return null;
  const { fromX, fromY, toX, toY } = longest;
  const middle = { x: (fromX + toX) / 2, y: (fromY + toY) / 2 };
  if (middle.x < 0 || middle.x > DRAWING.width || middle.y < 0 || middle.y > DRAWING.height) return null;
  return { text: name, ...middle, degrees: uprightDegrees(toX - fromX, toY - fromY), length };
}

/** Read from left to right. */
function uprightDegrees(dx: number, dy: number): number {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return Math.abs(degrees) > 90 ? degrees - Math.sign(degrees) * 180 : degrees;
}

function overlap(a: Name, b: Name): boolean {
  const apart = Math.hypot(a.x - b.x, a.y - b.y);
  const parallel = Math.abs(a.degrees - b.degrees) < 10;
  return apart < (parallel ? NAME_HEIGHT : (a.length + b.length) / 2);
}
