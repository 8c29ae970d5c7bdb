import { testCore, type TestCore } from '../../../../../test/support/index.js';
import type { OrderRecord } from './order.entity.js';
import { OrderStatements } from './order.statements.js';

describe('updates of orders, planned while there is none', () => {
  let core: TestCore;
  let statements: OrderStatements;
  const before = { id: 1, status: 'pending', courierId: null } as OrderRecord;
  const after = { ...before, status: 'accepted', courierId: 2 } as OrderRecord;

  beforeAll(async () => {
    core = await testCore();
    statements = new OrderStatements(core.db.dataSource);
  });
  afterAll(() => core.close());

  it.each([
    ['one', () => statements.update(before, after)],
    ['many', () => statements.updateAll([{ before, after }])],
  ])('find %s by id', async (_, update) => {
    const lines = await core.db.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${update()!.sql.text}`,
    );
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan (using|on) orders_pkey.*\n\s+Index Cond: .*id = /);
  });
});
