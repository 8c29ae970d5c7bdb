import type { OrderRecord, Stop } from '../../ordering/index.js';

const FAIL = /#(?:falhar|fail)\b(?::(\d{1,3}))?/gi;
const GIVE_BACK = /#(?:devolver|giveback)\b/i;
const LATE = /#(?:atrasar|late)\b/i;
const NOBODY = /#(?:ningu[eé]m|nobody)\b/i;

/**
 * Instructions to the robot in an order's observation, in Portuguese or English, anywhere, in any case:
 *
 * | words | the robot |
 * |---|---|
 * | `#falhar` `#fail` | fails the first stop; `#falhar:2` the second; in a stop's observation, that stop |
 * | `#devolver` `#giveback` | gives the order back once on its way to the pickup; another robot takes it |
 * | `#atrasar` `#late` | waits before the pickup until it is late |
 * | `#ninguem` `#ninguém` `#nobody` | does not come: no robot serves the order |
 */
export function parseRobotInstructions({ observation, stops }: Pick<OrderRecord, 'observation' | 'stops'>) {
  const text = observation ?? '';
  const first = stops[0]?.ordinal ?? 1;
  const failing = new Set(Array.from(text.matchAll(FAIL), ([, ordinal]) => Number(ordinal ?? first)));
  return {
    giveBack: GIVE_BACK.test(text),
    late: LATE.test(text),
    nobody: NOBODY.test(text),
    fails: (stop: Stop) => failing.has(stop.ordinal) || (stop.observation ?? '').search(FAIL) !== -1,
  };
}
