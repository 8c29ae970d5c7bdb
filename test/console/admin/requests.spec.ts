import { Hubs } from '#domain';
import { OpenDeliveryWorld } from '../../open-delivery/open-delivery.world.js';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { serveConsole } from '../served-console.harness.js';

/** Open Delivery requests that wait for an operator, and how their caller sees the decision. */
describe('an operator decides Open Delivery requests', () => {
  let world: OpenDeliveryWorld;
  let operator: AdminCaller;
  let owner: AdminCaller;
  let stranger: AdminCaller;

  beforeAll(async () => {
    const manual = { requests: { acceptance: 'manual', decisionMinutes: 10 } } as const;
    const faces = await serveConsole();
    world = await OpenDeliveryWorld.open(manual, faces);
    const elsewhere = await faces.get(Hubs).create({ name: 'Outra', city: 'Santos', state: 'SP' });
    const enter = async (hubId: number, role: 'operator' | 'owner') =>
      callerWith(faces, await anOperator(faces, hubId, role));
    operator = await enter(world.hub.id, 'operator');
    owner = await enter(world.hub.id, 'owner');
    stranger = await enter(elsewhere.id, 'owner');
  });

  /** A request made over Open Delivery, with its path in the Admin API. */
  async function asked(): Promise<{ orderId: string; path: string }> {
    const orderId = await world.createDelivery();
    const { body } = await operator('get', '/open-delivery/requests');
    const found = (body.items as { id: number; orderUuid: string }[]).find(
      ({ orderUuid }) => orderUuid === orderId,
    );
    return { orderId, path: `/open-delivery/requests/${String(found?.id)}` };
  }

  const undecided = async (by: AdminCaller) =>
    (await by('get', '/open-delivery/requests')).body.items as unknown[];
  const problem = ({ status, type, body }: Awaited<ReturnType<AdminCaller>>) => [status, type, body.type];
  const ALREADY = [409, 'application/problem+json', 'urn:problem:request_already_decided'];
  const UNKNOWN = [404, 'application/problem+json', 'urn:problem:delivery_request_not_found'];

  it('accepts one: the caller reads ACCEPTED, an order is searched for, and nobody decides it again', async () => {
    const { orderId, path } = await asked();
    expect((await world.detail(orderId)).status).toBe('PENDING');
    const accepted = await operator('post', `${path}/accept`);
    expect([accepted.status, accepted.body]).toEqual([
      200,
      expect.objectContaining({ status: 'accepted', orderId: expect.any(Number) }),
    ]);
    expect((await world.detail(orderId)).event).toMatchObject({ type: 'ACCEPTED' });
    expect((await world.webhookBodies(orderId)).map(({ event }) => event.type)).toEqual([
      'PENDING',
      'ACCEPTED',
    ]);
    expect((await operator('get', `/orders/${String(accepted.body.orderId)}`)).body.status).toBe('pending');

    expect(problem(await operator('post', `${path}/accept`))).toEqual(ALREADY);
    expect(problem(await operator('post', `${path}/reject`, { message: 'Tarde' }))).toEqual(ALREADY);
    expect(await world.history(orderId)).toEqual(['PENDING', 'ACCEPTED']);
    expect(await undecided(operator)).toEqual([]);
  });

  it('rejects one with a reason and a note, which the caller gets', async () => {
    const { orderId, path } = await asked();
    const rejected = await operator('post', `${path}/reject`, {
      reason: 'region_not_served',
      message: 'Rua alagada',
    });
    expect([rejected.status, rejected.body]).toEqual([
      200,
      expect.objectContaining({ status: 'rejected', orderId: null }),
    ]);
    const { status, event } = await world.detail(orderId);
    expect([status, event]).toEqual([
      'REJECTED',
      expect.objectContaining({
        message: 'Rua alagada',
        rejectionInfo: expect.objectContaining({ reason: 'REGION_NOT_SERVED' }),
      }),
    ]);
    expect(problem(await operator('post', `${path}/accept`))).toEqual(ALREADY);
    expect(await world.history(orderId)).toEqual(['PENDING', 'REJECTED']);
  });

  it('takes one decision of two that come at once', async () => {
    const { orderId, path } = await asked();
    const answers = await Promise.all([
      operator('post', `${path}/accept`),
      operator('post', `${path}/reject`, { message: 'Não dá' }),
      operator('post', `${path}/accept`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await world.history(orderId)).toHaveLength(2);
  });

  it('refuses a rejection without a note or with an unknown reason', async () => {
    const { orderId, path } = await asked();
    const answer = await operator('post', `${path}/reject`, { reason: 'rain' });
    expect([answer.status, answer.type]).toEqual([400, 'application/problem+json']);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['message', 'reason']);
    expect((await world.detail(orderId)).status).toBe('PENDING');
  });

  it('is not a matter of another hub, which does not even see it', async () => {
    const { orderId, path } = await asked();
    expect(await undecided(stranger)).toEqual([]);
    for (const call of [
      stranger('get', path),
      stranger('post', `${path}/accept`),
      stranger('post', `${path}/reject`, { message: 'Não' }),
    ])
      expect(problem(await call)).toEqual(UNKNOWN);
    expect((await world.detail(orderId)).status).toBe('PENDING');
  });

  it('is written down with who decided', async () => {
    const { path } = await asked();
    await operator('post', `${path}/accept`);
    const id = path.split('/').at(-1);
    const { body } = await owner('get', `/audit?entity=delivery_request&entityId=${String(id)}`);
    expect(body.items).toEqual([
      expect.objectContaining({
        action: 'delivery_request.accepted',
        operatorName: 'operator',
        before: expect.objectContaining({ status: 'received' }),
        after: expect.objectContaining({ status: 'accepted' }),
      }),
    ]);
  });
});
