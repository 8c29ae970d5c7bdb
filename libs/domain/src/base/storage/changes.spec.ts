import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { change, CHANGES_CHANNEL, Changes, noticeOf } from './changes.js';

const THING = change<number>('test.thing');
const OTHER = change<number>('test.other');

describe('announced changes', () => {
  let core: TestCore;
  let dropped: (number | null)[] = [];

  beforeAll(async () => {
    core = await testCore();
    core.db.changes.on(THING, (key) => dropped.push(key));
  });
  afterAll(() => core.close());
  beforeEach(() => void (dropped = []));

  it('are dropped with the COMMIT, before anything that waits for it', async () => {
    const seen: unknown[] = [];
    await core.db.inTransactionScope(async () => {
      await core.db.transaction(async (tx) => {
        tx.announce(THING, 7);
        tx.afterCommit(() => seen.push([...dropped]));
        await tx.unchecked.query('select 1');
      });
      expect(dropped).toEqual([]);
    });
    expect([dropped, seen]).toEqual([[7], [[7]]]);
  });

  it('are not, when the transaction or its part failed', async () => {
    const failing = core.db.transaction(async (tx) => {
      tx.announce(THING, 7);
      await tx.unchecked.query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow();
    await core.db.inTransactionScope(async () => {
      const part = core.db.transaction(async (tx) => {
        tx.announce(THING, 8);
        await tx.unchecked.query('select 1 / 0');
      });
      await expect(part).rejects.toThrow();
      await core.db.transaction(async (tx) => tx.announce(THING, 9));
    });
    expect(dropped).toEqual([9]);
  });

  it('are announced to other processes once, in one statement', async () => {
    const received: string[] = [];
    const stop = await new Promise<() => void>((done) => {
      const off = core.listener.on(CHANGES_CHANNEL, (payload) => {
        if (payload === null) done(off);
        else received.push(payload);
      });
    });
    const announced = (text: string) => () => received.some((payload) => payload.includes(text));
    await core.db.transaction(async (tx) => {
      for (const id of [1, 2, 1]) tx.announce(THING, id);
      await tx.unchecked.query('select 1');
    });
    await core.db.transaction(async (tx) => tx.announce(OTHER, 3));
    while (!announced(OTHER.name)()) await core.db.query('select 1');
    stop();
    expect(received.map((payload) => JSON.parse(payload))).toEqual([
      [
        ['test.thing', 1],
        ['test.thing', 2],
      ],
      [['test.other', 3]],
    ]);
  });
});

describe('a notice', () => {
  it('announces changes without keys when there are too many keys', () => {
    const many = Array.from({ length: 2_000 }, (_, id) => ['test.thing', id] as const);
    expect(noticeOf([...many, ['test.other', 1]])).toBe('[["test.thing",null],["test.other",null]]');
  });

  it.each([null, 'not JSON', '{"of":"another version"}'])('%j drops everything', (payload) => {
    const changes = new Changes();
    const dropped: (number | null)[] = [];
    for (const one of [THING, OTHER]) changes.on(one, (key) => dropped.push(key));
    changes.receive(payload);
    expect(dropped).toEqual([null, null]);
  });
});
