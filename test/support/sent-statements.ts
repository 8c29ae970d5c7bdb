import pg from 'pg';

/** The statements that are sent to a database from now to the end of the test, in a list that grows. */
export function sentStatements(
  { url }: { readonly url: string },
  counts: (sql: string) => boolean = () => true,
): string[] {
  const sent: string[] = [];
  const database = new URL(url).pathname.slice(1);
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    const sql = typeof first === 'string' ? first : (first.text ?? '');
    // Faces that an earlier spec gave back may still note something in theirs.
    if (this.database === database && counts(sql)) sent.push(sql);
    return original.apply(this, args) as never;
  });
  return sent;
}
