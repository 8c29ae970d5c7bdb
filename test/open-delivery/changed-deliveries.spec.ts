import { OrderEditing } from '#domain';
import { OpenDeliveryWorld } from './open-delivery.world.js';

interface Changes {
  readonly deliveries: readonly { orderId: string; status: string }[];
  readonly nextCursor: string;
  readonly more: boolean;
}

/** Longer than a change may take until it is seen by all. */
const SETTLED_SECONDS = 11;
const cancellation = { reason: 'CONSUMER_CANCELLATION_REQUESTED' };

describe('GET delivery?updated_since', () => {
  let world: OpenDeliveryWorld;
  let since: string;

  const ask = async (query: string, token?: string): Promise<Changes> => {
    const { status, body } = await world.get(`delivery?${query}`, token);
    expect(status).toBe(200);
    return body as Changes;
  };
  const idsOf = ({ deliveries }: Changes) => deliveries.map(({ orderId }) => orderId);
  const from = () => `updated_since=${encodeURIComponent(since)}`;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
    await world.courier();
  });
  beforeEach(() => {
    world.tick(3_600);
    since = world.core.clock.now().toISOString();
    world.tick();
  });

  it('shows each changed delivery as its detail does, decided or not, and continues from the cursor', async () => {
    const first = await world.createDelivery();
    world.tick();
    const second = await world.createDelivery();
    const undecided = await world.createDelivery({}, false);
    world.tick(SETTLED_SECONDS);
    const all = await ask(from());
    expect(new Set(idsOf(all))).toEqual(new Set([first, second, undecided]));
    expect(all.deliveries).toHaveLength(3);
    for (const delivery of all.deliveries) expect(delivery).toEqual(await world.detail(delivery.orderId));

    const told = new Set<string>();
    let page = await ask(`${from()}&limit=1`);
    for (let pages = 0; page.more && pages < 10; pages++) {
      expect(page.deliveries).toHaveLength(1);
      idsOf(page).forEach((id) => told.add(id));
      page = await ask(`cursor=${page.nextCursor}&limit=1`);
    }
    idsOf(page).forEach((id) => told.add(id));
    expect(told).toEqual(new Set([first, second, undecided]));
    const end = await ask(`cursor=${all.nextCursor}`);
    expect(end).toEqual({ deliveries: [], nextCursor: all.nextCursor, more: false });
  });

  it('tells a delivery again when its request or its order changes', async () => {
    const ordered = await world.createDelivery();
    const undecided = await world.createDelivery({}, false);
    world.tick(SETTLED_SECONDS);
    const { nextCursor } = await ask(from());
    expect((await world.post(`cancel/${ordered}`, cancellation)).status).toBe(202);
    const cancelled = await ask(`cursor=${nextCursor}`);
    expect(cancelled.deliveries.map(({ orderId, status }) => [orderId, status])).toEqual([
      [ordered, 'CANCELLED'],
    ]);
    expect((await world.post(`cancel/${undecided}`, cancellation)).status).toBe(202);
    expect(new Set(idsOf(await ask(`cursor=${nextCursor}`)))).toEqual(new Set([ordered, undecided]));
  });

  it('tells a merchant of its own deliveries only', async () => {
    await world.createDelivery();
    const { token } = await world.otherMerchant();
    expect(idsOf(await ask(from(), token))).toEqual([]);
  });

  it.each([
    ['', 'updated_since'],
    ['updated_since=ontem', 'updated_since'],
    ['cursor=abc', 'cursor'],
    ['cursor=abc.def', 'cursor'],
    ['limit=0&updated_since=2026-01-01T00:00:00Z', 'limit'],
  ])('refuses ?%s, naming the field', async (query, field) => {
    const { status, body } = await world.get(`delivery?${query}`);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]]);
  });
});

describe('the ETag of a detail', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
    await world.courier();
  });

  const asked = async (uuid: string, etag: string) =>
    world.faces
      .call()
      .get(`/api/opendelivery/v1/logistics/delivery/${uuid}`)
      .set('Authorization', `Bearer ${await world.token()}`)
      .set('If-None-Match', etag);

  it('holds while an undecided or ended delivery stays as it is', async () => {
    const uuid = await world.createDelivery({}, false);
    const { headers } = await world.get(`delivery/${uuid}`);
    const etag = headers['etag'] ?? '';
    expect((await asked(uuid, etag)).status).toBe(304);
    expect((await world.post(`cancel/${uuid}`, cancellation)).status).toBe(202);
    const ended = await asked(uuid, etag);
    expect([ended.status, ended.body.status]).toEqual([200, 'CANCELLED']);
    world.tick(3_600);
    expect((await asked(uuid, ended.headers['etag'] ?? '')).status).toBe(304);
  });

  it('changes with the minutes that a delivery under way still takes', async () => {
    const uuid = await world.createDelivery();
    const { headers } = await world.get(`delivery/${uuid}`);
    expect((await asked(uuid, headers['etag'] ?? '')).status).toBe(304);
    world.tick(120);
    expect((await asked(uuid, headers['etag'] ?? '')).status).toBe(200);
  });

  it('does not answer for a delivery whose order was deleted', async () => {
    const uuid = await world.createDelivery();
    const { headers } = await world.get(`delivery/${uuid}`);
    const [order] = await world.core.db.query<{ id: number }>(
      'select order_id as id from delivery_requests where order_uuid = $1',
      [uuid],
    );
    await world.faces.get(OrderEditing).delete(world.scope, order?.id ?? 0);
    expect((await asked(uuid, headers['etag'] ?? '')).status).toBe(404);
  });
});
