import { Database } from '#domain';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** What `Database`, its reads and its transactions have in common. */
const CONNECTION = Object.getPrototypeOf(Database.prototype) as Database;

/** Number of pages that all statements of a call read. */
export async function pagesRead(db: Database, call: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(CONNECTION, 'query');
  const first = vi.spyOn(CONNECTION, 'first');
  await call();
  const statements = [...asked.mock.calls, ...first.mock.calls];
  vi.restoreAllMocks();
  if (statements.length === 0) throw new Error('The call sent no statement: nothing is measured');
  let pages = 0;
  for (const [sql, params] of statements) {
    const text = typeof sql === 'string' ? sql : sql.text;
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      params,
    );
    const plan = row!['QUERY PLAN'][0]!.Plan;
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}
