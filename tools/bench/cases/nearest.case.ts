import { NearestCouriers, type Database } from '#domain';
import pg from 'pg';
import { PICKUP } from '../../../test/support/builders/index.js';
import { driveBy } from '../load/load.driver.js';
import { inTurn } from '../rounds.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { type BenchCase, type CaseResult } from '../types.js';

/** Hubs without orders, so that these couriers are offered none. */
const FIRST_HUB = 9_000_000;
const LANES = 16;
export const LIMIT = 10;
const GOALS = [5_000, 3_000];
/** In degrees, a large city. */
const SIDE = 0.4;

const FLOOR = `select courier_id, position <-> point($3, $2) as far from courier_presence
  where hub_id = $1 and online and employable and position is not null order by position <-> point($3, $2) limit $4`;

export const randomPoint = () => ({
  latitude: PICKUP.latitude + (Math.random() - 0.5) * SIDE,
  longitude: PICKUP.longitude + (Math.random() - 0.5) * SIDE,
});

/** No face has this request: it is measured on the core in this process, as dispatch has it, on an index. */
export const nearest: BenchCase = {
  name: 'nearest',
  quick: 'measured',
  run: async (stage) => {
    const results: CaseResult[] = [];
    for (const [i, couriers] of stage.sizes.couriers.entries())
      results.push(await measureAmong(stage, FIRST_HUB + i, couriers, GOALS[i]));
    return results;
  },
};

async function measureAmong(stage: BenchSetup, hubId: number, couriers: number, goal?: number) {
  const { core, databaseUrl } = stage;
  await seedCouriers(core.db, hubId, couriers);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: LANES });
  const service = core.get(NearestCouriers);
  const ours = () => service.find(hubId, randomPoint(), { limit: LIMIT });
  const floor = async () => {
    const { latitude, longitude } = randomPoint();
    const values = [hubId, latitude, longitude, LIMIT];
    return (await pool.query<object>({ name: 'nearest', text: FLOOR, values })).rows;
  };
  await checkExact(core.db, service, hubId);
  const named = { name: `nearest of ${couriers}`, goal, goalRatio: 0.8 };
  const result = await inTurn(stage, named, {
    ours: (seconds) => measureLoad(ours, seconds),
    floor: (seconds) => measureLoad(floor, seconds),
  });
  await pool.end();
  return result;
}

/** All of them are free. */
export async function seedCouriers(db: Database, hubId: number, couriers: number): Promise<void> {
  await db.execute(
    `insert into courier_presence (courier_id, hub_id, online, employable, vehicle_type_ids, position, last_seen_at)
     select $1::bigint * 1000000 + g, $1, true, true, '{1}',
            point($4 + (random() - 0.5) * $5::float8, $3 + (random() - 0.5) * $5::float8), now()
       from generate_series(1, $2::int) g`,
    [hubId, couriers, PICKUP.latitude, PICKUP.longitude, SIDE],
  );
  await db.execute('analyze courier_presence');
}

/** Compares with the ten nearest of all couriers. */
async function checkExact(db: Database, service: NearestCouriers, hubId: number): Promise<void> {
  const from = randomPoint();
  const found = await service.find(hubId, from, { limit: LIMIT });
  const measured = await db.unchecked.query<{ id: number }>(
    `select courier_id as id from courier_presence where hub_id = $1
      order by great_circle_m(point($3, $2), position), courier_id limit $4`,
    [hubId, from.latitude, from.longitude, LIMIT],
  );
  const [asked, true_] = [
    found.map(({ courierId }) => courierId).join(),
    measured.map(({ id }) => id).join(),
  ];
  if (asked !== true_) throw new Error(`Nearest named ${asked}, not ${true_}`);
}

/** `lanes` requests at a time; each must find all ten. */
export function measureLoad(ask: () => Promise<readonly unknown[]>, seconds: number, lanes = LANES) {
  const once = async () => {
    const sent = performance.now();
    const { length } = await ask();
    if (length !== LIMIT) throw new Error(`${length} couriers were found`);
    return performance.now() - sent;
  };
  return driveBy(once, lanes, seconds);
}
