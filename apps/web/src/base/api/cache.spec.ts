import { QueryObserver } from '@tanstack/react-query';
import { cache } from './cache.js';
import { Problem } from './problem.js';

describe('what was read before', () => {
  afterEach(() => cache.clear());

  /** What a screen has after a second reading that failed. */
  async function afterwards(error: Error) {
    const readings = [() => 'orders', () => Promise.reject(error)];
    const queryFn = () => readings.shift()!();
    const observer = new QueryObserver(cache, { queryKey: ['board'], queryFn, retry: false });
    const stop = observer.subscribe(() => undefined);
    await cache.query({ queryKey: ['board'], queryFn });
    await observer.refetch();
    stop();
    const { data, status } = observer.getCurrentResult();
    return [data, status, observer.getCurrentResult().error];
  }

  it.each([0, 429, 503])(
    'stays without an error when reading it anew fails for a moment (%s)',
    async (status) => {
      expect(await afterwards(new Problem(status, 'offline', ''))).toEqual(['orders', 'success', null]);
    },
  );

  it.each([401, 404])('does not hide that it is refused now (%s)', async (status) => {
    const refused = new Problem(status, 'refused', '');
    expect(await afterwards(refused)).toEqual(['orders', 'error', refused]);
  });

  it('is needed: a first reading that fails is an error', async () => {
    const away = new Problem(503, 'away', '');
    const queryFn = () => Promise.reject(away);
    await expect(cache.query({ queryKey: ['first'], queryFn, retry: false })).rejects.toBe(away);
    expect(cache.getQueryState(['first'])).toMatchObject({ status: 'error', error: away });
  });
});
