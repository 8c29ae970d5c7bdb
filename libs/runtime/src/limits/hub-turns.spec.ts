import { jest } from '@jest/globals';
import { ManualClock } from '../../../../test/support/index.js';
import { HubTurns } from './hub-turns.js';

const LIMIT = 2;

describe('turns of hubs', () => {
  let clock: ManualClock;
  let turns: HubTurns;
  let begun: string[];
  let utilization: number;

  beforeEach(() => {
    clock = new ManualClock();
    utilization = 0.3;
    turns = new HubTurns(clock, LIMIT, () => utilization);
    begun = [];
  });

  /** Asks for a turn; what it returns ends it. */
  function ask(hubId: number, name: string): () => Promise<void> {
    const turn = Promise.resolve(turns.take(hubId)).then((end) => {
      begun.push(name);
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
    expect([begun.length, turns.waiting]).toEqual([4 * LIMIT, 50 - 4 * LIMIT]);
  });

  it('are few for a hub that floods, and in their order, while another one is there; the other does not wait', async () => {
    ask(2, 'b0');
    const flood = ['a0', 'a1', 'a2', 'a3'].map((name) => ask(1, name));
    await settled();
    expect([begun, turns.waiting]).toEqual([['b0', 'a0', 'a1'], 2]);
    ask(2, 'b1');
    await settled();
    expect(begun).toEqual(['b0', 'a0', 'a1', 'b1']);
    await flood[1]!();
    expect(begun.at(-1)).toBe('a2');
    await flood[1]!();
    expect(begun).toHaveLength(5);
  });

  it('are four times as many again when the others have been gone for a second', async () => {
    ask(2, 'b0');
    const flood = ['a0', 'a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name));
    await settled();
    clock.advance({ millis: 999 });
    await flood[0]!();
    expect(begun).toHaveLength(4);
    clock.advance({ millis: 1 });
    await flood[2]!();
    expect([begun.length, turns.waiting]).toEqual([6, 0]);
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
    expect(begun.slice(-2)).toEqual(['a2', 'a3']);
    // What they give back at last is no longer theirs.
    for (const end of slow) await end();
    expect(turns.waiting).toBe(2);
    await late[0]!();
    expect(begun.at(-1)).toBe('a4');
  });

  it('become fewer while the process has no time left, and as many as before when it has', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      ask(2, 'b0');
      const flood = Array.from({ length: 6 }, (_, i) => ask(1, `a${String(i)}`));
      await settled();
      utilization = 0.9;
      jest.advanceTimersByTime(100);
      await flood[0]!();
      expect(begun).toEqual(['b0', 'a0', 'a1']);
      await flood[1]!();
      expect(begun.at(-1)).toBe('a2');
      utilization = 0.2;
      jest.advanceTimersByTime(300);
      await settled();
      expect([begun.at(-1), turns.waiting]).toEqual(['a3', 2]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('come with a pause after each while even one at a time is too many; the others have none', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const flood = Array.from({ length: 12 }, (_, i) => ask(1, `a${String(i)}`));
      const present = ask(2, 'b0');
      await settled();
      for (const end of flood.slice(0, 4)) await end();
      utilization = 0.9;
      // Down to a quarter: a turn of ten milliseconds is followed by thirty without one.
      jest.advanceTimersByTime(1_000);
      clock.advance({ millis: 10 });
      await present();
      ask(2, 'b1');
      await settled();
      const before = begun.length;
      for (const end of flood.slice(4, 8)) await end();
      expect(begun).toHaveLength(before);
      jest.advanceTimersByTime(29);
      await settled();
      expect(begun).toHaveLength(before);
      jest.advanceTimersByTime(1);
      await settled();
      expect(begun.slice(before)).toEqual(['a8']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keep nothing of a hub that has none under way', async () => {
    const ends = Array.from({ length: 5 }, (_, hubId) => ask(hubId, String(hubId)));
    for (const end of ends) await end();
    expect((turns as unknown as { queues: Map<number, unknown> }).queues.size).toBe(0);
  });
});
