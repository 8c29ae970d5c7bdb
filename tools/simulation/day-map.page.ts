import { DAY_MAP_SCRIPT, DAY_MAP_STYLE } from './day-map.document.js';
import type { Point } from './day.types.js';
import type { Roads } from './roads.calculator.js';
import type { SimulatedDay } from './simulation.harness.js';

/** Positions of a courier: rows of minute, x, y, connected by straight lines. */
type Track = readonly (readonly [minute: number, x: number, y: number])[];

/** One HTML file that needs no other host: each strategy's day on a map with a time slider, and charts beside it. */
export function dayPage(days: Readonly<Record<string, SimulatedDay>>): string {
  const [first] = Object.values(days);
  const title = `${first?.day.name ?? 'day'}: ${Object.keys(days).join(' and ')}`;
  const data = Object.entries(days).map(([strategy, played]) => ({ strategy, ...dataOf(played) }));
  // A name with a tag must not end the script.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${DAY_MAP_STYLE}</style>
<h1>${escapeText(title)}</h1>
<form>
  <label>Strategy <select id="strategy"></select></label>
  <button type="button" id="play">Play</button>
  <label>Time <input type="range" id="time" step="0.5"></label>
  <output id="now"></output>
</form>
<main>
  <figure><canvas id="map" width="760" height="760"></canvas>
    <figcaption>Orders wait at their pickups (amber: not ready, red: food waits), ride, and are delivered (green). Couriers are blue, free ones hollow.</figcaption></figure>
  <figure><canvas id="open" width="560" height="240"></canvas><figcaption>Orders not collected yet (amber), and of them those that are ready (red), over the day</figcaption>
    <canvas id="delays" width="560" height="240"></canvas><figcaption>Click-to-door in steps of five minutes: orders of each strategy</figcaption></figure>
</main>
<script id="data" type="application/json">${json}</script>
<script>${DAY_MAP_SCRIPT}</script>
</html>
`;
}

function dataOf({ travel, fates, couriers }: SimulatedDay) {
  return {
    orders: fates.map(({ order, courier, pickupAt, deliveredAt, readyAt }) => ({
      from: [order.restaurant.at.x, order.restaurant.at.y],
      to: [order.drop.x, order.drop.y],
      placed: order.placedAt,
      ready: readyAt / 60,
      taken: courier !== null,
      pickup: pickupAt / 60,
      delivered: deliveredAt / 60,
    })),
    couriers: couriers.map((courier) => ({
      on: courier.courier.onAt,
      off: courier.courier.offAt,
      track: trackOf(courier.courier.start, courier.courier.onAt, visitsOf(fates, courier), travel),
    })),
  };
}

interface Visit {
  readonly minute: number;
  readonly at: Point;
}

function visitsOf(fates: SimulatedDay['fates'], courier: SimulatedDay['couriers'][number]): Visit[] {
  return fates
    .filter((fate) => fate.courier === courier)
    .flatMap(({ order, pickupAt, deliveredAt }) => [
      { minute: pickupAt / 60, at: order.restaurant.at },
      { minute: deliveredAt / 60, at: order.drop },
    ])
    .sort((a, b) => a.minute - b.minute);
}

/** The track of a courier who arrives at each visit in time and stays at a place until departure. */
function trackOf(start: Point, on: number, visits: readonly Visit[], travel: Roads): Track {
  const track: [number, number, number][] = [[on, start.x, start.y]];
  for (const { minute, at } of visits) {
    const [before, x, y] = track.at(-1) ?? [on, start.x, start.y];
    const way = travel({ x, y }, at) / 60;
    track.push([Math.max(before, minute - way), x, y], [minute, at.x, at.y]);
  }
  return track;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
