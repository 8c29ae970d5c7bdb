import { Clock } from '../../base/index.js';
import { AnswerCache } from './circuit-breaker.policy.js';

class StillClock extends Clock {
  at = 1_000;
  now(): Date {
    return new Date(this.at);
  }
}

describe('AnswerCache', () => {
  const clock = new StillClock();
  const cacheOf = (maxEntries = 10) => new AnswerCache<string, number>(clock, { ttlMs: 100, maxEntries });

  it('keeps a value until its time is up', () => {
    const cache = cacheOf();
    cache.set('a', 1);
    clock.at += 99;
    expect(cache.get('a')).toBe(1);
    clock.at += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops the least recently used entry when full', () => {
    const cache = cacheOf(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('shares one load between callers that ask at once', async () => {
    const cache = cacheOf();
    let reads = 0;
    const read = () => Promise.resolve(++reads);
    expect(await Promise.all([cache.load('a', read), cache.load('a', read)])).toEqual([1, 1]);
    expect(await cache.load('a', read)).toBe(1);
  });

  it('does not keep a failure', async () => {
    const cache = cacheOf();
    await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.load('a', () => Promise.resolve(7))).toBe(7);
  });

  it('does not keep a value that was read before the drop', async () => {
    const cache = cacheOf();
    let finish: (value: number) => void = () => undefined;
    const stale = cache.load('a', () => new Promise((resolve) => (finish = resolve)));
    cache.delete('a');
    finish(1);
    expect(await stale).toBe(1);
    expect(await cache.load('a', () => Promise.resolve(2))).toBe(2);
  });
});
