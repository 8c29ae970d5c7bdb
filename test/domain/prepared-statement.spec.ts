import { statement, type Database } from '#domain';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/index.js';

const PAIR = statement('test.pair', 'select $1::bigint as id, $2::timestamptz as at, $3::jsonb as facts');
const TOUCH = statement('test.touch', 'update hubs set name = name where id = $1');
const HALF = statement('test.half', 'select 10 / $1::integer as half');

/** Uses internals of `pg`, so a change in a new release shows here. */
describe('a prepared statement', () => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
    db = database.db;
  });
  afterAll(() => database.close());

  function describes() {
    const { connection } = new pg.Client() as unknown as { connection: object };
    return jest.spyOn(Object.getPrototypeOf(connection) as { describe(): void }, 'describe');
  }

  it('has its columns described once per connection, and reads every row alike', async () => {
    const described = describes();
    const at = '2026-03-02T12:00:00.123Z';
    const ask = (id: number) => db.first(PAIR, [id, at, '{"a": [1]}']);
    const rows = [await ask(1), await ask(2), await db.transaction((tx) => tx.first(PAIR, [3, at, null]))];
    expect(rows).toEqual([
      { id: 1, at: new Date(at), facts: { a: [1] } },
      { id: 2, at: new Date(at), facts: { a: [1] } },
      { id: 3, at: new Date(at), facts: null },
    ]);
    expect(described).toHaveBeenCalledTimes(1);
  });

  it('counts what it wrote, the first time and later', async () => {
    expect([await db.execute(TOUCH, [0]), await db.execute(TOUCH, [0])]).toEqual([0, 0]);
  });

  it('goes on after an error, whether it had been described or not', async () => {
    await expect(db.first(HALF, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await db.first(HALF, [2])).toEqual({ half: 5 });
    await expect(db.first(HALF, [0])).rejects.toMatchObject({ code: '22012' });
    await expect(db.first(HALF, ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect(await db.first(HALF, [5])).toEqual({ half: 2 });
  });
});
