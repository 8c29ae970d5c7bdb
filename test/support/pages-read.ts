import { Database } from '#domain';
import { AsyncLocalStorage } from 'node:async_hooks';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** What `Database`, its reads and its transactions have in common. */
const CONNECTION = Object.getPrototypeOf(Database.prototype) as Database;

/** Number of pages that all statements of a call read. The domain's work in the background does not count. */
export async function pagesRead(db: Database, call: () => Promise<unknown>): Promise<number> {
  const ofTheCall = new AsyncLocalStorage<true>();
  const statements: Parameters<Database['query']>[] = [];
  for (const name of ['query', 'first'] as const) {
    const method = CONNECTION[name];
    jest.spyOn(CONNECTION, name).mockImplementation(function (this: Database, sql, params = []) {
      if (ofTheCall.getStore()) statements.push([sql, params]);
      return method.call(this, sql, params) as never;
    });
  }
  await ofTheCall.run(true, call);
  ofTheCall.disable();
  jest.restoreAllMocks();
  if (statements.length === 0) throw new Error('The call sent no statement: nothing is measured');
  let pages = 0;
  for (const [sql, params] of statements) {
    const text = typeof sql === 'string' ? sql : sql.text;
    const [row] = await db.unchecked.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      params,
    );
    const plan = row!['QUERY PLAN'][0]!.Plan;
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}
