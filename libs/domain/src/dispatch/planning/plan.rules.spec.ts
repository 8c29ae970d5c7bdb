import fc from 'fast-check';
import { DEFAULT_PLAN_SETTINGS } from './plan-settings.rules.js';
import { plan } from './plan.rules.js';
import { carriedVisits } from './carried-visits.calculator.js';
import type { CarriedVisit, PlanCourier, PlannedTrip, PlanOrder, PlanWorld } from './planning.types.js';
import type { NumberedPlace } from './pass-places.calculator.js';
import { timetableOf } from './timetable.calculator.js';

const NOON = 12 * 3600;
const MINUTE = 60;
const SECONDS_PER_UNIT = 60;
const LIMIT = 10 * MINUTE;
const { bundles } = DEFAULT_PLAN_SETTINGS;
const SETTINGS = { ...DEFAULT_PLAN_SETTINGS, bundles: { ...bundles, delayLimit: LIMIT } };

/** So many units east and north. */
const at = (longitude: number, latitude: number): NumberedPlace => ({
  longitude,
  latitude,
  row: 0,
  column: 0,
});

const anOrder = (id: number, order: Partial<PlanOrder> = {}): PlanOrder => ({
  id,
  pickup: at(0, 0),
  pickupKey: 'bakery',
  drops: [at(5, 0)],
  placedAt: NOON,
  readyAt: NOON,
  dueAt: NOON + 40 * MINUTE,
  load: 1,
  weightKg: 1,
  canCombine: true,
  vehicles: new Set([1, 2]),
  declinedBy: new Set(),
  onShift: new Set(),
  ...order,
});

const aCourier = (id: number, courier: Partial<PlanCourier> = {}): PlanCourier => ({
  id,
  vehicle: 1,
  place: at(1, 0),
  freeAt: NOON,
  shiftEndsAt: NOON + 4 * 3600,
  room: 3,
  spare: 3,
  maxWeightKg: 20,
  underway: null,
  workload: 0,
  ...courier,
});

const aWorld = (
  orders: readonly PlanOrder[],
  couriers: readonly PlanCourier[],
  settings = SETTINGS,
): PlanWorld => ({
  settings,
  now: NOON,
  orders,
  couriers,
  travel,
  isInReach: () => true,
});

const travel = (a: NumberedPlace, b: NumberedPlace) =>
  Math.round(Math.hypot(a.longitude - b.longitude, a.latitude - b.latitude) * SECONDS_PER_UNIT);

/** What a courier carries, from where the courier is at noon. */
const carrying = (
  from: NumberedPlace,
  drops: readonly NumberedPlace[],
): Pick<PlanCourier, 'place' | 'freeAt' | 'underway'> => {
  const start = { place: from, at: NOON };
  const visit = (drop: NumberedPlace, i: number): CarriedVisit => ({
    orderId: 100 + i,
    kind: 'drop',
    place: drop,
    pickupKey: 'elsewhere',
    readyAt: NOON,
    dueAt: NOON + 30 * MINUTE,
    latestAt: NOON + 30 * MINUTE,
  });
  const orders = drops.map((drop, i) => ({ pickup: null, drops: [visit(drop, i)] }));
  const visits = carriedVisits(start, orders, SETTINGS, travel);
  return {
    place: visits.at(-1)?.place ?? from,
    freeAt: timetableOf(start, visits, SETTINGS, travel).freeAt,
    underway: { ...start, visits, load: drops.length, weightKg: drops.length },
  };
};

const planFor = (orders: readonly PlanOrder[], couriers: readonly PlanCourier[]) =>
  plan(aWorld(orders, couriers, DEFAULT_PLAN_SETTINGS));

const ordersOf = (trips: readonly PlannedTrip[]) =>
  trips.flatMap(({ deliveries }) => deliveries.map(({ orderId }) => orderId)).sort((a, b) => a - b);

const coordinate = fc.integer({ min: 0, max: 12 });
const place = fc.tuple(coordinate, coordinate).map(([x, y]) => at(x, y));
const mostly = <T, U>(usual: T, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, other);
const worlds = fc
  .record({
    orders: fc.array(
      fc.record({
        pickup: fc.integer({ min: 0, max: 3 }),
        drop: place,
        ready: fc.integer({ min: -20, max: 30 }),
        load: fc.integer({ min: 1, max: 3 }),
        weightKg: fc.integer({ min: 1, max: 12 }),
        canCombine: mostly(true, fc.constant(false)),
        vehicles: mostly([1, 2], fc.constantFrom([1], [2])),
        declinedBy: mostly([], fc.subarray([0, 1, 2])),
      }),
      { maxLength: 12 },
    ),
    couriers: fc.array(
      fc.record({
        place,
        free: fc.integer({ min: -10, max: 30 }),
        end: fc.integer({ min: -5, max: 60 }),
        room: fc.integer({ min: 1, max: 5 }),
        vehicle: fc.constantFrom(1, 2),
        carried: fc.array(place, { maxLength: 3 }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ orders, couriers }) =>
    aWorld(
      orders.map(({ pickup, drop, ready, vehicles, declinedBy, ...rest }, id) =>
        anOrder(id, {
          ...rest,
          pickup: at(pickup * 2, pickup),
          pickupKey: pickup,
          drops: [drop],
          readyAt: NOON + ready * MINUTE,
          vehicles: new Set(vehicles),
          declinedBy: new Set(declinedBy),
        }),
      ),
      couriers.map(({ place, free, end, room, vehicle, carried }, id) =>
        aCourier(id, {
          place,
          room,
          vehicle,
          freeAt: NOON + free * MINUTE,
          ...(carried.length > 0 ? carrying(place, carried) : {}),
          shiftEndsAt: NOON + end * MINUTE,
        }),
      ),
    ),
  );

const everyTrip = (check: (trip: PlannedTrip, world: PlanWorld) => void) =>
  fc.assert(
    fc.property(worlds, (world) => {
      const { commit, later } = plan(world);
      for (const trip of [...commit, ...later]) check(trip, world);
    }),
    // Each run tries the same worlds, so that it is known that some trips are shared and some inserted.
    { numRuns: 300, seed: 1 },
  );

describe('a plan', () => {
  it('holds each open order once, and each courier once', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { commit, later, unassigned } = plan(world);
        const trips = [...commit, ...later];
        const orders = [
          ...trips.flatMap((trip) => trip.deliveries.map(({ orderId }) => orderId)),
          ...unassigned,
        ];
        const due = world.orders.filter(({ readyAt }) => readyAt <= NOON + SETTINGS.horizon);
        expect(orders.sort((a, b) => a - b)).toEqual(due.map(({ id }) => id));
        expect(new Set(trips.map(({ courierId }) => courierId)).size).toBe(trips.length);
      }),
      { numRuns: 300 },
    );
  });

  it('gives no courier more than there is room for, nor what the vehicle may not carry, nor what was declined', () => {
    everyTrip(({ courierId, deliveries, inserted }, { orders, couriers }) => {
      const carried = deliveries.map(({ orderId }) => orders[orderId]!);
      const { room, vehicle, maxWeightKg, underway } = couriers[courierId]!;
      const already = inserted ? underway! : { load: 0, weightKg: 0 };
      expect(carried.reduce((sum, { load }) => sum + load, already.load)).toBeLessThanOrEqual(room);
      const weight = carried.reduce((sum, { weightKg }) => sum + weightKg, already.weightKg);
      expect(weight).toBeLessThanOrEqual(maxWeightKg);
      for (const { vehicles, declinedBy, canCombine } of carried) {
        expect(vehicles.has(vehicle)).toBe(true);
        expect(declinedBy.has(courierId)).toBe(false);
        expect(canCombine || (carried.length === 1 && !inserted)).toBe(true);
      }
    });
  });

  it('collects nothing before it is ready, nor after the shift, and each order before it is delivered', () => {
    everyTrip(({ courierId, deliveries, leaveAt, inserted, visits }, { orders, couriers }) => {
      const { shiftEndsAt, freeAt } = couriers[courierId]!;
      for (const { orderId, pickupAt, at } of deliveries) {
        expect(pickupAt).toBeGreaterThanOrEqual(orders[orderId]!.readyAt);
        expect(at).toBeGreaterThan(pickupAt);
        const own = visits.filter((visit) => visit.orderId === orderId);
        expect(own).toEqual([
          { orderId, kind: 'pickup', at: pickupAt },
          { orderId, kind: 'drop', at },
        ]);
      }
      expect(Math.min(...deliveries.map(({ pickupAt }) => pickupAt))).toBeLessThanOrEqual(shiftEndsAt);
      expect(leaveAt).toBeGreaterThanOrEqual(inserted ? NOON : Math.max(NOON, freeAt));
      const times = visits.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    });
  });

  it('delivers no order later beyond the limit than the same courier who had it alone', () => {
    let shared = 0;
    let inserted = 0;
    everyTrip((trip, { orders, couriers }) => {
      const courier = couriers[trip.courierId]!;
      const from = trip.inserted
        ? courier.underway!
        : { place: courier.place, at: Math.max(NOON, courier.freeAt) };
      for (const { orderId, at, latestAt } of trip.deliveries) {
        const { pickup, readyAt, drops } = orders[orderId]!;
        const collected = Math.max(from.at + travel(from.place, pickup) + SETTINGS.pickupService, readyAt);
        const way = travel(pickup, drops[0]!) + SETTINGS.pickupService + SETTINGS.dropService;
        expect(latestAt).toBe(collected + way + LIMIT);
        expect(at).toBeLessThanOrEqual(latestAt);
      }
      if (new Set(trip.deliveries.map(({ orderId }) => orders[orderId]!.pickupKey)).size > 1) shared++;
      if (!trip.inserted) return;
      inserted++;
      const before = timetableOf(courier.underway!, courier.underway!.visits, SETTINGS, travel).at;
      for (const [i, { orderId, latestAt }] of courier.underway!.visits.entries())
        expect(trip.visits.find((visit) => visit.orderId === orderId)!.at).toBeLessThanOrEqual(
          Math.max(latestAt, before[i]!),
        );
    });
    expect(Math.min(shared, inserted)).toBeGreaterThan(0);
  });

  it('is the same for the same world', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        expect(plan(world)).toEqual(plan(world));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the choice of a courier', () => {
  it('prefers a courier who arrives when the food is ready to a near and busy one, and stores the costs of the others', () => {
    const { commit } = planFor(
      [anOrder(1)],
      [aCourier(7, { place: at(0, 0), freeAt: NOON + 15 * MINUTE }), aCourier(12, { place: at(4, 0) })],
    );
    expect(commit).toMatchObject([{ courierId: 12, pickupAt: NOON + 6 * MINUTE }]);
    expect(commit[0]?.alternatives).toMatchObject([{ courierId: 7, pickupAt: NOON + 17 * MINUTE }]);
  });

  it('stores how much too early a nearer courier would have come', () => {
    const { commit } = planFor(
      [anOrder(1, { readyAt: NOON + 12 * MINUTE })],
      [aCourier(7, { place: at(1, 0), workload: 3 }), aCourier(12, { place: at(10, 0) })],
    );
    expect(commit).toMatchObject([{ courierId: 12, pickupAt: NOON + 12 * MINUTE }]);
    // The way takes one minute, and two are until the hand-over.
    expect(commit[0]?.alternatives).toMatchObject([{ courierId: 7, earlyBy: 9 * MINUTE }]);
  });

  it('spares the nearest courier of one order for another that nobody else reaches in time', () => {
    const far = { pickup: at(20, 0), pickupKey: 'pizzeria', drops: [at(25, 0)] } as const;
    const { commit } = planFor(
      [anOrder(1), anOrder(2, far)],
      [aCourier(1, { place: at(2, 0) }), aCourier(2, { place: at(-3, 0) })],
    );
    expect(commit.map(({ courierId, deliveries }) => [courierId, deliveries[0]?.orderId])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('goes to the courier who had less work, where the way is the same', () => {
    const { commit } = planFor([anOrder(1)], [aCourier(1, { workload: 2 }), aCourier(2, { workload: -1 })]);
    expect(commit).toMatchObject([{ courierId: 2 }]);
  });
});

describe('a courier without room', () => {
  const near = aCourier(1, { place: at(0, 0), spare: 0 });
  const others = [aCourier(2, { place: at(9, 0) })];
  const chosen = (order: PlanOrder, courier: PlanCourier) => {
    const { commit, later } = planFor([order], [courier, ...others]);
    return {
      commit: commit.map(({ courierId }) => courierId),
      later: later.map(({ courierId }) => courierId),
    };
  };

  it('keeps no order from another, though the trip under way should be at its end', () => {
    expect(chosen(anOrder(1), near)).toEqual({ commit: [2], later: [] });
    expect(chosen(anOrder(1), { ...near, spare: 1 })).toEqual({ commit: [1], later: [] });
  });

  it('is waited for while there will be room, but not for long', () => {
    const soon = { ...near, freeAt: NOON + 4 * MINUTE };
    expect(chosen(anOrder(1), soon)).toEqual({ commit: [], later: [1] });
    expect(chosen(anOrder(1, { readyAt: NOON - 10 * MINUTE }), soon)).toEqual({ commit: [2], later: [] });
  });
});

describe('the reach of a courier', () => {
  const isInReach = (a: NumberedPlace, b: NumberedPlace) => Math.abs(a.longitude - b.longitude) <= 2;
  const given = (courier: PlanCourier) => {
    const { commit, unassigned } = plan({ ...aWorld([anOrder(1)], [courier]), isInReach });
    return { commit: commit.length, unassigned };
  };

  it('ends where the world says so, also for trips under way', () => {
    expect(given(aCourier(1, { place: at(2, 0) }))).toEqual({ commit: 1, unassigned: [] });
    expect(given(aCourier(1, { place: at(3, 0) }))).toEqual({ commit: 0, unassigned: [1] });
    expect(given(aCourier(1, carrying(at(1, 0), [at(6, 0)])))).toEqual({ commit: 1, unassigned: [] });
    expect(given(aCourier(1, carrying(at(3, 0), [at(6, 0)])))).toEqual({ commit: 0, unassigned: [1] });
  });
});

describe('the moment of an offer', () => {
  it('is what a free courier takes who would wait for better ones, while many wait', () => {
    const soon = [1, 2, 3].map((id) => anOrder(id, { readyAt: NOON + 6 * MINUTE }));
    const alone = (id: number, x: number) =>
      anOrder(id, { pickup: at(x, 9), pickupKey: x, drops: [at(x, 12)], canCombine: false });
    expect(ordersOf(planFor([...soon, alone(4, 0), alone(5, 3)], [aCourier(1)]).commit)).toEqual([4]);
    // With one order more than couriers the better trip is waited for.
    const { commit, later } = planFor([...soon, alone(4, 0)], [aCourier(1)]);
    expect([ordersOf(commit), ordersOf(later)]).toEqual([[], [1, 2, 3]]);
  });

  it('goes first when it waits longer than those of a whole trip whose turn is over as well', () => {
    const waiting = (minutes: number) => ({
      placedAt: NOON - minutes * MINUTE,
      readyAt: NOON - minutes * MINUTE,
    });
    const trip = [1, 2, 3].map((id) => anOrder(id, { ...waiting(60), dueAt: NOON - 20 * MINUTE }));
    const alone = anOrder(4, {
      ...waiting(75),
      dueAt: NOON - 35 * MINUTE,
      pickup: at(0, 9),
      pickupKey: 'market',
    });
    expect(ordersOf(planFor([...trip, alone], [aCourier(1)]).commit)).toEqual([4]);
  });

  it('waits while the courier would only wait at the pickup', () => {
    const { commit, later } = planFor([anOrder(1, { readyAt: NOON + 15 * MINUTE })], [aCourier(1)]);
    expect(commit).toEqual([]);
    expect(later).toMatchObject([{ courierId: 1, pickupAt: NOON + 15 * MINUTE }]);
  });

  it('comes earlier by as long as an answer may take', () => {
    const order = anOrder(1, { readyAt: NOON + 4 * MINUTE + 30 });
    const world = aWorld([order], [aCourier(1)]);
    expect(plan(world).commit).toEqual([]);
    expect(plan({ ...world, settings: { ...DEFAULT_PLAN_SETTINGS, offer: 60 } }).commit).toHaveLength(1);
  });
});

describe('bundles', () => {
  const neighbours = [
    anOrder(1, { drops: [at(5, 0)] }),
    anOrder(2, { drops: [at(5, 1)] }),
    anOrder(3, { drops: [at(-9, 0)] }),
  ];

  it('carry neighbouring drops of one pickup together when couriers are few', () => {
    const { commit } = planFor(neighbours, [aCourier(1), aCourier(2)]);
    expect(commit.map(({ deliveries }) => deliveries.map(({ orderId }) => orderId))).toEqual([[3], [1, 2]]);
  });

  it('carry a declined order with others, by who declined none of them', () => {
    const [one, ...others] = neighbours;
    const orders = [{ ...one!, declinedBy: new Set([1]) }, ...others];
    const { commit } = planFor(orders, [aCourier(1), aCourier(2)]);
    expect(commit.map(({ courierId, deliveries }) => [courierId, deliveries.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('collect at several pickups on the way, and go back to single orders where the limit forbids it', () => {
    const orders = [
      anOrder(1, { drops: [at(9, 0)] }),
      anOrder(2, { pickup: at(2, 0), pickupKey: 'butcher', drops: [at(9, 1)] }),
    ];
    const world = aWorld(orders, [aCourier(1, { place: at(-1, 0) })]);
    const { commit } = plan(world);
    expect(commit[0]?.visits.map(({ orderId, kind }) => `${kind} ${String(orderId)}`)).toEqual([
      'pickup 1',
      'pickup 2',
      'drop 1',
      'drop 2',
    ]);
    const strict = { ...SETTINGS, bundles: { ...SETTINGS.bundles, delayLimit: 0 } };
    expect(plan({ ...world, settings: strict }).commit.map(({ deliveries }) => deliveries.length)).toEqual([
      1,
    ]);
  });

  it('are put into a trip under way that passes the pickup, where nobody else is near', () => {
    const orders = [anOrder(1, { pickup: at(5, 0), drops: [at(9, 0)] })];
    const onTheWay = aCourier(1, { ...carrying(at(3, 0), [at(11, 0)]) });
    const { commit } = plan(aWorld(orders, [onTheWay, aCourier(2, { place: at(-25, 0) })]));
    expect(commit).toMatchObject([{ courierId: 1, inserted: true, leaveAt: NOON }]);
    expect(commit[0]?.visits.map(({ orderId }) => orderId)).toEqual([1, 1, 100]);
    const without = { ...SETTINGS, bundles: { ...SETTINGS.bundles, insertion: false } };
    expect([...plan(aWorld(orders, [onTheWay], without)).later]).toMatchObject([{ inserted: false }]);
  });

  it('are not made of orders that must go alone', () => {
    const alone = neighbours.map((order) => ({ ...order, canCombine: false }));
    const { commit, unassigned } = planFor(alone, [aCourier(1), aCourier(2)]);
    expect(commit.map(({ deliveries }) => deliveries.length)).toEqual([1, 1]);
    expect(unassigned).toHaveLength(1);
  });
});
