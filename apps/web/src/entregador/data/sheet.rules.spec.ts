import type { Order, Stop } from './answers.rules.js';
import { subjectOf, type OpenSheet } from './sheet.store.js';

function anOrder(id: number, with_: Partial<Order> = {}): Order {
  const stop = { id: `${id}1`, status: 'pending' } as Stop;
  return { id, collectedAt: '2026-03-01T12:00:00.000Z', stops: [stop], ...with_ } as Order;
}

const SHEET: OpenSheet = {
  kind: 'deliver',
  orderId: 1,
  stopId: '11',
  code: '',
  name: '',
  paid: false,
  reason: null,
  details: '',
  photos: [],
  signature: null,
};

describe('an open sheet', () => {
  it('remains that of its stop, whichever order comes first', () => {
    const about = subjectOf(SHEET, [anOrder(2), anOrder(1)]);
    expect([about?.order.id, about?.stop?.id]).toEqual([1, '11']);
  });

  it('ends with its order and with its stop', () => {
    expect(subjectOf(SHEET, [anOrder(2)])).toBeNull();
    const done = anOrder(1, { stops: [{ id: '11', status: 'failed' } as Stop] });
    expect(subjectOf(SHEET, [done])).toBeNull();
  });

  it('of a courier who gives an order back ends when the order is collected', () => {
    const sheet: OpenSheet = { ...SHEET, kind: 'give-back', stopId: null };
    const about = subjectOf(sheet, [anOrder(1, { collectedAt: null })]);
    expect([about?.order.id, about?.stop]).toEqual([1, null]);
    expect(subjectOf(sheet, [anOrder(1)])).toBeNull();
  });
});
