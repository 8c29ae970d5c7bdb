import { httpCase, type HttpCase } from '../http-case.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { couriersWithTokens } from '../setup/session-tokens.js';

const PATH = '/api/courier/positions';
const COURIERS = 50;
const BATCH = 20;
const FIRST_PHONE = 11_600_000_000;

/** Shared by all cases of a run. */
let sessions: Promise<readonly string[]> | undefined;

async function couriersOf({ core, world }: BenchSetup): Promise<readonly string[]> {
  const first = await core.db.first<{ id: number }>('select min(id) as id from couriers where hub_id = $1', [
    world.hubId,
  ]);
  return couriersWithTokens(core, { id: first!.id, phone: FIRST_PHONE }, COURIERS);
}

const position = (secondsAgo: number) =>
  `{"latitude":-22.9056,"longitude":-47.0608,"accuracy":8,"at":"{{ago ${String(secondsAgo)}}}"}`;

function positions(definition: Omit<HttpCase, 'request'>, body: string) {
  return httpCase({
    ...definition,
    request: async (stage) => {
      const picks = await (sessions ??= couriersOf(stage));
      return [
        { authorization: 'Bearer {{pick}}' },
        { path: PATH, picks, body, expect: { status: 204, includes: [] } },
      ];
    },
  });
}

export const single = positions({ name: 'positions single', goal: 4_000, goalRatio: 0.6 }, position(0));

const batch = Array.from({ length: BATCH }, (_, i) => position(BATCH - 1 - i));

/** Twenty positions in a request, of fifty couriers. */
export const batched = positions(
  { name: 'positions batched', quick: 'measured', goal: 40_000, goalRatio: 0.6, perRequest: BATCH },
  `[${batch.join(',')}]`,
);
