import type { Courier, Order } from '../../ground/api/client.js';
import { assignOrAsk } from './assign.rules.js';

const to = { id: 2, name: 'Ana' } as Courier;
const order = (status: Order['status'], courierId: number | null) => ({ id: 1, status, courierId }) as Order;

function assigned(orders: readonly Order[], known?: Parameters<typeof assignOrAsk>[4]): 'asked' | 'assigned' {
  const assign = vi.fn(() => Promise.resolve());
  const ask = vi.fn();
  assignOrAsk({ assign }, orders, to, ask, known);
  expect(assign.mock.calls.length + ask.mock.calls.length).toBe(1);
  return ask.mock.calls.length === 1 ? 'asked' : 'assigned';
}

describe('an assignment', () => {
  it('asks before goods change hands', () => {
    expect(assigned([order('collected', 7)])).toBe('asked');
    expect(assigned([order('collected', to.id)])).toBe('assigned');
    expect(assigned([order('accepted', 7)])).toBe('assigned');
    expect(assigned([order('collected', 7), order('collected', 8)])).toBe('assigned');
  });

  it('believes the server, where the order on the screen is of a moment before', () => {
    expect(assigned([order('accepted', 7)], { holderId: 7, collected: true })).toBe('asked');
    expect(assigned([order('collected', 7)], { holderId: null, collected: false })).toBe('assigned');
  });
});
