// Alone: it puts a module in the place of another.
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Act } from '../data/act.rules.js';

const stored = new Map<number, Act>();

const database = await import('../data/database.store.js');
jest.unstable_mockModule('../data/database.store.js', () => ({
  ...database,
  saveAct: async (act: Act) => {
    const number = act.number ?? stored.size + 1;
    stored.set(number, { ...act, number });
    return number;
  },
  dropAct: async (number: number) => void stored.delete(number),
  savedActs: async () => [...stored.values()],
}));

describe('the queue of acts', () => {
  it('keeps what a courier says of a claim without network, and sends it once when it is back', async () => {
    const { startActs } = await import('../data/acts.store.js');
    const { answerClaim, unsentAnswers } = await import('../data/claim.store.js');
    const { acts } = await import('../data/queue.store.js');
    const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const locks = { request: (_: string, work: () => Promise<void>) => work() };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await startActs(
      7,
      () => undefined,
      () => undefined,
    );
    const photo = new Blob(['x'], { type: 'image/jpeg' });
    await answerClaim({ id: 3, publicId: 'QPTYCWM' }, 'A caixa já estava aberta', photo);
    await waitFor(() => {
      expect(fetching).toHaveBeenCalled();
    });
    const waiting = new Map([[3, 'A caixa já estava aberta']]);
    expect(unsentAnswers(acts.get())).toEqual(waiting);
    expect(unsentAnswers([...stored.values()])).toEqual(waiting);

    fetching.mockReset().mockImplementation(async () => Response.json({ id: 3 }));
    dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(acts.get()).toEqual([]);
    });
    expect(stored.size).toBe(0);
    expect(fetching).toHaveBeenCalledTimes(1);
    const [address, { method, headers, body }] = fetching.mock.calls[0] as [string, RequestInit];
    expect([method, address]).toEqual(['POST', '/api/courier/claims/3/answer']);
    expect(headers).toMatchObject({ 'Idempotency-Key': expect.any(String) });
    expect((body as FormData).get('text')).toBe('A caixa já estava aberta');
    expect((body as FormData).get('photo')).toBeInstanceOf(Blob);
  });
});
