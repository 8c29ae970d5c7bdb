import fc from 'fast-check';
import { CourierWorld, testCore, type TestCore } from '../../../../../test/support/index.js';
import { runs } from '../../../../../test/support/test-mode.js';
import { distanceMeters, type Point, type Queryable, type Statement } from '../../base/index.js';
import { minimumMetres, type NearCourier, type NearestOptions } from './nearest-couriers.queries.js';

const COURIERS = 400;
const NOW = new Date('2026-03-02T12:00:00.000Z');

interface Known extends Point {
  readonly id: number;
  readonly hubId: number;
  readonly searchable: boolean;
  readonly vehicleTypeIds: number[];
  readonly seenAt: Date;
  readonly active: number;
  readonly exclusive: number;
}

/** Measures everyone. */
function bruteForce(all: readonly Known[], hubId: number, from: Point, options: NearestOptions): number[] {
  const { vehicleTypeIds, radiusM = Infinity, freshSince, excludeIds = [], maxOrders } = options;
  return all
    .filter((c) => c.hubId === hubId && c.searchable)
    .filter((c) => !vehicleTypeIds || c.vehicleTypeIds.some((id) => vehicleTypeIds.includes(id)))
    .filter((c) => !freshSince || c.seenAt >= freshSince)
    .filter((c) => !excludeIds.includes(c.id))
    .filter((c) => maxOrders === undefined || c.active === 0 || (c.exclusive === 0 && c.active < maxOrders))
    .map((c) => ({ id: c.id, metres: distanceMeters(from, c) }))
    .filter(({ metres }) => metres <= radiusM)
    .sort((a, b) => Math.round(a.metres * 1e6) - Math.round(b.metres * 1e6) || a.id - b.id)
    .slice(0, options.limit)
    .map(({ id }) => id);
}

const ids = (found: readonly NearCourier[]) => found.map(({ courierId }) => courierId);

/** On a coarse grid many couriers stand on the same spot or at mirrored ones: ties. */
const grid = (middle: number, step: number) => fc.integer({ min: -8, max: 8 }).map((n) => middle + n * step);

/** A city, the far north, the date line and the pole. */
const REGIONS: readonly [Point, number][] = [
  [{ latitude: -23.5, longitude: -46.6 }, 0.004],
  [{ latitude: 64, longitude: 20 }, 0.01],
  [{ latitude: -17, longitude: 179.99 }, 0.004],
  [{ latitude: 89.95, longitude: 0 }, 0.02],
];

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
const wrapped = (longitude: number) => rounded(longitude > 180 ? longitude - 360 : longitude);

const place = fc
  .constantFrom(...REGIONS, ...REGIONS.slice(0, 1), ...REGIONS.slice(0, 1))
  .chain(([middle, step]) =>
    fc.oneof(
      fc.record({
        latitude: grid(middle.latitude, step),
        longitude: grid(middle.longitude, step).map(wrapped),
      }),
      fc.record({
        latitude: fc.double({ min: middle.latitude - 0.04, max: middle.latitude + 0.04, noNaN: true }),
        longitude: fc
          .double({ min: middle.longitude - 0.05, max: middle.longitude + 0.05, noNaN: true })
          .map(wrapped),
      }),
    ),
  )
  .map(({ latitude, longitude }) => ({ latitude: rounded(Math.min(90, latitude)), longitude }));

const known = fc.record({
  hubId: fc.constantFrom(1, 1, 1, 2),
  place,
  searchable: fc.constantFrom(true, true, true, false),
  vehicleTypeIds: fc.subarray([1, 2, 3]),
  seenAt: fc.integer({ min: 0, max: 300 }).map((age) => new Date(NOW.getTime() - age * 1000)),
  active: fc.constantFrom(0, 0, 1, 2),
  exclusive: fc.constantFrom(0, 1),
});

const search = fc.record({
  from: place,
  limit: fc.integer({ min: 1, max: 25 }),
  vehicleTypeIds: fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { nil: undefined }),
  radiusM: fc.option(fc.double({ min: 1, max: 20_000, noNaN: true }), { nil: undefined }),
  freshSince: fc.option(fc.constant(new Date(NOW.getTime() - 180_000)), { nil: undefined }),
  excluded: fc.option(fc.integer({ min: 1, max: COURIERS }), { nil: undefined }),
  maxOrders: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
});
type Search = typeof search extends fc.Arbitrary<infer T> ? T : never;

describe('the nearest couriers', () => {
  let core: TestCore;
  let world: CourierWorld;

  beforeAll(async () => {
    core = await testCore({ now: NOW });
    world = new CourierWorld(core);
  });

  afterAll(() => core.close());

  async function populate(all: readonly Known[]): Promise<void> {
    await core.db.execute('delete from courier_presence');
    const column = <K extends keyof Known>(key: K) => all.map((c) => c[key]);
    await core.db.execute(
      `insert into courier_presence (courier_id, hub_id, online, employable, vehicle_type_ids, position, last_seen_at,
         active_orders, exclusive_orders) select id,
         hub_id, online, true, types::integer[], point(longitude, latitude), seen_at, active, exclusive
         from unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::text[], $5::float8[], $6::float8[],
                     $7::timestamptz[], $8::integer[], $9::integer[])
           as c(id, hub_id, online, types, longitude, latitude, seen_at, active, exclusive)`,
      [
        column('id'),
        column('hubId'),
        column('searchable'),
        all.map((c) => `{${c.vehicleTypeIds.join()}}`),
        column('longitude'),
        column('latitude'),
        column('seenAt'),
        column('active'),
        column('exclusive'),
      ],
    );
    await core.db.execute('analyze courier_presence');
  }

  it('are those that measuring everyone finds, in that order, in random searches with ties', async () => {
    const populations = fc.sample(fc.array(known, { minLength: COURIERS, maxLength: COURIERS }), 4);
    for (const population of populations) {
      const all = population.map(({ place: at, ...rest }, i) => ({ id: i + 1, ...at, ...rest }));
      await populate(all);
      const agrees = async ({ from, excluded, ...rest }: Search) => {
        const options = Object.fromEntries(
          Object.entries({ ...rest, excludeIds: excluded === undefined ? undefined : [excluded] }).filter(
            ([, value]) => value !== undefined,
          ),
        ) as unknown as NearestOptions;
        expect(ids(await world.nearest.find(1, from, options))).toEqual(bruteForce(all, 1, from, options));
      };
      const together = fc.array(search, { minLength: 10, maxLength: 10 });
      const property = fc.asyncProperty(together, async (searches) => {
        await Promise.all(searches.map(agrees));
      });
      await fc.assert(property, { numRuns: runs(25, 250) });
    }
  });

  it('are returned with their distance', async () => {
    const from = { latitude: -23.5, longitude: -46.6 };
    const there = { latitude: -23.51, longitude: -46.62 };
    const seenAt = NOW;
    const courier = {
      id: 7,
      hubId: 1,
      searchable: true,
      vehicleTypeIds: [1],
      active: 0,
      exclusive: 0,
      seenAt,
    };
    await populate([{ ...courier, ...there }]);
    const [found] = await world.nearest.find(1, from, { limit: 5 });
    expect(found).toMatchObject({ courierId: 7, ...there });
    expect(found?.distanceM).toBeCloseTo(distanceMeters(from, there), 6);
  });

  it('are mostly proven by one statement, and searched for again where that proves nothing', async () => {
    await core.db.execute('delete from courier_presence');
    await core.db.execute(
      `insert into courier_presence (courier_id, hub_id, online, employable, vehicle_type_ids, position, last_seen_at)
       select n, 1, true, true, '{1}', point(-46.6 + random() * 0.2, -23.5 + random() * 0.2), $1
         from generate_series(1, 2000) n`,
      [NOW],
    );
    const asked: string[] = [];
    const on = {
      query: (sql: Statement, params: unknown[]) => {
        asked.push(sql.name);
        return core.db.query(sql, params);
      },
    } as unknown as Queryable;
    for (let n = 0; n < 50; n++)
      await world.nearest.find(1, { latitude: -23.5 + n * 0.004, longitude: -46.55 }, { limit: 10 }, on);
    expect(asked.filter((name) => name === 'couriers.by_degrees_16')).toHaveLength(50);
    expect(asked.length).toBeLessThan(60);
    asked.length = 0;
    await world.nearest.find(1, { latitude: -23.5, longitude: 179.9 }, { limit: 10 }, on);
    await world.nearest.find(1, { latitude: -23.5, longitude: -46.55 }, { limit: 100 }, on);
    expect(asked).toEqual([
      'couriers.by_degrees_16',
      'couriers.couriers_nearest',
      'couriers.couriers_nearest',
    ]);
  });

  it('cost two short walks along the index, however many couriers there are', async () => {
    await core.db.execute('delete from courier_presence');
    await core.db.execute(
      `insert into courier_presence (courier_id, hub_id, online, employable, vehicle_type_ids, position, last_seen_at)
       select n, 1, true, true, '{1}', point(-46.6 + (n % 200) * 0.001, -23.5 + (n / 200) * 0.001), $1
         from generate_series(1, 20000) n`,
      [NOW],
    );
    await core.db.execute('analyze courier_presence');
    const pages = async (place: Point, options: string) => {
      const search = `select * from couriers_nearest(1, point($1, $2), ${options})`;
      const params = [place.longitude, place.latitude];
      // The first call of a connection reads the catalogue as well.
      return await core.db.transaction(async (tx) => {
        await tx.unchecked.query(search, params);
        const plan = await tx.unchecked.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, buffers) ${search}`,
          params,
        );
        return Number(/shared hit=(\d+)/.exec(plan.map((row) => row['QUERY PLAN']).join('\n'))?.[1]);
      });
    };
    const place = { latitude: -23.45, longitude: -46.5 };
    for (const options of [`'{1}', 10, null, '{}', 1, null`, `'{1}', 10, null, '{}', 1, 5000`]) {
      // Everyone's rows alone fill about 250 pages.
      expect(await pages(place, options)).toBeLessThan(120);
      expect(await world.nearest.find(1, place, { limit: 10 })).toHaveLength(10);
    }
  });
});

describe('the least metres of so many degrees', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const nearby = fc.record({
    latitude: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    longitude: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
  });

  it('are never more than there are, in 10,000 random pairs', () => {
    const pair = fc.tuple(anywhere, fc.oneof(anywhere, nearby), fc.boolean());
    const property = fc.property(pair, ([from, there, near]) => {
      const to = near
        ? { latitude: from.latitude + there.latitude / 50, longitude: from.longitude + there.longitude / 50 }
        : there;
      const degrees = Math.hypot(to.latitude - from.latitude, to.longitude - from.longitude);
      expect(minimumMetres(from, degrees)).toBeLessThanOrEqual(distanceMeters(from, to) + 1e-6);
    });
    fc.assert(property, { numRuns: 10_000 });
  });

  it('is tight along a meridian at the equator, and zero where degrees give no bound', () => {
    const equator = { latitude: 0, longitude: 10 };
    expect(
      minimumMetres(equator, 0.1) / distanceMeters(equator, { latitude: 0.1, longitude: 10 }),
    ).toBeGreaterThan(0.999);
    expect(minimumMetres({ latitude: 0, longitude: 175 }, 0.1)).toBe(0);
    expect(minimumMetres({ latitude: 80, longitude: 0 }, 0.1)).toBe(0);
  });
});
