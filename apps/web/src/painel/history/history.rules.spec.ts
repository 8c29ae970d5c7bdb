import { lateMinutes, queryOf, SEARCH } from './history.rules.js';

const read = (address: string) => {
  const query = new URLSearchParams(address);
  const values = Object.entries(SEARCH).map(([key, one]) => [key, one.read(query.get(one.name))]);
  return Object.fromEntries(values) as Parameters<typeof queryOf>[0];
};

describe('the query of the history', () => {
  it('is of whole days in the hub’s zone, with the filters of the address', () => {
    const inSaoPaulo = (local: string) => new Date(`${local}:00-03:00`).toISOString();
    const address = read('estado=cancelled&motivo=not_served&loja=7&atraso=true&q=a&pedido=3');
    expect(queryOf(address, { from: '2026-03-01', to: '2026-03-02' }, inSaoPaulo)).toEqual({
      createdFrom: '2026-03-01T03:00:00.000Z',
      createdTo: '2026-03-03T02:59:59.999Z',
      status: 'cancelled',
      reason: 'not_served',
      merchantId: 7,
      late: 'true',
    });
    const own = read('motivo=Faltou troco');
    expect(queryOf(own, { from: '2026-03-01', to: '2026-03-02' }, inSaoPaulo)).toMatchObject({
      ownReason: 'Faltou troco',
    });
  });
});

describe('an order of the history', () => {
  const order = { deliverBy: '2026-03-02T15:00:00.000Z', deliveredAt: null, status: 'collected' };
  const at = (minutes: number) => Date.parse(order.deliverBy) + minutes * 60_000;

  it('is late by its promise, delivered or not, and never when it was cancelled or nothing was delivered', () => {
    expect(lateMinutes(order, at(0))).toBeNull();
    expect(lateMinutes(order, at(5))).toBe(5);
    const deliveredAt = new Date(at(3)).toISOString();
    expect(lateMinutes({ ...order, deliveredAt, status: 'completed' }, at(99))).toBe(3);
    expect(lateMinutes({ ...order, status: 'cancelled' }, at(99))).toBeNull();
    expect(lateMinutes({ ...order, status: 'completed' }, at(99))).toBeNull();
    expect(lateMinutes({ ...order, deliverBy: null }, at(99))).toBeNull();
  });
});
