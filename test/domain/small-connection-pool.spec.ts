import { Hubs, OrderEditing, OrderLifecycle, OrderCreation, SearchSteps } from '#domain';
import { DROPOFF, PICKUP, testDomain, TestHub, type TestDomain } from '../support/index.js';

const CONNECTIONS = 2;
const CONCURRENCY = 24;

describe('a pool smaller than the crowd', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: CONNECTIONS });
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  /** Empties the caches, as in a process that has just started. */
  const forgetEverything = () => domain.clock.advance({ minutes: 1 });
  const many = <T>(work: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: CONCURRENCY }, (_, i) => work(i)));

  it('finishes commands whose hub is not cached', async () => {
    const orders = await many(() => hub.order());
    forgetEverything();
    const ended = await many((i) =>
      domain.get(OrderLifecycle).cancel(hub.scope, orders[i]!.id, { reason: 'operator' }),
    );
    expect(ended.every(({ status }) => status === 'cancelled')).toBe(true);
  });

  it('places orders with the customers they bring along', async () => {
    forgetEverything();
    const placed = await many((i) =>
      domain.get(OrderCreation).create(hub.scope, {
        ...hub.orderCommand(),
        paymentMethod: 'on_delivery',
        merchant: {
          create: {
            name: `Novo ${String(i)}`,
            email: `novo${String(i)}@example.com`,
            phone: '1933330000',
            password: 'segredo1',
          },
        },
      }),
    );
    expect(new Set(placed.map(({ merchantId }) => merchantId)).size).toBe(CONCURRENCY);
  });

  it('re-prices orders', async () => {
    const orders = await many(() => hub.order());
    forgetEverything();
    const edited = await many((i) =>
      domain.get(OrderEditing).edit(hub.scope, orders[i]!.id, { stops: [DROPOFF, PICKUP] }),
    );
    expect(
      edited.every(({ totalCents, stops }) => stops.length === 2 && totalCents > orders[0]!.totalCents),
    ).toBe(true);
  });

  it('steps searches of many hubs', async () => {
    const hubs = [hub];
    while (hubs.length < 6) hubs.push(await TestHub.open(domain));
    for (const each of hubs) await each.order();
    forgetEverything();
    await Promise.all([domain.get(SearchSteps).runDue(), domain.get(SearchSteps).runDue()]);
  });

  it('reads the hub of a transaction through its own connection while another load waits for one', async () => {
    forgetEverything();
    const hubs = domain.get(Hubs);
    const names = await many(() =>
      domain.db.transaction(async (tx) => (await hubs.get(hub.hub.id, tx)).name),
    );
    expect(new Set(names)).toEqual(new Set([hub.hub.name]));
  });
});
