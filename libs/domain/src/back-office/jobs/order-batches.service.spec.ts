import {
  HeldQuotes,
  Jobs,
  OrderBatches,
  OrderQueries,
  type CreateOrderCommand,
  type IdempotentRequest,
  type Merchant,
} from '#domain';
import { testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('many orders at once', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let merchant: Merchant;
  let batches: OrderBatches;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    merchant = await hub.merchant({ invoicingEnabled: true });
    batches = domain.get(OrderBatches);
  });
  afterAll(() => domain.close());

  const one = (changes: Partial<CreateOrderCommand> = {}): CreateOrderCommand => ({
    ...hub.orderCommand(),
    merchant: { id: merchant.id },
    ...changes,
  });
  const many = (count: number, changes: (i: number) => Partial<CreateOrderCommand> = () => ({})) =>
    Array.from({ length: count }, (_, i) => one({ externalId: `lote-${String(i)}`, ...changes(i) }));
  const broken = { vehicleTypeId: 1 };
  const place = (
    commands: readonly CreateOrderCommand[],
    { atomic = false, named = null }: { atomic?: boolean; named?: IdempotentRequest | null } = {},
  ) => batches.place(hub.scope, { commands, atomic, named });
  const named = (key: string, content = 'a body') => ({ hubId: hub.hub.id, credentialId: 7, key, content });
  const run = () => batches.runDue();
  const count = async () =>
    (await domain.db.first<{ n: number }>('select count(*)::int as n from orders', []))!.n;
  const codes = (results: Awaited<ReturnType<typeof place>>['batch']['results']) =>
    results.map(({ refusal }) => refusal?.code ?? 'placed');

  it('are placed in one statement, each with its result in their order', async () => {
    const { batch } = await place(many(50));
    expect(batch).toMatchObject({ id: null, total: 50, endedAt: domain.clock.now() });
    expect(batch.results.map(({ order }) => order?.externalId)).toEqual(
      many(50).map(({ externalId }) => externalId),
    );
    const rows = await domain.db.query<{ n: number; at: number }>(
      `select count(*)::int as n, count(distinct xmin::text)::int as at from orders where external_id like 'lote-%'`,
    );
    expect(rows).toEqual([{ n: 50, at: 1 }]);
  });

  it('a refused one leaves the others alone, with every part of why', async () => {
    const poor = await hub.merchantWith(1);
    const { batch } = await place([
      one(),
      one(broken),
      one({ merchant: { id: poor.id }, paymentMethod: 'wallet' }),
      one({ stops: [{ address: 'Rua Que Não Existe, 1' }] }),
      one(),
    ]);
    expect(codes(batch.results)).toEqual([
      'placed',
      'vehicle_type_not_found',
      'insufficient_balance',
      'address_not_found',
      'placed',
    ]);
    expect(batch.results[3]?.refusal?.facts.field).toBe('stops.0.address');
  });

  it('are all placed or none, when they are to be', async () => {
    const before = await count();
    const { batch } = await place([one(), one(broken), one()], { atomic: true });
    expect(codes(batch.results)).toEqual(['batch_refused', 'vehicle_type_not_found', 'batch_refused']);
    const poor = await hub.merchantWith(1);
    const unpaid = await place([one(), one({ merchant: { id: poor.id }, paymentMethod: 'wallet' })], {
      atomic: true,
    });
    expect(codes(unpaid.batch.results)).toEqual(['batch_refused', 'insufficient_balance']);
    expect(await count()).toBe(before);
    expect(codes((await place(many(3), { atomic: true })).batch.results)).toEqual(Array(3).fill('placed'));
  });

  it('are one batch for a repeated request, and its name stays free where nothing was placed', async () => {
    const before = await count();
    expect((await place([one(broken)], { named: named('k1') })).replayed).toBe(false);
    const both = await Promise.all([
      place(many(2), { named: named('k1') }),
      place(many(2), { named: named('k1') }),
    ]);
    expect(both.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(both[0].batch.results).toEqual(both[1].batch.results);
    expect(await count()).toBe(before + 2);
    await expect(place(many(2), { named: named('k1', 'another') })).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
  });

  it('by one quote are one order', async () => {
    const given = await domain
      .get(HeldQuotes)
      .hold(hub.scope, { ...hub.orderCommand(), merchantId: merchant.id });
    const held = domain.get(HeldQuotes).open(given.quoteId);
    expect(codes((await place([one({ held }), one({ held })])).batch.results)).toEqual([
      'placed',
      'quote_used',
    ]);
  });

  it('above fifty are a job that goes on after a worker died, and by two workers makes each once', async () => {
    const before = await count();
    const given = await domain
      .get(HeldQuotes)
      .hold(hub.scope, { ...hub.orderCommand(), merchantId: merchant.id });
    const held = domain.get(HeldQuotes).open(given.quoteId);
    const { batch } = await place(
      many(120, (i) => (i === 70 ? broken : i === 110 ? { held } : {})),
      { named: named('k2') },
    );
    expect(batch).toMatchObject({ total: 120, results: [], endedAt: null });
    expect(domain.wakeUps.woken.map(({ job }) => job)).toContain('orders.bulk');
    domain.clock.advance({ minutes: 30 });
    await Promise.all([run(), run()]);
    domain.clock.advance({ minutes: 2 });
    await run();
    const ended = await batches.byId(hub.scope, batch.id!);
    expect(ended).toMatchObject({ total: 120, endedAt: expect.any(Date) });
    expect(codes(ended.results).filter((code) => code !== 'placed')).toEqual(['vehicle_type_not_found']);
    expect(ended.results[70]?.refusal?.code).toBe('vehicle_type_not_found');
    expect(ended.results[119]?.order?.externalId).toBe('lote-119');
    expect(await count()).toBe(before + 119);
    expect((await domain.get(OrderQueries).byId(hub.scope, ended.results[110]!.order!.id)).totalCents).toBe(
      given.quote.totalCents,
    );
    const again = await place([], { named: named('k2') }).catch(
      (error: unknown) => (error as { code: string }).code,
    );
    expect(again).toBe('required_value');
    const sql = `select from job_rows where job_id = $1 and input is not null`;
    expect(await domain.db.query(sql, [batch.id])).toEqual([]);
  });

  it('as a job of all or none: one refusal refuses all', async () => {
    const before = await count();
    const { batch } = await place(
      many(60, (i) => (i === 59 ? broken : {})),
      { atomic: true },
    );
    await run();
    const { results } = await batches.byId(hub.scope, batch.id!);
    expect([results.length, results[0]?.refusal?.code, results[59]?.refusal?.code]).toEqual([
      60,
      'batch_refused',
      'vehicle_type_not_found',
    ]);
    expect(await count()).toBe(before);
  });

  it('are shown to whom they belong, and forgotten after thirty days', async () => {
    const mine = { ...hub.scope, merchantId: merchant.id };
    const { batch } = await batches.place(mine, { commands: many(51), atomic: false, named: null });
    expect((await batches.byId(mine, batch.id!)).total).toBe(51);
    for (const scope of [
      { ...mine, merchantId: merchant.id + 1 },
      { ...hub.scope, hubId: hub.hub.id + 1 },
    ])
      await expect(batches.byId(scope, batch.id!)).rejects.toMatchObject({ code: 'bulk_not_found' });
    await run();
    domain.clock.advance({ days: 31 });
    await domain.get(Jobs).prune();
    await expect(batches.byId(mine, batch.id!)).rejects.toMatchObject({ code: 'bulk_not_found' });
  });

  it('are at least one and at most 500', async () => {
    await expect(place([])).rejects.toMatchObject({ code: 'required_value' });
    await expect(place(many(501))).rejects.toMatchObject({ code: 'limit_reached' });
  });
});
