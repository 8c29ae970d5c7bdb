import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { until } from '../../../../../test/support/running-gateway.js';
import type { Database } from './database.js';
import { statement } from './statement.js';
import type { Transaction } from './transaction.js';

describe('a transaction scope', () => {
  let core: TestCore;
  let db: Database;

  beforeAll(async () => {
    core = await testCore();
    db = core.db;
    await db.execute('create table notes (text text)');
  });

  afterAll(() => core.close());

  beforeEach(() => db.execute('delete from notes'));

  const note = (text: string) => db.execute('insert into notes values ($1)', [text]);
  const notes = async () =>
    (await db.unchecked.query<{ text: string }>('select text from notes order by text')).map(
      ({ text }) => text,
    );

  it('stays one though another ends meanwhile', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const failing = db.inTransactionScope(async () => {
      await note('first');
      await ended;
      await note('second');
      throw new Error('no');
    });
    await db.inTransactionScope(() => note('other'));
    end();
    await expect(failing).rejects.toThrow('no');
    expect(await notes()).toEqual(['other']);
  });

  it('lets go of what its work left running', async () => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((done) => (go = done));
    let left: Promise<unknown> = Promise.resolve();
    await db.inTransactionScope(async () => {
      await note('inside');
      left = gate.then(() => note('afterwards'));
    });
    const other = db.inTransactionScope(async () => {
      go();
      await left;
      throw new Error('no');
    });
    await expect(other).rejects.toThrow('no');
    expect(await notes()).toEqual(['afterwards', 'inside']);
  });
});

describe('a transaction', () => {
  let core: TestCore;
  let db: Database;

  beforeAll(async () => {
    core = await testCore();
    db = core.db;
    await db.execute('create table notes (text text primary key)');
  });

  afterAll(() => core.close());

  beforeEach(() => db.execute('delete from notes'));

  const INSERT = statement('test.note_insert', 'insert into notes values ($1)');
  const notes = () => db.unchecked.query<{ text: string }>('select text from notes order by text');

  it('commits behind what it sent, before its commit hooks run', async () => {
    const answered: string[] = [];
    await db.transaction(async (tx) => {
      for (const text of ['first', 'second']) void tx.send(INSERT, [text]).then(() => answered.push(text));
      tx.afterCommit(() => answered.push('hook'));
      expect(answered).toEqual([]);
    });
    expect(answered).toEqual(['first', 'second', 'hook']);
    expect(await notes()).toEqual([{ text: 'first' }, { text: 'second' }]);
  });

  it('fails with what it sent and nobody waited for, and nothing of it stays', async () => {
    const committed: string[] = [];
    const work = db.transaction(async (tx) => {
      await tx.execute(INSERT, ['first']);
      tx.afterCommit(() => committed.push('hook'));
      void tx.send(INSERT, ['first']);
      void tx.send(INSERT, ['third']);
    });
    // The first failure, not what failed because of it.
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect([await notes(), committed]).toEqual([[], []]);
  });

  it('raises the first failure rather than those it caused', async () => {
    const work = async (tx: Transaction) => {
      for (let i = 0; i < 2; i++) void tx.send(INSERT, ['first']);
      await tx.execute(INSERT, ['second']);
    };
    await expect(db.transaction(work)).rejects.toMatchObject({ code: '23505' });
    const part = db.inTransactionScope(async () => {
      await expect(db.transaction(work)).rejects.toMatchObject({ code: '23505' });
      await db.execute(INSERT, ['whole']);
    });
    await part;
    expect(await notes()).toEqual([{ text: 'whole' }]);
  });

  it('does not pass for committed when a failure in it was swallowed', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(INSERT, ['first']);
      await tx.execute(INSERT, ['first']).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('A statement failed');
    expect(await notes()).toEqual([]);
  });

  it('has parts that fail alone, with what they sent', async () => {
    await db.inTransactionScope(async () => {
      await db.execute(INSERT, ['whole']);
      await db.transaction((tx) => tx.execute(INSERT, ['part']));
      const failing = db.transaction(async (tx) => {
        await tx.execute(INSERT, ['lost']);
        void tx.send(INSERT, ['whole']);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      await db.execute(INSERT, ['after']);
    });
    expect(await notes()).toEqual([{ text: 'after' }, { text: 'part' }, { text: 'whole' }]);
  });

  it('leaves its connection as it was, whatever became of it', async () => {
    const one = await testCore({ poolSize: 1 });
    try {
      for (const sql of [
        'select 1',
        'select 1 / 0',
        'no sql',
        'select pg_terminate_backend(pg_backend_pid())',
      ])
        await one.db.transaction((tx) => tx.execute(sql)).catch(() => undefined);
      expect(await one.db.transaction((tx) => tx.unchecked.query('select 2 as two'))).toEqual([{ two: 2 }]);
      expect(await one.db.query('select now() = statement_timestamp() as alone')).toEqual([{ alone: true }]);
    } finally {
      await one.close();
    }
  });
});

describe('the connections of a database', () => {
  let core: TestCore;

  beforeAll(async () => {
    core = await testCore({ poolSize: 4 });
    await core.db.execute('create table amounts (amount int check (amount > 0))');
  });

  afterAll(() => core.close());

  const backends = async () =>
    (await core.db.query<{ pid: number }>('select pg_backend_pid() as pid from pg_sleep(0.01)')).map(
      ({ pid }) => pid,
    );

  it('survive statements that PostgreSQL refuses', async () => {
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      await expect(core.db.execute('insert into amounts values (0)')).rejects.toMatchObject({
        code: '23514',
      });
      for (const pid of await backends()) seen.add(pid);
    }
    expect(seen.size).toBe(1);
    expect(core.db.pool.totalCount).toBe(1);
  });

  it('are replaced when a prepared statement no longer fits its table', async () => {
    const ALL = statement('test.all_amounts', 'select * from amounts');
    expect(await core.db.query(ALL)).toEqual([]);
    await core.db.execute('alter table amounts add column note text');
    await expect(core.db.query(ALL)).rejects.toMatchObject({ code: '0A000' });
    expect(await core.db.query(ALL)).toEqual([]);
    await core.db.execute('alter table amounts drop column note');
    await expect(core.db.transaction((tx) => tx.query(ALL))).rejects.toMatchObject({ code: '0A000' });
    expect(await core.db.transaction((tx) => tx.query(ALL))).toEqual([]);
  });
});

describe('a statement', () => {
  it('finds nothing in its partition when its row is moved to another one meanwhile', async () => {
    const { db, close } = await testCore({ poolSize: 3 });
    try {
      await db.execute(`
        create table chores (id int, ended bool) partition by list (ended);
        create table open_chores partition of chores for values in (false);
        create table ended_chores partition of chores for values in (true);
        insert into chores values (1, false)`);
      let late: Promise<number> = Promise.resolve(-1);
      await db.transaction(async (tx) => {
        await tx.execute('update chores set ended = true where id = 1');
        late = db.execute('update open_chores set id = 2 where id = 1');
        const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update open_chores%'`;
        await until('the other statement waits', async () => (await db.query(waits)).length > 0);
      });
      expect(await late).toBe(0);
    } finally {
      await close();
    }
  });
});

describe('many reads', () => {
  it('leave connections for commands', async () => {
    const { db, close } = await testCore({ poolSize: 4 });
    try {
      await db.execute('create table notes (text text)');
      let reads: Promise<unknown>[] = [];
      await db.transaction(async (tx) => {
        await tx.unchecked.query('select pg_advisory_xact_lock(1)');
        const read = () => db.reads.unchecked.query('select pg_advisory_xact_lock_shared(1)');
        reads = Array.from({ length: 12 }, read);
        expect(await db.execute(`insert into notes values ('placed')`)).toBe(1);
      });
      await Promise.all(reads);
    } finally {
      await close();
    }
  });

  it('that take long let quick ones pass', async () => {
    const { db, close } = await testCore({ poolSize: 20 });
    try {
      let slow: Promise<unknown>[] = [];
      await db.transaction(async (tx) => {
        await tx.unchecked.query('select pg_advisory_xact_lock(1)');
        const read = () => db.reads.unchecked.query('select pg_advisory_xact_lock_shared(1)');
        slow = Array.from({ length: 9 }, read);
        expect(await db.reads.unchecked.query('select 1 as one')).toEqual([{ one: 1 }]);
      });
      await Promise.all(slow);
    } finally {
      await close();
    }
  });
});
