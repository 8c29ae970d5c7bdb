import { CourierDocuments, DataRetention, FileStore, Hubs, OrderLifecycle, type OrderRecord } from '#domain';
import { newFileKey } from '../../base/index.js';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the retention of people’s data', () => {
  let domain: TestDomain;
  let hub: TestHub;
  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain, {
      settings: {
        retention: {
          phones: 90,
          proofPhotos: 100,
          documentNumbers: 110,
          signatures: 120,
          addresses: 130,
          names: 140,
        },
      },
    });
  });
  afterAll(() => domain.close());

  const keep = async (folder: 'evidence' | 'claims' | 'couriers') => {
    const key = newFileKey(folder, 1, 'image/png');
    await domain.get(FileStore).put(key, { contentType: 'image/png', bytes: PNG });
    return key;
  };
  const isKept = async (key: string) => (await domain.get(FileStore).get(key)) !== null;
  const clear = async () => {
    while ((await domain.get(DataRetention).prune()) > 0);
  };
  /** Until so many days after the order. */
  const wait = async (days: number, since: Date) => {
    domain.clock.advance({
      millis: since.getTime() + days * 86_400_000 + 1 - domain.clock.millis(),
    });
    await clear();
  };

  /** A delivered order with everything that is kept of who took it. */
  async function delivered(): Promise<OrderRecord & { photo: string; signature: string }> {
    const courier = await hub.courier();
    const { db } = domain;
    const order = await hub.order({
      observation: 'Chamar a Zoraide',
      stops: [
        {
          ...DROPOFF,
          address: 'Rua das Pedras, 2',
          name: 'Zoraide',
          phone: '19999990000',
          complement: 'Ap 4',
        },
      ],
    });
    const life = domain.get(OrderLifecycle);
    await life.accept(courier.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    await life.deliverStop(courier.scope, order.id, 1, {
      byHand: true,
      name: 'Zoraide',
      document: '529.982',
    });
    const files = {
      photo: await keep('evidence'),
      signature: await keep('evidence'),
    };
    for (const [kind, key] of Object.entries(files))
      await db.execute(
        `insert into evidence_files (hub_id, courier_id, kind, token, storage_key, content_type, size, order_id, stop, created_at)
         values ($1, $2, $3, $4, $4, 'image/png', 8, $5, 1, now())`,
        [order.hubId, courier.id, kind, key, order.id],
      );
    await db.execute(
      `update orders set stops = jsonb_set(jsonb_set(stops, '{0,evidence,photos}', '["/a.png"]'),
         '{0,evidence,signature}', '"/b.png"') where id = $1`,
      [order.id],
    );
    return { ...order, ...files };
  }
  const stopOf = async ({ id }: { id: number }) => {
    const row = await domain.db.first<{ stop: Record<string, unknown> }>(
      'select stops -> 0 as stop from orders where id = $1',
      [id],
    );
    return row?.stop;
  };

  it('clears each kind after its own period, and not a day before', async () => {
    const order = await delivered();
    await domain.db.execute(
      `insert into audit_records (hub_id, operator_name, action, entity, entity_id, after, at)
       values ($1, 'Ana', 'order.updated', 'order', $2, '{"name": "Zoraide"}', now())`,
      [order.hubId, String(order.id)],
    );
    await wait(89, order.createdAt);
    const evidence = { photos: ['/a.png'], signature: '/b.png', document: '529.982', name: 'Zoraide' };
    expect(await stopOf(order)).toMatchObject({ name: 'Zoraide', phone: '19999990000', evidence });
    await wait(90, order.createdAt);
    expect(await stopOf(order)).toMatchObject({
      name: 'Zoraide',
      phone: null,
      address: 'Rua das Pedras, 2',
      evidence,
    });
    await wait(100, order.createdAt);
    expect(await stopOf(order)).toMatchObject({ evidence: { ...evidence, photos: [] } });
    expect([await isKept(order.photo), await isKept(order.signature)]).toEqual([false, true]);
    await wait(110, order.createdAt);
    expect(await stopOf(order)).toMatchObject({ evidence: { signature: '/b.png', document: null } });
    await wait(120, order.createdAt);
    expect(await stopOf(order)).toMatchObject({ evidence: { signature: null, name: 'Zoraide' } });
    expect(await isKept(order.signature)).toBe(false);
    await wait(130, order.createdAt);
    expect(await stopOf(order)).toMatchObject({
      name: 'Zoraide',
      address: '',
      complement: null,
      latitude: -22.92,
    });
    await wait(140, order.createdAt);
    const stored = await domain.db.query(
      `select stops::text || coalesce(observation, '') as text from orders where id = $1
       union all select after::text from audit_records where entity_id = $1::text and after is not null`,
      [order.id],
    );
    expect(JSON.stringify(stored)).not.toContain('Zoraide');
    expect(await stopOf(order)).toMatchObject({ status: 'delivered', ordinal: 1 });
  });

  it('goes on where it stopped, and clears deleted orders too', async () => {
    const orders = [await delivered(), await delivered(), await delivered()] as const;
    await domain.db.execute('update orders set deleted_at = now() where id = $1', [orders[1].id]);
    domain.clock.advance({ days: 91 });
    const retention = domain.get(DataRetention);
    expect(await retention.prune(2)).toBe(2);
    expect(await retention.prune(2)).toBe(1);
    expect(await retention.prune(2)).toBe(0);
    for (const order of orders) expect(await stopOf(order)).toMatchObject({ name: 'Zoraide', phone: null });
  });

  it('clears photos of decided claims, and papers of couriers who left', async () => {
    const order = await delivered();
    const { db, clock } = domain;
    const [one, two, mine] = [await keep('claims'), await keep('claims'), await keep('couriers')];
    for (const [state, key, stop] of [
      ['refused', one, 1],
      ['open', two, 2],
    ] as const)
      await db.execute(
        `insert into claims (hub_id, order_id, public_id, merchant_id, stop, kind, text, opened_by,
           photo_keys, state, due_at, created_at)
         values ($1, $2, 'X', 1, $6, 'late', '', 'shop', jsonb_build_array($3::text), $4, now(), $5)`,
        [order.hubId, order.id, key, state, clock.now(), stop],
      );
    const courier = await hub.courier();
    const paper = { storageKey: mine, contentType: 'image/png' };
    await domain.get(CourierDocuments).add(hub.scope, courier.id, 'face', paper);
    clock.advance({ days: 181 });
    await clear();
    expect([await isKept(one), await isKept(two), await isKept(mine)]).toEqual([false, true, true]);
    await db.execute(
      `update couriers set registration = 'inactive', registration_changed_at = $2 where id = $1`,
      [courier.id, clock.now()],
    );
    clock.advance({ days: 181 });
    await clear();
    expect(await isKept(mine)).toBe(false);
    expect(await domain.get(CourierDocuments).list(hub.scope, courier.id)).toEqual([]);
  });

  it('has limits', async () => {
    const hubs = domain.get(Hubs);
    for (const phones of [89, 1_826])
      await expect(hubs.update(hub.hub.id, { settings: { retention: { phones } } })).rejects.toMatchObject({
        code: 'invalid_value',
      });
  });
});
