import { cents, OrderEditing, OrderLifecycle, Wallets } from '#domain';
import { aCourier, anOrder, DROPOFF, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

describe('a courier call that its wallet cannot pay', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
  });

  it('shows the operator that the payment was refused, and of which amounts', async () => {
    const { faces, home } = world;
    await faces
      .get(Wallets)
      .credit(home.scope, { kind: 'merchant', id: home.store.id }, { amount: cents(1) });
    const call = anOrder(home).with({ stops: [], openStops: 1, paymentMethod: 'wallet' });
    const { id } = await call.create(faces);
    const courier = await aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
    await faces.get(OrderLifecycle).accept(home.scope, id, courier);
    await faces.get(OrderLifecycle).arriveAtPickup(home.scope, id);
    const entering = faces.get(OrderEditing).setStopAddress(home.scope, id, 1, DROPOFF);
    await expect(entering).rejects.toMatchObject({ code: 'insufficient_balance' });

    const { body } = await world.as('operator')('get', `/orders/${String(id)}`);
    expect(body).toMatchObject({ status: 'arrived_pickup_location', paymentStatus: 'refused' });
    expect((body.timeline as object[]).at(-1)).toMatchObject({
      type: 'order.updated',
      data: { refused: 'insufficient_balance', amountCents: expect.any(Number), balanceCents: 1 },
    });
  });
});
