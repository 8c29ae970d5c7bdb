import { Hubs, OrderQueries, type OrderStatus, type CreateOrderCommand } from '#domain';
import { Robots } from '#domain/modules';
import { DispatchWorld } from '../../../../../test/support/index.js';

const STEP_SECONDS = 2;

describe('sandbox robots', () => {
  let world: DispatchWorld;
  let robots: Robots;

  beforeAll(async () => {
    world = await DispatchWorld.open();
    robots = world.domain.get(Robots);
    await world.domain.get(Hubs).update(world.scope.hubId, {
      sandbox: true,
      settings: { robotStepSeconds: STEP_SECONDS },
    });
  });

  afterAll(() => world.close());

  /** Advances the clock and runs the robots until the order has a status. */
  async function live(orderId: number, until: OrderStatus, seconds = STEP_SECONDS): Promise<void> {
    for (let step = 0; step < 60 && (await world.order(orderId)).status !== until; step++) {
      world.clock.advance({ seconds });
      await robots.runDue();
      await world.work();
    }
    expect((await world.order(orderId)).status).toBe(until);
  }

  async function story(orderId: number): Promise<string[]> {
    return (await world.domain.get(OrderQueries).timeline(orderId)).map(({ type }) => type);
  }

  const stops = (...observations: (string | null)[]): CreateOrderCommand['stops'] =>
    observations.map((observation, i) => ({
      address: `Rua de Entrega, ${String(i)}`,
      latitude: -22.9 - i / 100,
      longitude: -47.06,
      observation,
    }));

  it('move an order from the search to its end, with codes, along the way', async () => {
    const { id } = await world.createOrder({ stops: stops(null, null), confirmationCodeRequired: true });
    await live(id, 'completed');
    expect(await story(id)).toEqual([
      'order.created',
      'order.searching',
      'order.accepted',
      'order.arrived_at_pickup',
      'order.collected',
      'order.arrived_at_stop',
      'order.stop_delivered',
      'order.arrived_at_stop',
      'order.stop_delivered',
      'order.completed',
    ]);
    const { courierId, stops: ended } = await world.order(id);
    expect(ended.map(({ evidence }) => evidence?.name)).toEqual(['Recebedor de teste', 'Recebedor de teste']);
    const track = await world.domain.db.query('select from courier_positions where courier_id = $1', [
      courierId,
    ]);
    expect(track.length).toBeGreaterThanOrEqual(9);
  });

  it('rest when their order has ended', async () => {
    await world.after(STEP_SECONDS);
    await robots.runDue();
    const online = await world.domain.db.query('select from courier_presence where online');
    const tasks = await world.domain.db.query('select from robot_tasks');
    expect([online.length, tasks.length]).toEqual([0, 0]);
  });

  it('fail a stop and bring the goods back, on instruction', async () => {
    const { id } = await world.createOrder({ stops: stops(null, null), observation: 'Teste #falhar:2' });
    await live(id, 'completed');
    expect((await world.order(id)).stops.map(({ status }) => status)).toEqual(['delivered', 'failed']);
    expect((await story(id)).slice(-4)).toEqual([
      'order.delivered',
      'order.returning',
      'order.returned',
      'order.completed',
    ]);
  });

  it('fail the stop whose own observation says so', async () => {
    const { id } = await world.createOrder({ stops: stops(null, 'please #FAIL') });
    await live(id, 'completed');
    expect((await world.order(id)).stops.map(({ status }) => status)).toEqual(['delivered', 'failed']);
  });

  it('give an order back once, and another robot takes it', async () => {
    const { id } = await world.createOrder({ observation: '#devolver' });
    await live(id, 'completed');
    const timeline = await world.domain.get(OrderQueries).timeline(id);
    const couriers = timeline.filter(({ type }) => type === 'order.accepted').map((e) => e.courierId);
    expect(new Set(couriers).size).toBe(2);
    expect(timeline.filter(({ type }) => type === 'order.released')).toHaveLength(1);
  });

  it('come late', async () => {
    await world.domain.get(Hubs).update(world.scope.hubId, {
      settings: { arrival: { toleranceMinutes: 1, chargeCents: 300 }, robotStepSeconds: 20 },
    });
    const { id } = await world.createOrder({ observation: '#atrasar' });
    await live(id, 'completed', 20);
    await world.domain.get(Hubs).update(world.scope.hubId, { settings: { robotStepSeconds: STEP_SECONDS } });
    expect((await world.order(id)).lateChargeCents).toBe(300);
  });

  it('serve nobody', async () => {
    await world.changeDispatch({ whenNotServed: 'end' });
    const { id } = await world.createOrder({ observation: 'nobody: #nobody' });
    for (let step = 0; step < 5; step++) {
      await world.after(STEP_SECONDS);
      await robots.runDue();
    }
    expect((await world.order(id)).status).toBe('pending');
    await world.after(15 * 60);
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
  });

  it('step once, however many workers look', async () => {
    const { id } = await world.createOrder();
    await live(id, 'accepted');
    const moves = async () =>
      (
        await world.domain.db.first<{ moves: number }>('select moves from robot_tasks where order_id = $1', [
          id,
        ])
      )?.moves;
    const before = (await moves()) ?? 0;
    await world.after(STEP_SECONDS);
    const taken = await Promise.all([robots.runDue(), robots.runDue(), robots.runDue()]);
    expect(taken.reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(1);
    expect(await moves()).toBe(before + 1);
    await live(id, 'completed');
  });

  it('step by hand where they do not move by themselves', async () => {
    await world.domain.get(Hubs).update(world.scope.hubId, { settings: { robotStepSeconds: null } });
    const { id } = await world.createOrder();
    await world.after(STEP_SECONDS);
    expect(await robots.runDue()).toBe(0);
    let steps = 0;
    for (; steps < 30 && (await world.order(id)).status !== 'completed'; steps++) {
      await robots.step(world.scope, id);
      await world.work();
    }
    expect((await world.order(id)).status).toBe('completed');
    expect(steps).toBeLessThanOrEqual(12);
    await expect(robots.step(world.scope, id)).rejects.toMatchObject({ code: 'transition_refused' });
  });

  it('do not exist outside of a sandbox', async () => {
    await world.domain.get(Hubs).update(world.scope.hubId, {
      sandbox: false,
      settings: { robotStepSeconds: STEP_SECONDS },
    });
    const { id } = await world.createOrder();
    await world.after(STEP_SECONDS * 2);
    expect(await robots.runDue()).toBe(0);
    await expect(robots.step(world.scope, id)).rejects.toMatchObject({ code: 'feature_disabled' });
    await expect(robots.ensure(world.scope, 1)).rejects.toMatchObject({ code: 'feature_disabled' });
  });
});
