import { OrderLookup, type OrderFilter, type Scope } from '#domain';
import { statements } from '#domain/testing';
import { copyOrder, pagesRead, testDomain, TestHub, type TestDomain } from '../support/index.js';

const MANY = 12_000;
const DAYS = 1_000;
const DAY_MS = 86_400_000;
/** One ended order in six goes to a Maria, one in 3,000 to a Zuleica. */
const NAME = `case when n % 3000 = 0 then 'Zuleica Maria Prado ' when n % 6 = 0 then 'Maria José ' else 'Pessoa ' end || n`;
const PAGE = { before: null, limit: 50 };
/** Pages of a look-up in each four weeks, and of what a search reads anyway. */
const LOOK_UPS = (DAYS / 28) * 5 + 120;

/** Two years and nine months of ended orders, twelve a day, and some that are open. */
describe('orders by their recipient', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let other: TestHub;
  let quiet: number;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    other = await TestHub.open(domain);
    await fill(hub, MANY);
    await fill(other, 60);
    const open = await hub.order();
    await copyOrder(domain.db, open.id, 40, {
      created_at: `o.created_at - n * interval '9 hours'`,
      stops: stops(`'Maria Aberta ' || n`, `'1144' || lpad(n::text, 6, '0')`),
    });
    quiet = (await hub.merchant()).id;
    await domain.db.execute(
      `update orders set merchant_id = $2, cancel_reason = 'not_served', status = 'cancelled'
        where hub_id = $1 and stops @> '[{"name": "Maria José 9006"}]'`,
      [hub.scope.hubId, quiet],
    );
    await domain.db.execute('vacuum analyze orders');
  });
  afterAll(() => domain.close());

  async function fill(of: TestHub, count: number): Promise<void> {
    const { id } = await of.order();
    await domain.db.execute(`update orders set status = 'completed', stops = $2::jsonb where id = $1`, [
      id,
      JSON.stringify([{ name: 'Antônio José Conceição', phone: '+55 19 98888-7654' }]),
    ]);
    await copyOrder(domain.db, id, count, {
      created_at: `o.created_at - (n / 3 * 3) * interval '${String(DAYS / MANY)} days'`,
      status: `case when n % 60 = 0 then 'cancelled' else 'completed' end`,
      stops: stops(NAME, `'1133' || lpad(n::text, 6, '0') || 1`),
    });
  }

  const stops = (name: string, phone: string) =>
    `jsonb_build_array(jsonb_build_object('name', ${name}, 'phone', ${phone}))`;

  const lookUp = () => domain.get(OrderLookup);
  const found = async (text: string, filter: OrderFilter = {}, scope: Scope = hub.scope) =>
    (await lookUp().find(scope, text, filter, PAGE)).map((order) => order.stops[0]?.name);
  const costOf = (text: string, filter: OrderFilter = {}, scope: Scope = hub.scope) =>
    pagesRead(domain.db, () => lookUp().find(scope, text, filter, PAGE));

  /** All orders with the name, newest first, found without the index. */
  async function expected(name: string, condition = 'true'): Promise<number[]> {
    const rows = await domain.db.query<{ id: number }>(
      `select id from orders where hub_id = $1 and stops -> 0 ->> 'name' ~ $2 and ${condition}
        order by created_at desc, id desc`,
      [hub.scope.hubId, name],
    );
    return rows.map(({ id }) => id);
  }

  async function allPages(text: string, filter: OrderFilter = {}): Promise<number[]> {
    const ids: number[] = [];
    for (let before: number | null = null; ; before = ids.at(-1)!) {
      const page = await lookUp().find(hub.scope, text, filter, { before, limit: 200 });
      ids.push(...page.map(({ id }) => id));
      if (page.length < 200) return ids;
    }
  }

  it.each(['antonio conc', 'CONCEIÇÃO', '98888-7654', '19 98888', '5519988', '7654'])(
    'are found by %s, ended long ago or still open',
    async (text) => {
      expect(await found(text)).toEqual(['Antônio José Conceição']);
    },
  );

  it('are found by beginnings of all words, in any order', async () => {
    expect(await found('prado zul 12000')).toEqual(['Zuleica Maria Prado 12000']);
    expect(await found('maria 77 inexistente')).toEqual([]);
    expect(await found("'& |")).toEqual([]);
  });

  it.each([
    ['ÂNGELO ŠIMIĆ', 'angelo simic'],
    ['Ângelo Decomposto'.normalize('NFD'), 'ângelo decom'],
    [" (D'Ávila)  - Costa/Filho. ", 'd avila costa filho'],
    ['x'.repeat(3_000), 'x'.repeat(100)],
  ])('are found whatever the signs and the length of the name: %.30s', async (name, text) => {
    const { id } = await other.order();
    await domain.db.execute(`update orders set stops = jsonb_set(stops, '{0,name}', $2) where id = $1`, [
      id,
      JSON.stringify(name),
    ]);
    expect(await found(text, {}, other.scope)).toEqual([name]);
    await domain.db.execute(`update orders set status = 'completed' where id = $1`, [id]);
    expect(await found(text, {}, other.scope)).toEqual([name]);
    await domain.db.execute(`update orders set deleted_at = now() where id = $1`, [id]);
    expect(await found(text, {}, other.scope)).toEqual([]);
  });

  it('are found in their own hub only', async () => {
    const theirs = await found('maria', {}, other.scope);
    expect(theirs).toHaveLength(10);
    expect(theirs).not.toContain('Maria Aberta 1');
  });

  it('come newest first, open and ended mixed, page by page without gaps and doubles', async () => {
    const ids = await allPages('maria');
    expect(ids.length).toBeGreaterThan(2_000);
    expect(ids).toEqual(await expected('Maria'));
    expect(await found('maria')).toContain('Maria Aberta 3');
  });

  it('fill their pages where a filter leaves out most', async () => {
    expect(await allPages('maria', { statuses: ['cancelled'] })).toEqual(
      await expected('Maria', `status = 'cancelled'`),
    );
    expect(await allPages('maria', { statuses: ['pending'] })).toEqual(await expected('Maria Aberta'));
    expect(await found('maria', { notServed: true })).toEqual(['Maria José 9006']);
    expect(await found('maria', { scheduledOnly: true })).toEqual([]);
  });

  it('of a period are found, however long ago it was', async () => {
    const [from, to] = [700, 600].map((days) => new Date(domain.clock.now().getTime() - days * DAY_MS));
    const ids = await allPages('maria', { createdFrom: from!, createdTo: to! });
    expect(ids.length).toBeGreaterThan(150);
    expect(ids).toEqual(
      await expected('Maria', `created_at between '${from!.toISOString()}' and '${to!.toISOString()}'`),
    );
  });

  it('of a merchant are found by it, and no others', async () => {
    const scope = { ...hub.scope, merchantId: quiet };
    expect(await found('maria', {}, scope)).toEqual(['Maria José 9006']);
    expect(await found('maria', { merchantId: quiet })).toEqual(['Maria José 9006']);
    expect(await costOf('maria', {}, scope)).toBeLessThan(2 * LOOK_UPS);
  });

  it('cost a look-up in four weeks where the name is rare', async () => {
    expect(await found('zuleica')).toHaveLength(4);
    expect(await costOf('zuleica')).toBeLessThan(LOOK_UPS);
    expect(await costOf('11330099991')).toBeLessThan(2 * LOOK_UPS);
  });

  it.each([{}, { createdTo: new Date('2024-01-01') }, { statuses: ['pending'] }] satisfies OrderFilter[])(
    'cost a page and some more where the name is frequent, not all who have it: %j',
    async (filter) => {
      expect(await costOf('maria', filter)).toBeLessThan(250);
    },
  );

  it.each([{ notServed: true }, { scheduledOnly: true }, { courierId: 1 }] satisfies OrderFilter[])(
    'cost look-ups where few of the frequent name are wanted: %j',
    async (filter) => {
      expect(await costOf('maria', filter)).toBeLessThan(2 * LOOK_UPS);
    },
  );

  it('are found by their indexes also by plans made while there is nothing', async () => {
    await found('maria');
    const empty = await testDomain();
    const pages = statements().filter(({ name }) => name.startsWith('orders.recipient_'));
    for (const { name, text } of pages) {
      const [row] = await empty.db.query<{ 'QUERY PLAN': unknown }>(
        `explain (generic_plan, format json) ${text}`,
      );
      const plan = JSON.stringify(row);
      expect(plan).not.toContain('Seq Scan');
      const indexes = name.includes('page')
        ? ['orders_recipient_idx', 'orders_hub_status_idx']
        : ['orders_hub_newest_idx'];
      for (const index of indexes) expect(plan).toContain(index);
    }
    expect(pages.length).toBeGreaterThan(3);
    await empty.close();
  });
});
