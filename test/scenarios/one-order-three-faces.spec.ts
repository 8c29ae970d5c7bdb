import { Credentials, Merchants, newUuid, OrderLifecycle, OrderQueries, RequestDecisions } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { aHubWorld, DROPOFF, keysOf, PICKUP, sendOnline, type HubWorld } from '../support/builders/index.js';
import { openFaces, type FaceHarness } from '../support/index.js';

/** One status in each protocol's words. */
interface FaceStatuses {
  fullApi: string;
  openDelivery: string;
  modelM: string;
}

describe('one order, read through all three faces', () => {
  let face: FaceHarness;
  let world: HubWorld;
  let keys: { full: string; m: string; token: string };

  beforeAll(async () => {
    face = await openFaces([fullApiFace, openDeliveryFace, modelM, consoleFace]);
    world = await aHubWorld(face);
    await face.get(Merchants).update(world.scope, world.store.id, { requestsEnabled: true });
    const pair = await face.get(Credentials).issuePair(world.scope, world.store.id);
    const { body } = await face
      .call()
      .post('/api/opendelivery/oauth/token')
      .send({ grant_type: 'client_credentials', client_id: pair.clientId, client_secret: pair.clientSecret })
      .expect(200);
    keys = {
      full: (await keysOf(face, world)).hub,
      m: (await keysOf(face, world, 'model_m_key')).hub,
      token: body.access_token as string,
    };
  });
  afterAll(() => face.close());

  const fullApi = async (id: number) =>
    (await face.call().get(`/api/v1/orders/${id}`).set('Authorization', `Bearer ${keys.full}`).expect(200))
      .body;
  const openDeliveryOf = async (uuid: string) =>
    (
      await face
        .call()
        .get(`/api/opendelivery/v1/logistics/delivery/${uuid}`)
        .set('Authorization', `Bearer ${keys.token}`)
        .expect(200)
    ).body;
  const modelMOf = async (id: number) =>
    (await face.call().get(`/api/m/solicitacao?id=${id}`).set('api-key', keys.m).expect(200)).body
      .response[0];
  const detailOf = async (id: number) =>
    (await face.call().get(`/api/m/v1/request/${id}`).set('api-key', keys.m).expect(200)).body;

  async function ask(): Promise<{ uuid: string; id: number }> {
    const uuid = newUuid();
    const pickupAddress = { ...deliveryExample.pickupAddress, city: 'Campinas', ...PICKUP };
    const deliveryAddress = { ...deliveryExample.deliveryAddress, city: 'Campinas', ...DROPOFF };
    await face
      .call()
      .post('/api/opendelivery/v1/logistics/delivery')
      .set('Authorization', `Bearer ${keys.token}`)
      .send({ ...deliveryExample, orderId: uuid, pickupAddress, deliveryAddress, canCombine: false })
      .expect(202);
    face.core.clock.advance({ seconds: 1 });
    const waiting = await face.core.db.query<{ id: number }>(
      `select id from delivery_requests where status = 'received'`,
    );
    for (const { id } of waiting) await face.get(RequestDecisions).decide(id);
    const [order] = await face.get(OrderQueries).newest(world.scope, {}, 1, 0);
    return { uuid, id: order!.id };
  }

  it('has the same status in all faces at every step', async () => {
    const { uuid, id } = await ask();
    const story: FaceStatuses[] = [];
    const read = async () => {
      const [one, other, third] = [await fullApi(id), await openDeliveryOf(uuid), await modelMOf(id)];
      story.push({
        fullApi: one.order_status,
        openDelivery: other.event.type,
        modelM: third.status_solicitacao,
      });
    };
    await read();
    const life = face.get(OrderLifecycle);
    for (const step of [
      async () => {
        await sendOnline(face, world.scope, world.courierId, PICKUP);
        return life.reassign(world.scope, id, world.courierId);
      },
      () => life.arriveAtPickup(world.scope, id),
      () => life.collect(world.scope, id),
      () => life.deliverStop(world.scope, id, 1, { byHand: true }),
    ]) {
      face.core.clock.advance({ minutes: 2 });
      await step();
      await read();
    }
    expect(story).toEqual([
      { fullApi: 'pending', openDelivery: 'ACCEPTED', modelM: 'D' },
      { fullApi: 'accepted', openDelivery: 'PICKUP_ONGOING', modelM: 'A' },
      { fullApi: 'arrived_pickup_location', openDelivery: 'ARRIVED_AT_MERCHANT', modelM: 'A' },
      { fullApi: 'collected', openDelivery: 'DELIVERY_ONGOING', modelM: 'E' },
      { fullApi: 'completed', openDelivery: 'DELIVERY_FINISHED', modelM: 'F' },
    ]);

    const [one, other, third, detail] = [
      await fullApi(id),
      await openDeliveryOf(uuid),
      await modelMOf(id),
      await detailOf(id),
    ];
    // Courier, price and times of the order.
    const courier = String(world.courierId);
    expect([String(other.deliveryPerson.id), third.condutor_id, String(detail.driver.id)]).toEqual([
      courier,
      courier,
      courier,
    ]);
    expect(JSON.stringify(one)).toContain(detail.driver.name);
    expect([third.nome_condutor, other.deliveryPerson.name]).toEqual([
      detail.driver.name,
      detail.driver.name,
    ]);
    const price = Number(third.valor_corrida);
    expect([detail.finished.final_value, other.deliveryPrice.price.value]).toEqual([price, price]);
    const collected = other.events.find((event: { type: string }) => event.type === 'ORDER_PICKED').datetime;
    expect(detail.progress.start_trip).toBe(collected);
    expect(third.public_id).toBe(detail.public_id);
  });

  it('is cancelled in all three at once', async () => {
    const { uuid, id } = await ask();
    await face
      .call()
      .post('/api/m/cancelar')
      .set('api-key', keys.m)
      .send({ id_mch: id, motivo_id: 2 })
      .expect(200);
    expect((await fullApi(id)).order_status).toBe('cancelled');
    expect((await openDeliveryOf(uuid)).event.type).toBe('CANCELLED');
    expect((await modelMOf(id)).status_solicitacao).toBe('C');
  });

  it("ends unserved in each face's own vocabulary", async () => {
    const { uuid, id } = await ask();
    await face.get(OrderLifecycle).cancel(world.scope, id, { reason: 'not_served' });
    expect(await fullApi(id)).toMatchObject({
      order_status: 'cancelled',
      status_observation: 'Nenhum entregador disponível',
    });
    expect((await openDeliveryOf(uuid)).event).toMatchObject({
      type: 'CANCELLED',
      rejectionInfo: { reason: 'NO_DELIVERYPERSON_AVAILABLE' },
    });
    expect((await modelMOf(id)).status_solicitacao).toBe('N');
  });

  it("is expected no sooner than the merchant's preparation ends, in the times and links of every face", async () => {
    const merchants = face.get(Merchants);
    await merchants.update(world.scope, world.store.id, { preparationMinutes: 50 });
    face.core.clock.advance({ seconds: 5 });
    const { uuid, id } = await ask();
    const ready = (await face.get(OrderQueries).byId(world.scope, id)).readyAt!.getTime();
    expect(ready - face.core.clock.millis()).toBeGreaterThan(49 * 60_000);
    const times = (await openDeliveryOf(uuid)).eta;
    for (const at of [times.pickupEtaDatetime, times.deliveryEtaDatetime])
      expect(Date.parse(at)).toBeGreaterThanOrEqual(ready - 60_000);
    // Full API and Model M have no such times: their orders lead to the page that has.
    const links = [(await fullApi(id)).tracking_url, (await modelMOf(id)).link_acompanhamento_solicitacao];
    for (const link of links) {
      const { body } = await face
        .call()
        .get(`${new URL(String(link)).pathname}/estado`)
        .expect(200);
      const [from = 0, to = 0, shown] = [...String(body.top).matchAll(/datetime="([^"]+)"/gi)].map(
        ([, at = '']) => Date.parse(at),
      );
      expect([shown, Math.min(from, to) > ready]).toEqual([ready, true]);
    }
    await merchants.update(world.scope, world.store.id, { preparationMinutes: null });
    face.core.clock.advance({ seconds: 5 });
  });

  it('placed in one face is found by its number in the others', async () => {
    const opened = await face
      .call()
      .post('/api/m/abrirSolicitacao')
      .set('api-key', keys.m)
      .send({
        forma_pagamento: 'F',
        empresa_id: world.store.id,
        partida: { lat: PICKUP.latitude, lng: PICKUP.longitude, endereco: 'Rua da Coleta, 1' },
        paradas: [
          {
            lat_parada: DROPOFF.latitude,
            lng_parada: DROPOFF.longitude,
            endereco_parada: 'Rua B, 2',
            id_externo: 'PED-77',
          },
        ],
      })
      .expect(200);
    const id = Number(opened.body.response.id_mch);
    const order = await fullApi(id);
    expect(order.external_id).toBe('PED-77');
    expect(order.id).toBe(id);
  });
});
