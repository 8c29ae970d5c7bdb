import { TaskScheduler } from './task.scheduler.js';

interface Run {
  end(): void;
  fail(): void;
}

/** A task whose runs end when the test says so. */
function controlled() {
  const runs: Run[] = [];
  let started: () => void = () => undefined;
  const task = {
    name: 'test',
    everyMs: 5,
    run: () =>
      new Promise<boolean>((resolve, reject) => {
        runs.push({ end: () => resolve(false), fail: () => reject(new Error('failed')) });
        started();
      }),
  };
  const nextRun = () => new Promise<void>((resolve) => (started = resolve));
  return { task, runs, nextRun };
}

describe('a ticker', () => {
  it('runs its task again at once while a run returns true, unless it is stopped', async () => {
    let left = 5;
    let finish: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (finish = resolve));
    const run = async () => {
      if (--left === 0) finish();
      return left > 0;
    };
    const finite = new TaskScheduler({ name: 'test', everyMs: 60_000, run }, () => undefined);
    finite.runSoon();
    await done;
    await finite.stop();
    let runs = 0;
    const endless = { name: 'test', everyMs: 60_000, run: async () => ++runs > 0 };
    const ticker = new TaskScheduler(endless, () => undefined);
    ticker.runSoon();
    await ticker.stop();
    expect(runs).toBe(1);
  });

  it('never runs its task twice at the same time, and once more for all wake-ups meanwhile', async () => {
    const { task, runs, nextRun } = controlled();
    const ticker = new TaskScheduler({ ...task, everyMs: 60_000 }, () => undefined);
    ticker.runSoon();
    ticker.runSoon();
    ticker.runSoon();
    expect(runs).toHaveLength(1);
    const second = nextRun();
    runs[0]?.end();
    await second;
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await ticker.stop();
    expect(runs).toHaveLength(2);
  });

  it('continues after a failure, which it logs', async () => {
    const { task, runs, nextRun } = controlled();
    const complaints: string[] = [];
    const ticker = new TaskScheduler(task, (name, error) => complaints.push(`${name}: ${String(error)}`));
    ticker.runSoon();
    const second = nextRun();
    runs[0]?.fail();
    await second;
    const third = nextRun();
    runs[1]?.end();
    await third;
    expect(complaints).toEqual(['test: Error: failed']);
    runs[2]?.end();
    await ticker.stop();
  });

  it('pauses after a run, and handles wake-ups of the pause together', async () => {
    jest.useFakeTimers();
    try {
      let runs = 0;
      const run = async () => ++runs < 0;
      const ticker = new TaskScheduler(
        { name: 'test', everyMs: 60_000, cooldownMs: 50, run },
        () => undefined,
      );
      ticker.runSoon();
      expect(runs).toBe(1);
      await jest.advanceTimersByTimeAsync(10);
      ticker.runSoon();
      ticker.runSoon();
      await jest.advanceTimersByTimeAsync(39);
      expect(runs).toBe(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(runs).toBe(2);
      await jest.advanceTimersByTimeAsync(59_000);
      ticker.runSoon();
      expect(runs).toBe(3);
      await ticker.stop();
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits for the current run when stopped, and begins no other', async () => {
    const { task, runs } = controlled();
    const ticker = new TaskScheduler(task, () => undefined);
    ticker.runSoon();
    let stopped = false;
    const stopping = ticker.stop().then(() => (stopped = true));
    ticker.runSoon();
    await Promise.resolve();
    expect(stopped).toBe(false);
    runs[0]?.end();
    await stopping;
    ticker.runSoon();
    expect(runs).toHaveLength(1);
  });
});
