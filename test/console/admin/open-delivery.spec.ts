// In process: refusals of receivers, as the gateway takes those by http.
import { newUuid } from '#domain';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { consoleFace } from '../../../apps/console/src/face.js';
import { DROPOFF, PICKUP } from '../../support/builders/index.js';
import { openFaces } from '../../support/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { until } from '../../support/until.js';
import { anAdminWorld, type AdminCaller, type AdminWorld } from '../admin.world.js';
import { sendDue } from '../served-console.harness.js';

const NOTICE = 'answered 200, 204 is required';

/** `acceptAny2xx` and the address of a merchant's receiver, from the console to the receiver. */
describe('a merchant’s Open Delivery settings in the Admin API', () => {
  let world: AdminWorld;
  let owner: AdminCaller;
  let receiver: TestReceiver;
  let path: string;
  let pair: { clientId: string; clientSecret: string };

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await anAdminWorld();
    owner = world.as('owner');
    path = `/merchants/${world.home.store.id}/open-delivery`;
    // The secret of the pair signs webhooks.
    pair = (await owner('post', `${path}/credentials`)).body;
  });
  afterAll(() => receiver.close());

  const set = async (changes: object) => {
    const { status, body } = await owner('put', path, { enabled: true, ...changes });
    expect(status).toBe(200);
    return body;
  };
  const subscription = async () => (await owner('get', '/webhooks/subscriptions')).body.items[0];
  const test = async () => {
    const { status, body } = await owner('post', `/webhooks/subscriptions/${(await subscription()).id}/test`);
    expect(status).toBe(202);
    return body;
  };

  it("apply to the next delivery, and a test message's result names the required status", async () => {
    expect(await set({ webhookUrl: receiver.url('/od') })).toMatchObject({ acceptAny2xx: false });
    const result = await test();
    expect(result).toMatchObject({ status: 200, error: 'unexpected_success', notice: NOTICE, state: 'due' });
    expect((await owner('get', `/webhooks/deliveries/${result.deliveryId}`)).body).toMatchObject({
      lastStatus: 200,
      notice: NOTICE,
    });
    expect(await subscription()).toMatchObject({ active: true, notice: NOTICE });
  });

  it('take any 2xx where that is set, and keep it set until it is changed', async () => {
    const webhookUrl = receiver.url('/od');
    expect(await set({ webhookUrl, acceptAny2xx: true })).toMatchObject({ acceptAny2xx: true });
    expect(await test()).toMatchObject({ status: 200, error: null, notice: NOTICE, state: 'delivered' });
    expect(await set({ webhookUrl })).toMatchObject({ acceptAny2xx: true });
    expect((await owner('get', path)).body).toMatchObject({ acceptAny2xx: true });
    receiver.reacts(() => ({ status: 204 }));
    expect(await test()).toMatchObject({ status: 204, error: null, notice: null, state: 'delivered' });
  });

  it('move what waits to a new address at once', async () => {
    receiver.reacts(({ path: to }) => ({ status: to === '/dead' ? 500 : 204 }));
    await set({ webhookUrl: receiver.url('/dead') });
    await askForDelivery();
    // Events of a request wait a second for more of them.
    world.faces.core.clock.advance({ seconds: 2 });
    await until('the attempt at the dead address is stored', async () => {
      await sendDue(world.faces);
      const { body } = await owner('get', '/webhooks/deliveries?state=due');
      return body.items.some((line: { lastStatus: number | null }) => line.lastStatus === 500);
    });
    // From here the clock is not advanced: neither the next attempt nor the end of the host's pause comes.
    await set({ webhookUrl: receiver.url('/alive') });
    await until('it is sent there', async () => {
      await sendDue(world.faces);
      return receiver.bodies('/alive').length > 0;
    });
    expect(receiver.bodies('/alive')[0]).toBe(receiver.bodies('/dead')[0]);
  });

  it.each([
    ['http://example.com/od', 'The URL must use https'],
    ['https://10.0.0.1/od', 'The URL must lead to a public address'],
  ])('refuse %s: %s', async (webhookUrl, text) => {
    const own = await openFaces([consoleFace]);
    const { as, home } = await anAdminWorld(own);
    const setting = { enabled: true, webhookUrl };
    const refused = await as('owner')('put', `/merchants/${home.store.id}/open-delivery`, setting);
    expect([refused.status, refused.body.errors]).toEqual([400, { webhookUrl: [text] }]);
    await own.close();
  });

  async function askForDelivery(): Promise<void> {
    const { clientId, clientSecret } = pair;
    const token = await world.faces
      .call()
      .post('/api/opendelivery/oauth/token')
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    const asked = await world.faces
      .call()
      .post('/api/opendelivery/v1/logistics/delivery')
      .set('Authorization', `Bearer ${token.body.access_token}`)
      .send({
        ...deliveryExample,
        orderId: newUuid(),
        pickupAddress: { ...deliveryExample.pickupAddress, ...PICKUP },
        deliveryAddress: { ...deliveryExample.deliveryAddress, ...DROPOFF },
      });
    expect(asked.status).toBe(202);
  }
});
