import { DomainError } from '../shared/index.js';
import { Batcher } from './batcher.js';

describe('a batcher', () => {
  /** Doubles its items; each run waits until the test releases it. */
  function doubling(maxBatchSize: number, refused: (items: readonly number[]) => Error | null = () => null) {
    const runs: (readonly number[])[] = [];
    const gates: (() => void)[] = [];
    const batcher = new Batcher(
      async (items: readonly number[]) => {
        runs.push(items);
        await new Promise<void>((go) => gates.push(go));
        const error = refused(items);
        if (error) throw error;
        return items.map((item) => item * 2);
      },
      { maxBatchSize },
    );
    const letGo = async () => {
      while (gates.length === 0) await new Promise(setImmediate);
      gates.shift()?.();
    };
    return { batcher, runs, letGo };
  }

  const asked = (batcher: Batcher<number, number>, items: readonly number[]) =>
    Promise.allSettled(items.map((item) => batcher.submit(item)));

  it('runs at most two at a time, and together what came meanwhile, each with its own answer', async () => {
    const { batcher, runs, letGo } = doubling(3);
    const first = batcher.submit(1);
    await new Promise(setImmediate);
    const second = batcher.submit(2);
    await new Promise(setImmediate);
    const rest = Promise.all([3, 4, 5, 6].map((item) => batcher.submit(item)));
    await new Promise(setImmediate);
    expect(runs).toEqual([[1], [2]]);
    for (let i = 0; i < 4; i++) await letGo();
    expect(await Promise.all([first, second, rest])).toEqual([2, 4, [6, 8, 10, 12]]);
    expect(runs.map(({ length }) => length).sort()).toEqual([1, 1, 1, 3]);
    const again = batcher.submit(7);
    await letGo();
    expect(await again).toBe(14);
  });

  it('lets nobody fail for another’s sake', async () => {
    const { batcher, runs, letGo } = doubling(9, (items) =>
      items.includes(2) ? new Error(`not ${String(items.length)}`) : null,
    );
    const answers = asked(batcher, [1, 2, 3]);
    for (let i = 0; i < 4; i++) await letGo();
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new Error('not 1') },
      { status: 'fulfilled', value: 6 },
    ]);
    expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('does nothing twice when it cannot know whether it was done', async () => {
    const lost = new DomainError('storage_unavailable');
    const { batcher, runs, letGo } = doubling(9, () => lost);
    const answers = asked(batcher, [1, 2]);
    await letGo();
    expect((await answers).map((answer) => 'reason' in answer && answer.reason)).toEqual([lost, lost]);
    expect(runs).toEqual([[1, 2]]);
  });
});
