import pg from 'pg';

/** The statements that are sent to PostgreSQL from now to the end of the test, in a list that grows. */
export function sentStatements(counts: (sql: string) => boolean = () => true): string[] {
  const sent: string[] = [];
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    const sql = typeof first === 'string' ? first : (first.text ?? '');
    if (counts(sql)) sent.push(sql);
    return original.apply(this, args) as never;
  });
  return sent;
}
