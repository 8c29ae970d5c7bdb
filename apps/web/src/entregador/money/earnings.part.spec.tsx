import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Me } from '../data/api.store.js';
import type { Money } from '../data/wallet.query.js';
// What the view loads later: Jest cannot load several of them at the same time.
import './cash.part.js';
import './contest-button.part.js';
import './entries.part.js';
import './later.part.js';
import { MoneyView } from './route.js';

const money = {
  balanceCents: 5_000,
  today: '2026-11-29',
  entries: [],
  withdrawals: [],
  contests: [],
  days: [
    { day: '2026-11-28', cents: 2_000, orders: 2 },
    { day: '2026-11-29', cents: 1_500, orders: 1 },
  ],
  orders: [
    {
      id: 1,
      publicId: 'QPTYCWM',
      merchant: { name: 'Padaria Alvorada' },
      paid: true,
      payCents: 1_500,
      finishedAt: '2026-11-29T12:00:00Z',
      createdAt: '2026-11-29T11:00:00Z',
      payLines: [],
      distance: 1_000,
      returnDistance: 0,
      needsReturn: false,
      stopCount: 1,
    },
  ],
} as unknown as Money;

describe('what a courier has earned', () => {
  it('is a list below one block, whose line of the period unfolds to days', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const refresh = () => Promise.resolve();
    await act(async () =>
      render(<MoneyView money={money} me={{ id: 7 } as Me} stale={false} refresh={refresh} />),
    );
    const list = (await screen.findByText('Padaria Alvorada')).closest('ul')!;
    await screen.findByText('Contestar');
    const [last, ...above] = [...document.querySelectorAll('main > *')].reverse();
    expect(last).toBe(list);
    expect(above.map(({ tagName, className }) => `${tagName} ${className}`)).toEqual([
      'DIV tabs',
      'SECTION box',
      'H1 ',
    ]);
    expect(above[1]!.textContent).toMatch(/Para sacar.*50,00.*Hoje.*15,00.*7 dias.*35,00/);
    expect(document.querySelector('.week')).toBeNull();
    fireEvent.click(screen.getByText(/Hoje/));
    await screen.findByText('Hoje: 1 pedido · 7 dias: 3 pedidos');
  });
});
