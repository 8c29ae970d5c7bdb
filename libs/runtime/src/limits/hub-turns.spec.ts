import { ManualClock } from '../../../../test/support/index.js';
import { HubTurns } from './hub-turns.js';

const LIMIT = 2;

describe('turns of hubs', () => {
  let clock: ManualClock;
  let turns: HubTurns;
  let started: string[];

  beforeEach(() => {
    clock = new ManualClock();
    turns = new HubTurns(clock, LIMIT);
    started = [];
  });

  /** Asks for a turn; what it returns ends it. */
  function ask(hubId: number, name: string): () => Promise<void> {
    const turn = Promise.resolve(turns.take(hubId)).then((end) => {
      started.push(name);
      return end;
    });
    return async () => {
      (await turn)();
      await settled();
    };
  }
  const settled = () => new Promise((done) => setImmediate(done));

  it('are four times as many for a hub that is alone', async () => {
    for (let i = 0; i < 50; i++) ask(1, `a${String(i)}`);
    await settled();
    expect([started.length, turns.waiting]).toEqual([4 * LIMIT, 50 - 4 * LIMIT]);
  });

  it('are few for a hub that floods, and in their order, while another one is there; the other does not wait', async () => {
    ask(2, 'b0');
    const flood = ['a0', 'a1', 'a2', 'a3'].map((name) => ask(1, name));
    await settled();
    expect([started, turns.waiting]).toEqual([['b0', 'a0', 'a1'], 2]);
    ask(2, 'b1');
    await settled();
    expect(started).toEqual(['b0', 'a0', 'a1', 'b1']);
    await flood[1]!();
    expect(started.at(-1)).toBe('a2');
    await flood[1]!();
    expect(started).toHaveLength(5);
  });

  it('are four times as many again when the others have been gone for a second', async () => {
    ask(2, 'b0');
    const flood = ['a0', 'a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name));
    await settled();
    clock.advance({ millis: 999 });
    await flood[0]!();
    expect(started).toHaveLength(4);
    clock.advance({ millis: 1 });
    await flood[2]!();
    expect([started.length, turns.waiting]).toEqual([6, 0]);
  });

  it('are not held by who is slow: after five seconds another one begins', async () => {
    const slow = ['a0', 'a1'].map((name) => ask(1, name));
    const presence = () => ask(2, 'b')();
    await presence();
    const late = [ask(1, 'a2'), ask(1, 'a3'), ask(1, 'a4')];
    await presence();
    expect(turns.waiting).toBe(3);
    clock.advance({ seconds: 5 });
    await presence();
    ask(1, 'a5');
    await settled();
    expect(started.slice(-2)).toEqual(['a2', 'a3']);
    // What they give back at last is no longer theirs.
    for (const end of slow) await end();
    expect(turns.waiting).toBe(2);
    await late[0]!();
    expect(started.at(-1)).toBe('a4');
  });

  it('keep nothing of a hub that has none under way', async () => {
    const ends = Array.from({ length: 5 }, (_, hubId) => ask(hubId, String(hubId)));
    for (const end of ends) await end();
    expect((turns as unknown as { queues: Map<number, unknown> }).queues.size).toBe(0);
  });
});
