import {
  BoardAlerts,
  CourierAlerts,
  DomainError,
  OrderLifecycle,
  OrderQueries,
  type StatedAct,
} from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

const TOO_LATE = new DomainError('transition_refused');
const NOT_YOURS = new DomainError('order_not_found');

describe('acts of couriers that come too late', () => {
  let world: DispatchWorld;
  let alerts: CourierAlerts;
  let board: BoardAlerts;
  let lifecycle: OrderLifecycle;

  beforeAll(async () => {
    world = await DispatchWorld.open();
    alerts = world.domain.get(CourierAlerts);
    board = world.domain.get(BoardAlerts);
    lifecycle = world.domain.get(OrderLifecycle);
  });
  afterAll(() => world.close());

  /** An order with a courier who accepted it, and the way to refuse an act of theirs. */
  const carried = async () => {
    const courier = await world.aCourier(null);
    const { id } = await world.createOrder();
    await lifecycle.accept(world.scope, id, courier);
    const at = world.clock.now();
    world.clock.advance({ minutes: 10 });
    const refuse = (act: Omit<StatedAct, 'happenedAt'>, error = TOO_LATE) =>
      alerts.actRefused(world.as(courier), id, { happenedAt: at, ...act }, error);
    return { courier, id, at, refuse };
  };
  const refusals = async (id: number) =>
    (await world.domain.get(OrderQueries).timeline(id)).filter(({ type }) => type === 'order.act_refused');
  const alertOf = async (orderId: number) =>
    (await board.open(world.scope)).find((alert) => alert.orderId === orderId);

  it('are on the timeline and on the board, with where the goods are and a task, once', async () => {
    const { courier, id, at, refuse } = await carried();
    await lifecycle.cancel(world.scope, id, { reason: 'consumer_request' });
    const pictures = () => Promise.resolve({ photos: ['https://example.com/a.jpg'] });
    await refuse({ act: 'collect', pictures });
    await refuse({ act: 'collect', pictures });

    expect(await refusals(id)).toMatchObject([
      {
        actor: { kind: 'courier', id: courier },
        data: {
          act: 'collect',
          at: at.toISOString(),
          cause: 'cancelled',
          pictures: ['https://example.com/a.jpg'],
        },
      },
    ]);
    expect(await alertOf(id)).toMatchObject({
      kind: 'act_refused',
      courierId: courier,
      cause: 'cancelled',
      goods: true,
    });
    expect(await alerts.tasks(world.as(courier))).toMatchObject([
      { kind: 'bring_back', orderId: id, merchantName: 'Loja Fictícia', since: at, other: null },
    ]);

    await alerts.handedOver(world.as(courier), id);
    expect(await alerts.tasks(world.as(courier))).toEqual([]);
    const handedOver = await alertOf(id);
    expect(handedOver?.doneAt).not.toBeNull();
    await board.close(world.scope, handedOver!.id);
    expect(await alertOf(id)).toBeUndefined();
  });

  it('tell the new courier who has the goods, and the old one to whom to hand them', async () => {
    const { courier, id, refuse } = await carried();
    const other = await world.aCourier(null);
    await lifecycle.reassign(world.scope, id, other);
    await refuse({ act: 'collect' }, NOT_YOURS);

    expect(await alertOf(id)).toMatchObject({ cause: 'taken', goods: true });
    expect(await alerts.tasks(world.as(courier))).toMatchObject([
      { kind: 'hand_over', other: { name: expect.stringMatching(/^Courier /) } },
    ]);
    expect(await alerts.tasks(world.as(other))).toMatchObject([{ kind: 'receive', orderId: id }]);
    // The stream of the new courier's app reads the timeline by courier.
    expect(await refusals(id)).toMatchObject([{ courierId: other }]);
  });

  it('leave no task once everything was delivered', async () => {
    const { courier, id, refuse } = await carried();
    await lifecycle.cancel(world.scope, id, { reason: 'operator' });
    await refuse({ act: 'collect' });
    await refuse({ act: 'deliver', stop: 1 });
    expect(await alertOf(id)).toMatchObject({
      acts: [{ act: 'collect' }, { act: 'deliver', stop: 1 }],
      goods: false,
    });
    expect(await alerts.tasks(world.as(courier))).toEqual([]);
  });

  it('are of no account when the courier never had the order, or for another refusal', async () => {
    const { id, refuse } = await carried();
    await refuse({ act: 'deliver', stop: 1 });
    await refuse({ act: 'collect' }, new DomainError('wrong_code'));
    await alerts.actRefused(world.as(await world.aCourier(null)), id, { act: 'collect' }, NOT_YOURS);
    expect([await refusals(id), await alertOf(id)]).toEqual([[], undefined]);
  });

  it('stand beside calls for help, which come first and show the newest place', async () => {
    const courier = await world.aCourier(null);
    const calledAt = world.clock.now();
    world.clock.advance({ minutes: 3 });
    await alerts.emergency(world.as(courier), null, calledAt);
    expect((await board.open(world.scope))[0]).toMatchObject({ kind: 'emergency', at: calledAt });
    await alerts.emergency(world.as(courier), { latitude: -22.9, longitude: -47.06 });
    const [first, ...others] = await board.open(world.scope);
    expect(first).toMatchObject({
      kind: 'emergency',
      courierId: courier,
      orderId: null,
      position: { latitude: -22.9, longitude: -47.06 },
    });
    expect(others.some((alert) => alert.courierId === courier)).toBe(false);
  });
});
