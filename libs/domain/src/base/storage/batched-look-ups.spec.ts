import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { BatchedLookUps } from './batched-look-ups.js';
import { statement, type Statement } from './statement.js';

interface Note {
  readonly text: string;
  /** How many look-ups the statement served. */
  readonly served: number;
}

const BY_NAME = statement(
  'test.notes_by_name',
  `select w.place, n.text, cardinality($1::text[]) as served
     from unnest($1::text[]) with ordinality as w (name, place) join notes n on n.name = w.name`,
);

describe('look-ups made at the same moment', () => {
  let core: TestCore;
  let notes: BatchedLookUps<string, Note>;

  beforeAll(async () => {
    core = await testCore();
    await core.db.execute('create table notes (name text primary key, text text)');
    await core.db.execute(`insert into notes values ('a', 'first'), ('b', 'second')`);
    notes = new BatchedLookUps<string, Note>(
      core.db,
      BY_NAME as Statement<Note & { place: number }>,
      (names) => [[...names]],
    );
  });

  afterAll(() => core.close());

  it('share a statement, and each gets its own row', async () => {
    const found = await Promise.all(['b', 'none', 'a', 'b'].map((name) => notes.find(name)));
    expect(found.map((note) => note?.text)).toEqual(['second', undefined, 'first', 'second']);
    expect(found.map((note) => note?.served)).toEqual([4, undefined, 4, 4]);
  });

  it('of an open transaction see what it wrote, on its own connection', async () => {
    await core.db.inTransactionScope(async () => {
      await core.db.execute(`insert into notes values ('c', 'not yet committed')`);
      expect(await notes.find('c')).toMatchObject({ text: 'not yet committed', served: 1 });
    });
  });
});
