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
  it('begins with the list, below one line and the tabs; the period below it unfolds to days', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const refresh = () => Promise.resolve();
    const [order] = money.orders;
    const orders = Array.from({ length: 9 }, (_, id) => ({ ...order!, id }));
    await act(async () =>
      render(<MoneyView money={{ ...money, orders }} me={{ id: 7 } as Me} stale={false} refresh={refresh} />),
    );
    const names = await screen.findAllByText('Padaria Alvorada');
    await screen.findAllByText('Contestar');
    const blocks = [...document.querySelectorAll('main > *')];
    expect(blocks.map(({ tagName, className }) => `${tagName} ${className}`)).toEqual([
      'H1 ',
      'P row',
      'DIV tabs',
      'UL lines',
      'SECTION box',
    ]);
    expect(blocks[1]!.textContent).toMatch(/Para sacar.*50,00.*Sacar/);
    expect(names).toHaveLength(8);
    fireEvent.click(screen.getByText('Mostrar mais'));
    expect(await screen.findAllByText('Padaria Alvorada')).toHaveLength(9);
    expect(blocks.at(-1)!.textContent).toMatch(/Hoje.*15,00.*7 dias.*35,00/);
    expect(document.querySelector('.week')).toBeNull();
    fireEvent.click(screen.getByText(/Hoje/));
    await screen.findByText('Hoje: 1 pedido · 7 dias: 3 pedidos');
  });
});
