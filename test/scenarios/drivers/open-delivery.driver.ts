import { Credentials, Merchants, newUuid, RequestDecisions } from '#domain';
import { cancelExample, deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { OpenDeliveryDialect } from '../../../apps/open-delivery/src/webhooks/open-delivery.dialect.js';
import { DROPOFF, PICKUP } from '../../support/builders/index.js';
import { webhookBodies, type FaceDriver, type ScenarioContext } from './face.driver.js';

interface PublishedEvent {
  readonly type: string;
  readonly datetime: string;
}

async function tokenOf({ face, world }: ScenarioContext): Promise<string> {
  await face.get(Merchants).update(world.scope, world.store.id, { requestsEnabled: true });
  const pair = await face.get(Credentials).issuePair(world.scope, world.store.id);
  const { body } = await face
    .call()
    .post('/api/opendelivery/oauth/token')
    .send({ grant_type: 'client_credentials', client_id: pair.clientId, client_secret: pair.clientSecret })
    .expect(200);
  return body.access_token as string;
}

export async function openDeliveryDriver(stage: ScenarioContext): Promise<FaceDriver> {
  const { face } = stage;
  const token = await tokenOf(stage);
  const dialect = face.get(OpenDeliveryDialect);
  const call = (method: 'get' | 'post', path: string) =>
    face.call()[method](`/api/opendelivery/v1/logistics/${path}`).set('Authorization', `Bearer ${token}`);
  const detail = async (ref: string) => (await call('get', `delivery/${ref}`).expect(200)).body;

  /** Decides the request, which the worker does after the answer. */
  async function decided(ref: string): Promise<number> {
    face.core.clock.advance({ seconds: 1 });
    const byUuid = 'select id, order_id as "orderId" from delivery_requests where order_uuid = $1';
    const asked = await face.core.db.first<{ id: number }>(byUuid, [ref]);
    await face.get(RequestDecisions).decide(asked!.id);
    return (await face.core.db.first<{ orderId: number }>(byUuid, [ref]))!.orderId;
  }

  return {
    name: 'Open Delivery',
    schedules: false,
    async create({ needsReturn = false } = {}) {
      const ref = newUuid();
      await call('post', 'delivery')
        .send({
          ...deliveryExample,
          orderId: ref,
          pickupAddress: { ...deliveryExample.pickupAddress, city: 'Campinas', ...PICKUP },
          deliveryAddress: { ...deliveryExample.deliveryAddress, city: 'Campinas', ...DROPOFF },
          canCombine: false,
          returnToMerchant: needsReturn,
        })
        .expect(202);
      return { id: await decided(ref), ref };
    },
    async cancel({ ref }) {
      await call('post', `cancel/${ref}`).send(cancelExample).expect(202);
    },
    async status({ ref }) {
      return (await detail(ref)).event.type as string;
    },
    async publishedStatuses(order) {
      const events = (await webhookBodies(stage, dialect, order)).map(
        (body) => body['event'] as PublishedEvent,
      );
      // The history must equal the webhooks, instant by instant.
      expect(events).toEqual((await detail(order.ref)).events);
      return events.map(({ type }) => type);
    },
  };
}
