import { OrderLookup, statements } from '#domain';
import { testDomain, TestHub, type TestDomain } from '../support/index.js';

const MANY = 5_000;
const PAGE = { before: null, limit: 50 };

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, number>> }[];
}

describe('orders by their recipient', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    const { id } = await hub.order();
    await domain.db.execute(`update orders set status = 'completed', stops = $2::jsonb where id = $1`, [
      id,
      JSON.stringify([{ name: 'Antônio José Conceição', phone: '+55 19 98888-7654' }]),
    ]);
    const columns = await domain.db.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'orders'
          and column_name not in ('id', 'uuid', 'public_id', 'tracking_token', 'stops')`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    await domain.db.execute(
      `insert into orders (uuid, public_id, tracking_token, stops, ${names})
       select gen_random_uuid(), 'S' || n, 'S' || n,
              jsonb_build_array(jsonb_build_object('name', 'Pessoa ' || n, 'phone', '1133' || lpad(n::text, 6, '0'))),
              ${names} from orders o, generate_series(1, $2::int) n where o.id = $1`,
      [id, MANY],
    );
    await domain.db.execute('vacuum analyze orders');
  }, 60_000);
  afterAll(() => domain.close());

  const found = async (text: string, of = hub) =>
    (await domain.get(OrderLookup).find(of.scope, text, {}, PAGE)).map((order) => order.stops[0]?.name);

  it.each(['antonio conc', 'CONCEIÇÃO', '98888-7654', '19 98888', '5519988', '7654'])(
    'are found by %s, ended long ago or still open',
    async (text) => {
      expect(await found(text)).toEqual(['Antônio José Conceição']);
    },
  );

  it('are found while they are open, and only in their own hub', async () => {
    const other = await TestHub.open(domain);
    const { id } = await other.order();
    await domain.db.execute(
      `update orders set stops = jsonb_set(stops, '{0,name}', '"Antônio Aberto"') where id = $1`,
      [id],
    );
    expect(await found('antonio', other)).toEqual(['Antônio Aberto']);
    expect(await found('antonio')).toEqual(['Antônio José Conceição']);
    expect(await found('pessoa 77')).toContain('Pessoa 77');
    expect(await found("'& |")).toEqual([]);
  });

  it('cost what they find, not what the hub has', async () => {
    const { text } = statements().find(({ name }) => name === 'orders.recipient_lookup')!;
    const [row] = await domain.db.query<Explained>(`explain (analyze, buffers, format json) ${text}`, [
      hub.scope.hubId,
      `'${String(hub.scope.hubId)}/n/antonio':*`,
      null,
    ]);
    const plan = row!['QUERY PLAN'][0]!.Plan;
    expect(JSON.stringify(plan)).toContain('orders_recipient_idx');
    expect(plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!).toBeLessThan(25);
  });
});
