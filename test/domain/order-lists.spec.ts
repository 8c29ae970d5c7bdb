import { OrderChanges, OrderQueries, OrderVersions, type OrderFilter, type Scope } from '#domain';
import { copyOrder, pagesRead, testDomain, TestHub, type TestDomain } from '../support/index.js';

const MANY = 30_000;
const FEW = 60;
const PAGE = { page: 1, perPage: 50 };

/** The cost of a list depends on the rows shown, not on the table's size. Measured by pages read. */
describe('lists of orders', () => {
  let domain: TestDomain;
  let small: TestHub;
  let large: TestHub;
  let seeded: Date;

  beforeAll(async () => {
    domain = await testDomain();
    small = await TestHub.open(domain);
    large = await TestHub.open(domain);
    seeded = domain.clock.now();
    await seed(small, FEW, '1 minute');
    await seed(large, MANY, '1 minute');
    // A year of orders, then a long pause, then two orders.
    domain.clock.advance({ days: 400 });
    for (let i = 0; i < 2; i++) await large.order();
    await domain.db.query('vacuum analyze orders');
  });
  afterAll(() => domain.close());

  /** Copies of one order, each older than the one before by `apart`. */
  async function seed(hub: TestHub, count: number, apart: string): Promise<void> {
    const { id } = await hub.order();
    await copyOrder(domain.db, id, count - 1, { created_at: `o.created_at - n * interval '${apart}'` });
  }

  const pagesOf = (call: () => Promise<unknown>) => pagesRead(domain.db, call);
  const queries = () => domain.get(OrderQueries);
  const firstPage = (scope: Scope, filter: OrderFilter = {}) =>
    pagesOf(() => domain.get(OrderVersions).page(scope, filter, PAGE));

  it('show the first page of a large hub for what it costs in a small one', async () => {
    const inSmall = await firstPage(small.scope);
    const inLarge = await firstPage(large.scope);
    expect(inLarge).toBeLessThan(inSmall + 15);
  });

  it('show the first page of a large merchant for what it costs with a small one', async () => {
    const [order] = await queries().newest(large.scope, {}, 1, 2);
    const of = (merchantId: number) => firstPage({ ...large.scope, merchantId });
    expect(await of(order!.merchantId)).toBeLessThan((await firstPage(small.scope)) + 15);
  });

  it.each([{ scheduledOnly: true }, { notServed: true }])(
    'find what no order has without walking past all of them: %j',
    async (filter) => {
      expect(await firstPage(large.scope, filter)).toBeLessThan((await firstPage(small.scope, filter)) + 15);
    },
  );

  it('find the few of the last days without walking past all before them', async () => {
    const lately = { createdFrom: new Date(domain.clock.now().getTime() - 30 * 86_400_000) };
    const cost = await pagesOf(() => queries().newest(large.scope, lately, 20, 0));
    expect(await queries().newest(large.scope, lately, 20, 0)).toHaveLength(2);
    expect(cost).toBeLessThan(15);
  });

  it('go on from any order on for what the first page costs', async () => {
    const [, , middle] = await queries().newest(large.scope, {}, 3, MANY / 2);
    const next = await queries().before(large.scope, {}, middle!.id, 50);
    expect(next).toHaveLength(50);
    expect(next[0]!.createdAt < middle!.createdAt).toBe(true);
    const cost = await pagesOf(() => queries().before(large.scope, {}, middle!.id, 50));
    expect(cost).toBeLessThan((await firstPage(small.scope)) + 15);
  });

  it('show the changes since any order for what those of a small hub cost', async () => {
    const changes = (hub: TestHub, id: number) =>
      pagesOf(() => domain.get(OrderChanges).since(hub.scope, { at: seeded, id }, 50));
    const [, , middle] = await queries().newest(large.scope, {}, 3, MANY / 2);
    expect(await changes(large, middle!.id)).toBeLessThan((await changes(small, 0)) + 15);
  });

  it('pass over what others changed once, for a merchant that changed nothing', async () => {
    const quiet = { ...large.scope, merchantId: (await large.merchant()).id };
    const { items, next } = await domain.get(OrderChanges).since(quiet, { at: seeded, id: 0 }, 50);
    expect(items).toEqual([]);
    expect(await pagesOf(() => domain.get(OrderChanges).since(quiet, next, 50))).toBeLessThan(10);
  });
});
