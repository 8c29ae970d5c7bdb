import {
  cents,
  CourierDuty,
  CourierPositions,
  isDomainError,
  OrderLifecycle,
  type ReportRow,
  Reports,
  ServiceAreas,
  WalletQueries,
} from '#domain';
import { ShiftBookings, ShiftPlans, ShiftQueries, PlannedRoster, ShiftSettlement } from '#domain/modules';
import type { ShiftTerms } from './shift-plans.service.js';
import {
  expectBalancedLedger,
  PICKUP,
  testDomain,
  TestHub,
  type TestDomain,
} from '../../../../../test/support/index.js';

/** The clock starts on Monday 2026-03-02 at 09:00 in São Paulo. */
const DAY = '2026-03-02';
const TERMS: ShiftTerms = {
  areaId: null,
  vehicleTypeId: null,
  merchantId: null,
  places: 1,
  guarantee: 'hour',
  guaranteeCents: cents(2_000),
  leastAcceptedPercent: 50,
  giveBackMinutes: 60,
  from: '11:00',
  to: '15:00',
};

describe('shifts', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
  });
  beforeEach(async () => {
    domain.clock.set('2026-03-02T12:00:00Z');
    hub = await TestHub.open(domain);
  });
  afterEach(() => expectBalancedLedger(domain.db));
  afterAll(() => domain.close());

  const plans = () => domain.get(ShiftPlans);
  const bookings = () => domain.get(ShiftBookings);

  async function published(more: Partial<ShiftTerms> = {}, day = DAY): Promise<number> {
    const [slot] = await plans().create(hub.scope, [day], { ...TERMS, ...more });
    await plans().publish(hub.scope, day);
    return slot!.id;
  }
  const take = (courierId: number, slotId: number) => bookings().take(hub.scope, courierId, slotId);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (isDomainError(error) ? error.code : error),
    );
  const shown = async (courierId: number, slotId: number) =>
    (await domain.get(ShiftQueries).ofCourier(hub.scope, courierId)).find(({ id }) => id === slotId);
  const at = (time: string) => domain.clock.set(`${DAY}T${time}Z`);
  const settle = () => domain.get(ShiftSettlement).runDue();

  async function delivers(courierId: number): Promise<number> {
    const { id } = await hub.order();
    const life = domain.get(OrderLifecycle);
    await life.reassign(hub.scope, id, courierId);
    return (await life.complete(hub.scope, id)).courierPayCents;
  }

  it('give the last place to one of those who want it at the same time, and the others wait in turn', async () => {
    const slot = await published();
    const couriers = [await hub.courier(), await hub.courier(), await hub.courier()];
    const taken = await Promise.all(couriers.map(({ id }) => take(id, slot)));
    expect(taken.map(({ state }) => state).sort()).toEqual(['taken', 'waiting', 'waiting']);
    const again = await take(taken[0]!.courierId, slot);
    expect(again.id).toBe(taken[0]!.id);
    const waiting = taken.filter(({ state }) => state === 'waiting').sort((a, b) => a.id - b.id);
    const positions = await Promise.all(waiting.map(({ courierId }) => shown(courierId, slot)));
    expect(positions.map((one) => one?.position)).toEqual([1, 2]);
  });

  it('move up who waits longest when a place is given back in time, and tell them by push', async () => {
    const slot = await published();
    const [first, second, third] = [await hub.courier(), await hub.courier(), await hub.courier()];
    for (const { id } of [first, second, third]) await take(id, slot);
    await domain.db.execute(
      `insert into push_subscriptions (hub_id, courier_id, endpoint, p256dh, auth, language, session_mark, expires_at, subscribed_at)
       values ($1, $2, 'https://push.example.com/1', 'p', 'a', 'pt', '\\x01', $3, $3)`,
      [hub.hub.id, second.id, '2026-04-01T00:00:00Z'],
    );
    at('13:00:00');
    await bookings().giveBack(hub.scope, first.id, slot);
    expect((await shown(second.id, slot))?.bookingState).toBe('taken');
    expect((await shown(third.id, slot))?.position).toBe(1);
    const messages = await domain.db.query(
      `select template, words ->> 'day' as day, words ->> 'from' as "from" from messages where hub_id = $1`,
      [hub.hub.id],
    );
    expect(messages).toEqual([{ template: 'courier_shift_taken', day: '02/03', from: '11:00' }]);
    domain.clock.advance({ millis: 1 });
    expect(await refusal(bookings().giveBack(hub.scope, second.id, slot))).toBe('shift_closed');
    // A waiting list can be left at any time.
    await bookings().giveBack(hub.scope, third.id, slot);
  });

  it('pass over who has another shift by then, and refuse a second one at the same time', async () => {
    const [slot, other] = [await published(), await published({ from: '14:00', to: '18:00' })];
    const [holder, busy, free] = [await hub.courier(), await hub.courier(), await hub.courier()];
    await take(holder.id, slot);
    await take(busy.id, slot);
    await take(free.id, slot);
    await take(busy.id, other);
    expect(await refusal(take(holder.id, other))).toBe('shift_overlaps');
    await bookings().giveBack(hub.scope, holder.id, slot);
    expect((await shown(busy.id, slot))?.bookingState).toBe('waiting');
    expect((await shown(free.id, slot))?.bookingState).toBe('taken');
  });

  it('are seen once they are published, by who has the vehicle; a published one keeps its times', async () => {
    const [draft] = await plans().create(hub.scope, [DAY], { ...TERMS, vehicleTypeId: hub.vehicleType.id });
    const courier = await hub.courier();
    expect(await shown(courier.id, draft!.id)).toBeUndefined();
    expect(await refusal(take(courier.id, draft!.id))).toBe('shift_not_found');
    const terms = { ...TERMS, vehicleTypeId: hub.vehicleType.id };
    await plans().change(hub.scope, draft!.id, DAY, { ...terms, to: '16:00' });
    expect(await plans().publish(hub.scope, DAY)).toBe(1);
    expect(await shown(courier.id, draft!.id)).toMatchObject({ from: '11:00', to: '16:00', taken: 0 });
    await take(courier.id, draft!.id);
    const change = (more: Partial<ShiftTerms>) =>
      plans().change(hub.scope, draft!.id, DAY, { ...terms, to: '16:00', ...more });
    expect(await refusal(change({ to: '17:00' }))).toBe('transition_refused');
    const waiting = await hub.courier();
    await take(waiting.id, draft!.id);
    await change({ places: 2 });
    expect((await shown(waiting.id, draft!.id))?.bookingState).toBe('taken');
    expect(await refusal(change({ places: 1 }))).toBe('invalid_value');
  });

  it('of a week are copied to another once, at the same times of the wall clock', async () => {
    await plans().create(hub.scope, [DAY, '2026-03-08'], { ...TERMS, from: '22:00', to: '02:00' });
    expect(await plans().copyWeek(hub.scope, DAY, '2026-03-09')).toBe(2);
    expect(await plans().copyWeek(hub.scope, DAY, '2026-03-09')).toBe(0);
    const week = await domain.get(ShiftQueries).week(hub.scope, '2026-03-09');
    expect(week.map(({ day, from, to, state }) => [day, from, to, state])).toEqual([
      ['2026-03-09', '22:00', '02:00', 'draft'],
      ['2026-03-15', '22:00', '02:00', 'draft'],
    ]);
  });

  it('top up by one movement that explains itself, for the time in which the courier was available', async () => {
    const slot = await published();
    const { id } = await hub.courier();
    await take(id, slot);
    at('14:30:00');
    const earned = await delivers(id);
    at('16:00:00');
    await domain.get(CourierDuty).goOffline(hub.scope, id);
    at('18:02:00');
    await Promise.all([settle(), settle()]);
    await settle();
    const mine = await shown(id, slot);
    expect(mine).toMatchObject({
      bookingState: 'worked',
      countedMinutes: 120,
      earnedCents: earned,
      guaranteedCents: 4_000,
      toppedUpCents: 4_000 - earned,
    });
    const page = { page: 1, perPage: 20 };
    const { items } = await domain.get(WalletQueries).statement(hub.scope, { kind: 'courier', id }, {}, page);
    const topUps = items.filter(({ kind }) => kind === 'guarantee_top_up');
    expect(topUps.map(({ amount }) => amount)).toEqual([4_000 - earned]);
    expect(topUps[0]!.description).toMatch(
      /^02\/03 11:00–15:00: 2h00 contadas, 0 de 0 ofertas recusadas, ganho R\$ .*garantido R\$ 40,00$/,
    );
    const period = { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') };
    const report = async (name: 'closing' | 'courier-closing') => {
      const rows: ReportRow[] = [];
      for await (const batch of domain.get(Reports).rows(hub.scope, name, period)) rows.push(...batch);
      return rows;
    };
    expect(await report('courier-closing')).toMatchObject([
      { earnedCents: earned, toppedUpCents: 4_000 - earned, addedCents: 0, closingCents: 4_000 },
    ]);
    expect((await report('closing')).at(-1)).toMatchObject({ account: 'total', netCents: 0 });
  });

  it('count where orders reach the courier: inside the area, near a pickup, or on the way of an order', async () => {
    const near = { latitude: PICKUP.latitude + 0.05, longitude: PICKUP.longitude };
    const away = { latitude: PICKUP.latitude + 0.5, longitude: PICKUP.longitude };
    const slot = await published({ places: 3 });
    const [home, comes, carries] = [await hub.courier(), await hub.courier(), await hub.courier()];
    for (const { id } of [home, comes, carries]) await take(id, slot);
    const stands = (id: number, where: object) =>
      domain.get(CourierPositions).record(id, [{ ...away, ...where, at: domain.clock.now() }]);
    at('13:59:00');
    for (const { id } of [home, comes, carries]) await stands(id, {});
    // Something is collected at the usual place.
    const { id: waiting } = await hub.order();
    at('15:00:00');
    await stands(comes.id, near);
    const life = domain.get(OrderLifecycle);
    const { id: carried } = await hub.order();
    await life.reassign(hub.scope, carried, carries.id);
    at('16:00:00');
    await stands(comes.id, away);
    await life.complete(hub.scope, carried);
    at('18:02:00');
    await settle();
    const minutes = async (id: number) => (await shown(id, slot))?.countedMinutes;
    expect(await Promise.all([home, comes, carries].map(({ id }) => minutes(id)))).toEqual([0, 60, 90]);
    expect(await shown(home.id, slot)).toMatchObject({ bookingState: 'missed', toppedUpCents: 0 });
    await life.cancel(hub.scope, waiting, { reason: 'operator' });
  });

  it('of an area count inside it, near a pickup or not', async () => {
    const [west, south, east, north] = [-48, -24, -47, -23];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const geojson = { type: 'Polygon', coordinates: [ring] };
    const area = await domain.get(ServiceAreas).create(hub.scope, { name: 'Sul', isDefault: true, geojson });
    const slot = await published({ places: 2, areaId: area.id });
    const [inside, outside] = [await hub.courier(), await hub.courier()];
    for (const { id } of [inside, outside]) await take(id, slot);
    at('13:59:00');
    const report = (id: number, latitude: number) =>
      domain.get(CourierPositions).record(id, [{ latitude, longitude: -47.5, at: domain.clock.now() }]);
    await report(inside.id, -23.5);
    await report(outside.id, -21);
    at('18:02:00');
    await settle();
    const states = await Promise.all([inside, outside].map(({ id }) => shown(id, slot)));
    expect(states.map((one) => one?.countedMinutes)).toEqual([240, 0]);
  });

  it('wait with the count for an order that is still under way', async () => {
    const slot = await published();
    const { id } = await hub.courier();
    await take(id, slot);
    at('17:50:00');
    const order = await hub.order();
    await domain.get(OrderLifecycle).reassign(hub.scope, order.id, id);
    at('18:02:00');
    await settle();
    expect((await shown(id, slot))?.bookingState).toBe('taken');
    at('18:05:00');
    const { courierPayCents } = await domain.get(OrderLifecycle).complete(hub.scope, order.id);
    at('18:07:00');
    await settle();
    expect(await shown(id, slot)).toMatchObject({ bookingState: 'worked', earnedCents: courierPayCents });
  });

  it('record who did not come, and say who should be here and is missing', async () => {
    const slot = await published({ places: 2 });
    const [here, away] = [await hub.courier(), await hub.courier()];
    for (const { id } of [here, away]) await take(id, slot);
    await domain.get(CourierDuty).goOffline(hub.scope, away.id);
    at('14:10:00');
    const present = await domain.get(PlannedRoster).present(hub.hub.id);
    expect(present.map((one) => [one.courierId, one.here, one.seen])).toEqual([
      [away.id, false, false],
      [here.id, true, true],
    ]);
    at('18:02:00');
    await settle();
    const states = await Promise.all([here, away].map(({ id }) => shown(id, slot)));
    expect(states.map((one) => one?.bookingState)).toEqual(['worked', 'missed']);
    expect(states[1]).toMatchObject({ countedMinutes: 0, toppedUpCents: 0 });
  });

  it('count a courier who fell silent until the last sign of life', async () => {
    const slot = await published();
    const { id } = await hub.courier();
    await take(id, slot);
    await domain.db.execute('update courier_presence set last_seen_at = $2 where courier_id = $1', [
      id,
      '2026-03-02T15:00:00Z',
    ]);
    at('15:20:00');
    await domain.get(CourierDuty).setSilentOffline();
    at('18:02:00');
    await settle();
    expect(await shown(id, slot)).toMatchObject({ countedMinutes: 60 });
  });

  it('that are cancelled are nobody’s, and cannot be once they have begun', async () => {
    const [slot, other] = [await published(), await published({ from: '10:00', to: '11:00' })];
    const { id } = await hub.courier();
    await take(id, slot);
    await plans().cancel(hub.scope, slot);
    expect(await shown(id, slot)).toMatchObject({ bookingState: 'removed' });
    at('13:30:00');
    expect(await refusal(plans().cancel(hub.scope, other))).toBe('shift_closed');
    at('14:30:00');
    expect(await domain.get(PlannedRoster).now(hub.hub.id)).toEqual([]);
  });
});
