// Alone: it puts a module in the place of another.
import { jest } from '@jest/globals';
import { act as rendered, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Act } from '../data/act.rules.js';
import type { Order } from '../data/api.store.js';

const stored: Act[] = [];

const database = await import('../data/database.store.js');
jest.unstable_mockModule('../data/database.store.js', () => ({
  ...database,
  saveAct: async (act: Act) => stored.push({ ...act, number: stored.length + 1 }),
  savedActs: async () => stored,
}));
const { startActs } = await import('../data/acts.store.js');
const { useOrders } = await import('../data/order-list.store.js');
const { orders } = await import('../data/queue.store.js');
const { ordersAtOnce, sequenceOf } = await import('../data/sequence.rules.js');
const { TaskCard } = await import('./task-card.part.js');

const place = { address: 'Rua A, 1', street: 'Rua A', number: '1', latitude: null, longitude: null };

function anOrder(id: number, pickupCode: string): Order {
  return {
    id,
    publicId: `PEDIDO${id}`,
    pickupCode,
    status: 'accepted',
    payCents: 900,
    pickup: place,
    merchant: { name: 'Padaria', phone: '', note: null },
    observation: null,
    stops: [{ ...place, id: `${id}1`, status: 'pending', arrivedAt: null, phone: null }],
    needsReturn: false,
    arrivedPickupAt: null,
    collectedAt: null,
    arrivalLimitAt: null,
  } as unknown as Order;
}

function Next() {
  const tasks = sequenceOf(useOrders(), []);
  const [task] = tasks;
  return task ? <TaskCard key={task.key} task={task} orders={ordersAtOnce(tasks)} /> : null;
}

const acts = () => stored.map(({ kind, orderId }) => `${kind} ${orderId}`);
const press = async (name: string, taps = 1) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  for (let tap = 0; tap < taps; tap++) fireEvent.click(button);
  await rendered(async () => undefined);
};

describe('the card of two orders at one shop', () => {
  beforeEach(async () => {
    stored.length = 0;
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const locks = { request: (_: string, work: () => Promise<void>) => work() };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const nothing = () => undefined;
    await startActs(7, nothing, nothing);
    orders.set([anOrder(1, '1111'), anOrder(2, '2222')]);
    render(<Next />);
  });

  it('sends by one press an act for each: arrived, then taken, with both codes shown', async () => {
    await press('Cheguei');
    await waitFor(() => expect(acts()).toEqual(['arrive_pickup 1', 'arrive_pickup 2']));
    expect([await screen.findByText('1111'), screen.getByText('2222')]).toHaveLength(2);
    await press('Peguei 2 pedidos');
    await waitFor(() => expect(acts().slice(2)).toEqual(['collect 1', 'collect 2']));
  });

  it('stores one act each of a double tap', async () => {
    await press('Cheguei', 2);
    await screen.findByRole('button', { name: 'Peguei 2 pedidos' });
    expect(acts()).toEqual(['arrive_pickup 1', 'arrive_pickup 2']);
  });

  it('leaves at the shop what is not ready', async () => {
    await press('Cheguei');
    fireEvent.click(await screen.findByRole('checkbox', { name: /PEDIDO1/ }));
    await press('Peguei 1 pedido');
    await waitFor(() => expect(acts().slice(2)).toEqual(['collect 2']));
    await screen.findByRole('button', { name: 'Peguei o pedido' });
  });

  it('takes an order that came while the courier stood there as one that they arrived for', async () => {
    await press('Cheguei');
    await screen.findByRole('button', { name: 'Peguei 2 pedidos' });
    rendered(() => orders.change((before) => [...before, anOrder(3, '3333')]));
    await press('Peguei 3 pedidos');
    await waitFor(() => expect(acts().slice(-2)).toEqual(['arrive_pickup 3', 'collect 3']));
  });
});
