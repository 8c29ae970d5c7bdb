import { Hubs, OrderLifecycle, OutboxRelay, Redeliveries, StopFaults, type OrderRecord } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { callerWith, type AdminCaller } from '../console/admin.world.js';
import { CourierApp, CourierWorld, PNG } from '../console/courier.world.js';
import { asMerchant, type MerchantCaller } from '../console/merchant.world.js';
import { anOperator, anOrder, DROPOFF } from '../support/builders/index.js';
import { openFaces, expectBalancedLedger, type FaceHarness } from '../support/index.js';

const FAULTS = {
  courier: { feeRefundBp: 10_000, courierPayBp: 0 },
  shop: { returnCentsPerKm: 100 },
};

describe('a delivery that fails, goes out again, is claimed and decided', () => {
  let face: FaceHarness;
  let world: CourierWorld;
  let admin: AdminCaller;
  let dispatcher: AdminCaller;
  let shop: MerchantCaller;
  let courier: CourierApp;

  beforeAll(async () => {
    face = await openFaces([consoleFace]);
    world = await CourierWorld.at(face);
    const { hub, store } = world.hub;
    await world.face.get(Hubs).update(hub.id, { settings: { faults: FAULTS } });
    admin = callerWith(world.face, await anOperator(world.face, hub.id, 'finance'));
    dispatcher = callerWith(world.face, await anOperator(world.face, hub.id, 'operator'));
    shop = await asMerchant(world.face, store);
    courier = await world.aCourier();
  });
  afterAll(() => face.close());

  async function work(): Promise<void> {
    await world.face.get(OutboxRelay).drain();
    await world.face.get(StopFaults).settleDue();
  }

  const decisions = async () =>
    (await dispatcher('get', '/decisions').expect(200)).body.items as { id: number; kind: string }[];
  const faultsOf = async ({ id }: OrderRecord) =>
    (await admin('get', `/orders/${String(id)}/faults`).expect(200)).body.items;
  const balance = async () => (await shop('get', '/wallet').expect(200)).body.balanceCents as number;

  it('is one path through shop, courier and company, and each party has what the rules say', async () => {
    const life = world.face.get(OrderLifecycle);
    const { scope } = world.hub;
    const first = await anOrder(world.hub).failed().create(world.face);
    await life.returned(scope, first.id);
    await work();
    expect(await decisions()).toMatchObject([
      { kind: 'failure', orderId: first.id, about: 'Ninguém no local' },
    ]);
    expect(await faultsOf(first)).toMatchObject([
      { stop: 1, fault: 'nobody', cause: 'absent', proof: 'said' },
    ]);

    const again = await world.face
      .get(Redeliveries)
      .order(scope, first.id, { source: 'console', scheduledFor: null });
    await life.reassign(scope, again.id, courier.id);
    await life.collect(scope, again.id);
    const second = await life.deliverStop(scope, again.id, 1, { byHand: true });
    await work();
    expect(await decisions()).toEqual([]);

    const claimed = await shop('post', `/orders/${String(second.id)}/claims`)
      .field('kind', 'damaged')
      .field('text', 'Chegou tudo virado')
      .attach('photos', PNG, 'a.png')
      .expect(201);
    const { id } = claimed.body as { id: number };
    await shop('post', `/orders/${String(second.id)}/claims`)
      .field('kind', 'damaged')
      .field('text', 'De novo')
      .expect(409);
    expect(await decisions()).toMatchObject([{ kind: 'claim', id, about: 'damaged' }]);
    await dispatcher('post', `/claims/${String(id)}/decide`, { fault: null, answer: 'Não' }).expect(403);

    const mine = (await courier.get('/claims').expect(200)).body.items;
    expect(mine).toMatchObject([{ id, publicId: second.publicId, courierText: null }]);
    await courier
      .upload(`/claims/${String(id)}/answer`, 'photo', PNG, 'b.png')
      .field('text', 'A caixa já estava aberta')
      .expect(200);

    const file = (await admin('get', `/claims/${String(id)}`).expect(200)).body;
    expect(file).toMatchObject({
      openedBy: 'shop',
      photos: 1,
      courierText: 'A caixa já estava aberta',
      hasCourierPhoto: true,
      delivery: { status: 'delivered', rightCode: null, wrongCodes: 0 },
      way: { end: null, points: [] },
    });
    const outcome = {
      fault: 'courier',
      shopCents: second.totalCents,
      courierCents: -Number(second.courierPayCents),
    };
    expect(file.outcomes).toContainEqual(outcome);
    expect(file.timeline.length).toBeGreaterThan(3);
    await admin('get', `/claims/${String(id)}/photos/0`).expect(200);
    await admin('get', `/claims/${String(id)}/courier-photo`).expect(200);

    const before = await balance();
    const answer = 'A foto mostra a caixa amassada';
    await admin('post', `/claims/${String(id)}/decide`, { fault: 'courier', answer }).expect(200);
    await admin('post', `/claims/${String(id)}/decide`, { fault: null, answer }).expect(409);
    expect((await balance()) - before).toBe(second.totalCents);
    const { items: entries } = (await courier.get('/wallet/entries').expect(200)).body;
    expect(entries[0]).toMatchObject({
      kind: 'fault_pay',
      operation: 'debit',
      amountCents: second.courierPayCents,
    });
    expect(entries[0].description).toContain(`${second.publicId}: fica com 0 %`);
    const told = (await shop('get', '/claims?state=decided').expect(200)).body.items;
    expect(told).toMatchObject([{ id, state: 'accepted', fault: 'courier', answer }]);

    const fault = { fault: 'nobody', reason: 'A loja confirmou que estava aberta' };
    const changed = await admin('post', `/orders/${String(second.id)}/faults/1`, fault).expect(200);
    expect(changed.body.items[0].movements).toHaveLength(4);
    expect(await balance()).toBe(before);
    expect(await decisions()).toEqual([]);
    await expectBalancedLedger(world.face.core.db);
  });

  it('is claimed by the recipient with the end of their phone, on a page without script', async () => {
    const stops = [{ ...DROPOFF, address: 'Rua da Entrega, 9', name: 'Ana', phone: '19999994321' }];
    const order = await anOrder(world.hub).with({ stops }).delivered().create(world.face);
    const page = `/rastreio/${order.stops[0]!.trackingToken}/reclamacao`;
    const send = async (digits: string, ...photos: Buffer[]) => {
      const form = world.face.call().post(page).set('Accept-Language', 'es');
      void form.field('kind', 'not_received').field('text', 'Não chegou nada').field('digits', digits);
      for (const photo of photos) void form.attach('photos', photo, 'a.png');
      const { status, text } = await form;
      return [status, /role="status">([^<]*)/.exec(text)?.[1]?.split(/[:.]/)[0]];
    };
    const shown = await world.face.call().get(page).set('Accept-Language', 'pt-BR').expect(200);
    expect(shown.text).toContain('Não recebi');
    const notAccepted = [422, 'Las fotos no se aceptaron'];
    expect(await send('0000', PNG)).toEqual([422, 'Estos números no son los del teléfono del pedido']);
    expect(await send('4321', Buffer.from('%PDF-1.7'))).toEqual(notAccepted);
    expect(await send('4321', PNG, PNG, PNG, PNG, PNG)).toEqual(notAccepted);
    expect(await send('4321', Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual([
      413,
      'Una de las fotos pasa de 10 MB',
    ]);
    expect(await send('4321', PNG, PNG)).toEqual([200, 'Reclamación enviada']);
    expect(await send('4321')).toEqual([409, 'Ya enviaste esta reclamación']);
    const [waiting] = await decisions();
    expect(waiting).toMatchObject({ kind: 'claim', orderId: order.id, about: 'not_received' });
    const file = await admin('get', `/claims/${String(waiting!.id)}`).expect(200);
    expect(file.body).toMatchObject({ openedBy: 'recipient', photos: 2 });
    await admin('get', `/claims/${String(file.body.id)}/photos/1`).expect(200);
    await shop('get', `/claims/${String(file.body.id)}/photos/1`)
      .expect(200)
      .expect('Content-Type', 'image/png');
    await shop('get', `/claims/${String(file.body.id)}/photos/2`).expect(404);
    const answers = async () =>
      (await world.face.call().get(page).set('Accept-Language', 'pt-BR').expect(200)).text;
    expect(await answers()).toContain('Não recebi: aguardando resposta');
    const verdict = { fault: null, answer: 'O porteiro <b>recebeu</b>' };
    await admin('post', `/claims/${String(waiting!.id)}/decide`, verdict).expect(200);
    expect(await answers()).toContain('reclamação não aceita – O porteiro &lt;b&gt;recebeu');
  });
});
