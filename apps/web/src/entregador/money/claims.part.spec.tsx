// Alone: it puts a module in the place of another.
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Act } from '../data/act.rules.js';
import type { Claim } from '../data/claim.store.js';
import { acts } from '../data/queue.store.js';

const OPEN: Claim = {
  id: 3,
  publicId: 'QPTYCWM',
  kind: 'late',
  text: 'Chegou frio',
  state: 'open',
  answer: null,
  dueAt: '2026-11-29T12:00:00Z',
  createdAt: '2026-11-26T12:00:00Z',
  atFault: false,
  courierText: null,
  courierAnsweredAt: null,
  answerUntil: null,
  earlyReason: null,
};
const database = await import('../data/database.store.js');
jest.unstable_mockModule('../data/database.store.js', () => ({
  ...database,
  readSnapshot: async () => [OPEN],
}));
const store = await import('../data/claim.store.js');
const answerClaim = jest.fn<typeof store.answerClaim>();
jest.unstable_mockModule('../data/claim.store.js', () => ({ ...store, answerClaim }));
const { Claims } = await import('./claims.part.js');

afterEach(() => {
  acts.set([]);
});

const WAITING = {
  number: 1,
  kind: 'claim_answer',
  orderId: 0,
  stopId: '3',
  body: { text: 'A loja atrasou' },
  refusal: null,
} as unknown as Act;

describe('claims about a courier’s deliveries', () => {
  it('are answered once in the courier’s words, also without network', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    answerClaim.mockImplementation(async () => {
      acts.set([WAITING]);
      return WAITING;
    });
    render(<Claims />);
    fireEvent.click(await screen.findByRole('button', { name: 'Dizer o que aconteceu' }));
    fireEvent.change(screen.getByLabelText('O que aconteceu?'), { target: { value: ' A loja atrasou ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar', hidden: true }));
    await screen.findByText('Você disse: A loja atrasou');
    screen.getByText(/^Ainda não enviado/);
    expect(answerClaim).toHaveBeenCalledWith(OPEN, 'A loja atrasou', null);
    expect(screen.queryByRole('button', { name: 'Dizer o que aconteceu' })).toBeNull();
    const items = [{ ...OPEN, courierText: 'A loja atrasou' }];
    fetching.mockImplementation(async () => Response.json({ items }));
    act(() => acts.set([]));
    await waitFor(() => {
      expect(screen.queryByText(/^Ainda não enviado/)).toBeNull();
      screen.getByText('Você disse: A loja atrasou');
    });
  });
});
