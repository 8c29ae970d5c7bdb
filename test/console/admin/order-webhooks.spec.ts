import { aCourier, anOrder, DROPOFF, FURTHER, keysOf, PICKUP } from '../../support/builders/index.js';
import { TestReceiver, type Received } from '../../support/test-receiver.js';
import { until } from '../../support/until.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';
import { sendDue } from '../served-console.harness.js';

interface Message {
  readonly event: string;
  readonly order: Record<string, unknown> & { id: number };
}

/** An operator's change reaches the integrator's receiver in the form of the Full API. */
describe('an operator’s changes on the wire of the Full API', () => {
  let world: AdminWorld;
  let operator: AdminCaller;
  let receiver: TestReceiver;
  let key: string;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await anAdminWorld();
    operator = world.as('operator');
    key = (await keysOf(world.faces, world.home)).hub;
    await fullApi('post', '/webhooks')
      .send({
        url: receiver.url('/pedidos'),
        codigo_seguranca: 'segredo',
        eventos: ['ORDER_ACCEPTED', 'COURIER_ASSIGNED', 'ORDER_UPDATED', 'ORDER_CANCELLED', 'ORDER_DELETED'],
      })
      .expect(201);
  });
  afterAll(() => receiver.close());

  const fullApi = (verb: 'get' | 'post', path: string) =>
    world.faces.call()[verb](`/api/v1${path}`).set('Authorization', `Bearer ${key}`);
  const shown = async (id: number) =>
    (await fullApi('get', `/orders/${String(id)}`).expect(200)).body as Message['order'];
  const path = (id: number) => `/orders/${String(id)}`;
  const read = ({ body }: Received) => JSON.parse(body) as Message;
  const courier = () => {
    const { faces, home } = world;
    return aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
  };

  /** Messages about an order, once there are `count`; the clock passes the second that holds changes. */
  async function messagesOf(id: number, count: number): Promise<Message[]> {
    const found = () => receiver.received.map(read).filter(({ order }) => order.id === id);
    await until('they are sent', async () => {
      world.faces.core.clock.advance({ seconds: 1 });
      await sendDue(world.faces);
      return found().length >= count;
    });
    return found();
  }

  it('an assignment is ORDER_ACCEPTED, another courier after it COURIER_ASSIGNED, by either command', async () => {
    const { id } = await anOrder(world.home).create(world.faces);
    const [first, second, third] = [await courier(), await courier(), await courier()];
    await operator('post', `${path(id)}/assign`, { courierId: first });
    const accepted = await shown(id);
    await operator('post', `${path(id)}/assign`, { courierId: second });
    const reassigned = await shown(id);
    await operator('post', `${path(id)}/assign`, { courierId: third });
    const again = await shown(id);

    const messages = await messagesOf(id, 3);
    expect(messages.map(({ event }) => event)).toEqual([
      'ORDER_ACCEPTED',
      'COURIER_ASSIGNED',
      'COURIER_ASSIGNED',
    ]);
    for (const [i, then] of [accepted, reassigned, again].entries()) {
      expect(Object.keys(messages[i]?.order ?? {}).sort()).toEqual(Object.keys(then).sort());
      expect(messages[i]?.order).toMatchObject({
        order_status: 'accepted',
        accepted_at: accepted['accepted_at'],
        courier: then['courier'],
        courier_data: { id: [first, second, third][i], name: then['courier'] },
      });
    }
    const headers = receiver.received.find((got) => read(got).order.id === id)?.headers;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'webhook-security': 'segredo',
    });
  });

  it.each([
    ['its data', { observation: 'Portão azul', externalId: 'PED-7' }],
    ['its stops', { stops: [{ ...FURTHER, address: 'Rua Distante, 9', name: 'Bia' }] }],
    ['its way back', { needsReturn: true }],
    ['its amount', { totalCents: 4_321 }],
  ])('a change of %s is ORDER_UPDATED, with the order as it is now', async (_, patch) => {
    const { id, totalCents } = await anOrder(world.home).create(world.faces);
    const edited = await operator('patch', path(id), patch);
    expect(edited.status).toBe(200);
    const now = await shown(id);
    const [message] = await messagesOf(id, 1);
    expect(message).toEqual({ event: 'ORDER_UPDATED', order: now });
    expect(now['total_value']).toBe((edited.body.totalCents as number) / 100);
    const repriced = 'stops' in patch || 'needsReturn' in patch || 'totalCents' in patch;
    expect(edited.body.totalCents !== totalCents).toBe(repriced);
  });

  it('several changes within a second arrive together, by the last of them', async () => {
    const { id } = await anOrder(world.home).create(world.faces);
    await operator('patch', path(id), { externalId: 'PED-8' });
    await operator('patch', path(id), { stops: [{ ...FURTHER, address: 'Rua Distante, 9' }, DROPOFF] });
    await operator('post', `${path(id)}/assign`, { courierId: await courier() });
    const messages = await messagesOf(id, 2);
    expect(messages.map(({ event }) => event)).toEqual(['ORDER_UPDATED', 'ORDER_ACCEPTED']);
    expect(messages[0]?.order).toMatchObject({ external_id: 'PED-8' });
    expect(messages[0]?.order['delivery_locations_data']).toHaveLength(2);
  });

  it('a deletion of what nobody has accepted cancels it first; then it is gone for the integrator', async () => {
    const { id } = await anOrder(world.home).create(world.faces);
    expect((await operator('delete', path(id))).status).toBe(204);
    expect((await operator('delete', path(id))).status).toBe(404);
    const messages = await messagesOf(id, 2);
    expect(messages.map(({ event }) => event)).toEqual(['ORDER_CANCELLED', 'ORDER_DELETED']);
    expect(messages[1]?.order).toMatchObject({
      id,
      order_status: 'cancelled',
      deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    });
    await fullApi('get', `/orders/${String(id)}`).expect(404);
  });
});
