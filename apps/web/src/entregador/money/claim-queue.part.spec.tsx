// @vitest-environment happy-dom
import { afterAll, beforeAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Act } from '../data/act.rules.js';

const stored = new Map<number, Act>();

vi.mock('../data/database.store.js', async (original) => ({
  ...(await original<object>()),
  saveAct: async (act: Act) => {
    const number = act.number ?? stored.size + 1;
    stored.set(number, { ...act, number });
    return number;
  },
  dropAct: async (number: number) => void stored.delete(number),
  savedActs: async () => [...stored.values()],
}));

// Specs share their worker's modules: these must not be those that another spec has loaded, nor stay for the next.
beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the queue of acts', () => {
  it('keeps what a courier says of a claim without network, and sends it once when it is back', async () => {
    const { startActs } = await import('../data/acts.store.js');
    const { answerClaim, unsentAnswers } = await import('../data/claim.store.js');
    const { acts } = await import('../data/queue.store.js');
    const fetching = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetching);
    const locks = { request: (_: string, work: () => Promise<void>) => work() };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await startActs(
      7,
      () => undefined,
      () => undefined,
    );
    const photo = new Blob(['x'], { type: 'image/jpeg' });
    await answerClaim(7, { id: 3, publicId: 'QPTYCWM' }, 'A caixa já estava aberta', photo);
    await vi.waitFor(() => {
      expect(fetching).toHaveBeenCalled();
    });
    const waiting = new Map([[3, 'A caixa já estava aberta']]);
    expect(unsentAnswers(acts.get())).toEqual(waiting);
    expect(unsentAnswers([...stored.values()])).toEqual(waiting);

    fetching.mockReset().mockImplementation(async () => Response.json({ id: 3 }));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => {
      expect(acts.get()).toEqual([]);
    });
    expect(stored.size).toBe(0);
    expect(fetching).toHaveBeenCalledOnce();
    const [address, { method, headers, body }] = fetching.mock.calls[0] as [string, RequestInit];
    expect([method, address]).toEqual(['POST', '/api/courier/claims/3/answer']);
    expect(headers).toMatchObject({ 'Idempotency-Key': expect.any(String) });
    expect((body as FormData).get('text')).toBe('A caixa já estava aberta');
    expect((body as FormData).get('photo')).toBeInstanceOf(Blob);
  });
});
