import { Database, OrderChanges, OrderQueries, OrderVersions, type OrderFilter, type Scope } from '#domain';
import { jest } from '@jest/globals';
import { testDomain, TestHub, type TestDomain } from '../support/index.js';

const MANY = 30_000;
const FEW = 60;
const PAGE = { page: 1, perPage: 50 };

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** The cost of a list depends on the rows shown, not on the table's size. Measured by the pages PostgreSQL reads. */
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
  }, 60_000);
  afterAll(() => domain.close());

  /** Copies of one order, each older than the one before by `apart`. */
  async function seed(hub: TestHub, count: number, apart: string): Promise<void> {
    const { id } = await hub.order();
    const columns = (
      await domain.db.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_name = 'orders' and column_name not in ('id', 'uuid', 'public_id', 'tracking_token', 'created_at')`,
      )
    )
      .map(({ name }) => name)
      .join(', ');
    await domain.db.query(
      `insert into orders (uuid, public_id, tracking_token, created_at, ${columns})
       select gen_random_uuid(), 'N' || n, 'N' || o.id || '-' || n, o.created_at - n * $3::interval, ${columns}
         from orders o, generate_series($2, 1, -1) n where o.id = $1`,
      [id, count - 1, apart],
    );
  }

  /** Number of pages that all statements of a call read. */
  async function pagesOf(call: () => Promise<unknown>): Promise<number> {
    const asked = jest.spyOn(Database.prototype, 'query');
    const first = jest.spyOn(Database.prototype, 'first');
    await call();
    const statements = [...asked.mock.calls, ...first.mock.calls];
    jest.restoreAllMocks();
    let pages = 0;
    for (const [sql, params] of statements) {
      const text = typeof sql === 'string' ? sql : sql.text;
      const [row] = await domain.db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        params,
      );
      const plan = row!['QUERY PLAN'][0]!.Plan;
      pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return pages;
  }

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
