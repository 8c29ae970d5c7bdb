import { ConcurrencyLimit } from './batcher.js';

/** Work that ends by a call of `end`. */
class Work {
  started = false;
  end: () => void = () => undefined;

  readonly run = (): Promise<void> => {
    this.started = true;
    return new Promise((done) => (this.end = done));
  };
}

const HELD_MS = 50;

describe('a limit of concurrent work', () => {
  beforeEach(() => void jest.useFakeTimers());

  const startedOf = (works: readonly Work[]) => works.map(({ started }) => started);
  const startThree = (limit: ConcurrencyLimit) => {
    const works = [new Work(), new Work(), new Work()];
    const ends = works.map(({ run }) => limit.run(run));
    return { works, ends };
  };

  it('lets the next one begin when one has ended', async () => {
    const { works, ends } = startThree(new ConcurrencyLimit(1));
    expect(startedOf(works)).toEqual([true, false, false]);
    works[0]?.end();
    await ends[0];
    await jest.advanceTimersByTimeAsync(0);
    expect(startedOf(works)).toEqual([true, true, false]);
  });

  it('lets the next one begin when one takes long, and nobody in its place a second time when it ends', async () => {
    const { works, ends } = startThree(new ConcurrencyLimit(1, HELD_MS));
    await jest.advanceTimersByTimeAsync(HELD_MS - 1);
    expect(startedOf(works)).toEqual([true, false, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(startedOf(works)).toEqual([true, true, false]);
    works[0]?.end();
    await ends[0];
    await jest.advanceTimersByTimeAsync(0);
    expect(startedOf(works)).toEqual([true, true, false]);
  });
});
