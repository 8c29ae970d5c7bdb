import { jest } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { testCore, type TestCore } from '../../../../test/support/index.js';
import type { Database } from './database.js';

describe('a whole', () => {
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
    (await db.query<{ text: string }>('select text from notes order by text')).map(({ text }) => text);

  it('puts its storage away when the last has ended, so that Node follows no promise any longer', async () => {
    const putAway = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    await db.together(() => db.together(() => db.together(() => Promise.resolve())));
    expect(putAway).toHaveBeenCalledTimes(1);
    await expect(db.together(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(putAway).toHaveBeenCalledTimes(2);
    putAway.mockRestore();
  });

  it('stays one though another ends meanwhile', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const failing = db.together(async () => {
      await note('first');
      await ended;
      await note('second');
      throw new Error('no');
    });
    await db.together(() => note('other'));
    end();
    await expect(failing).rejects.toThrow('no');
    expect(await notes()).toEqual(['other']);
  });

  it('lets go of what its work left running', async () => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((done) => (go = done));
    let left: Promise<unknown> = Promise.resolve();
    await db.together(async () => {
      await note('inside');
      left = gate.then(() => note('afterwards'));
    });
    const other = db.together(async () => {
      go();
      await left;
      throw new Error('no');
    });
    await expect(other).rejects.toThrow('no');
    expect(await notes()).toEqual(['afterwards', 'inside']);
  });
});
