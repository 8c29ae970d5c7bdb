import { Hubs, OrderLifecycle, OutboxRelay, StopFaults } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { callerWith, type AdminCaller } from '../console/admin.world.js';
import { asMerchant, type MerchantCaller } from '../console/merchant.world.js';
import { anOperator, aCourier, aHubWorld, DROPOFF, PICKUP } from '../support/builders/index.js';
import { expectBalancedLedger, openFaces } from '../support/index.js';
import type { CreatedOrder, FaceDriver, ScenarioContext } from './drivers/face.driver.js';
import { fullApiDriver } from './drivers/full-api.driver.js';
import { modelMDriver } from './drivers/model-m.driver.js';
import { openDeliveryDriver } from './drivers/open-delivery.driver.js';

type Protocol = FaceDriver['name'] | 'the shop’s panel';
const PROTOCOLS: readonly Protocol[] = ['Full API', 'Open Delivery', 'Model M', 'the shop’s panel'];

describe('an order that fails, goes out again, is claimed and decided, through each face', () => {
  let stage: ScenarioContext;
  let drivers: Record<FaceDriver['name'], FaceDriver>;
  let shop: MerchantCaller;
  let admin: AdminCaller;

  beforeAll(async () => {
    const face = await openFaces([consoleFace, fullApiFace, openDeliveryFace, modelM]);
    const world = await aHubWorld(face);
    const faults = { courier: { feeRefundBp: 10_000, courierPayBp: 0 } };
    await face.get(Hubs).update(world.hub.id, { settings: { faults } });
    stage = { face, world };
    drivers = {
      'Full API': await fullApiDriver(stage),
      'Open Delivery': await openDeliveryDriver(stage),
      'Model M': await modelMDriver(stage),
    };
    shop = await asMerchant(face, world.store);
    admin = callerWith(face, await anOperator(face, world.hub.id, 'finance'));
  });
  afterAll(() => stage.face.close());

  const path = ({ id }: { id: number }, below = '') => `/orders/${String(id)}${below}`;

  async function place(by: Protocol): Promise<CreatedOrder> {
    if (by !== 'the shop’s panel') return drivers[by].create();
    const at = { pickup: { ...PICKUP, address: 'Rua da Coleta, 1' } };
    const stops = [{ ...DROPOFF, address: 'Rua da Entrega, 2' }];
    const { body } = await shop('post', '/orders', { ...at, stops, paymentMethod: 'invoiced' }).expect(201);
    return { id: body.id as number, ref: String(body.id) };
  }

  /** The order in the words of every face that knows it: Open Delivery only what was asked for by it. */
  async function seen(order: CreatedOrder, by: Protocol): Promise<string> {
    const own = { id: order.id, ref: String(order.id) };
    const words = [
      await drivers['Full API'].status(own),
      await drivers['Model M'].status(own),
      (await shop('get', path(order)).expect(200)).body.status as string,
      (await admin('get', path(order)).expect(200)).body.status as string,
      ...(by === 'Open Delivery' && order.ref !== own.ref ? [await drivers[by].status(order)] : []),
    ];
    return words.join(' ');
  }

  async function ride(id: number, end: 'fails' | 'arrives'): Promise<number> {
    const { face, world } = stage;
    const life = face.get(OrderLifecycle);
    const courierId = await aCourier(face, world.scope, [world.motorbike.id], PICKUP);
    await life.reassign(world.scope, id, courierId);
    await life.collect(world.scope, id);
    if (end === 'arrives') await life.deliverStop(world.scope, id, 1, { byHand: true });
    else {
      await life.failStop(world.scope, id, 1, { reason: 'Cliente ausente' });
      await life.returned(world.scope, id);
    }
    await face.get(OutboxRelay).drain();
    await face.get(StopFaults).settleDue();
    return courierId;
  }

  const balances = async (courierId: number) => {
    const { body: own } = await shop('get', '/wallet').expect(200);
    const { body: theirs } = await admin('get', `/wallets/couriers/${String(courierId)}`).expect(200);
    return [own.balanceCents as number, theirs.balanceCents as number] as const;
  };

  it.each(PROTOCOLS)('%s', async (by) => {
    const { face } = stage;
    const first = await place(by);
    const open = 'pending D pending pending';
    expect(await seen(first, by)).toBe(by === 'Open Delivery' ? `${open} ACCEPTED` : open);
    await ride(first.id, 'fails');
    const failed = 'completed F completed completed';
    expect(await seen(first, by)).toBe(by === 'Open Delivery' ? `${failed} CANCELLED` : failed);

    const { id } = (await shop('post', path(first, '/redelivery'), {}).expect(200)).body as { id: number };
    const again = { id, ref: String(id) };
    expect(await seen(again, by)).toBe(open);
    const courierId = await ride(id, 'arrives');
    expect(await seen(again, by)).toBe(failed);
    const { body: second } = await shop('get', path(again)).expect(200);
    expect(second).toMatchObject({ redeliveryOf: first.id });

    const before = await balances(courierId);
    const claim = await shop('post', path(again, '/claims'))
      .field('kind', 'damaged')
      .field('text', 'Chegou tudo virado')
      .expect(201);
    const answer = 'A foto mostra a caixa amassada';
    const verdict = { fault: 'courier', answer, earlyReason: 'O entregador saiu da empresa' };
    await admin('post', `/claims/${String((claim.body as { id: number }).id)}/decide`, verdict).expect(200);
    const after = await balances(courierId);
    const { body: told } = await admin('get', path(again)).expect(200);
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([told.totalCents, -told.courierPayCents]);
    // A claim is the business of shop and company: nothing of it changes what integrators were told.
    expect(await seen(again, by)).toBe(failed);
    if (by !== 'the shop’s panel') {
      const published = await drivers[by].publishedStatuses(first);
      expect(published.at(-1)).toBe(await drivers[by].status(first));
    }
    await expectBalancedLedger(face.core.db);
  });
});
