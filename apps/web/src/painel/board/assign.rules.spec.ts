import type { Order } from '../../base/api/client.js';
import { asksFirst } from './board.rules.js';

const TO = 2;
const order = (status: Order['status'], courierId: number | null) => ({ status, courierId });

describe('goods that an assignment concerns', () => {
  it('change hands where another courier has them', () => {
    expect(asksFirst(order('collected', 7), TO)).toBe(true);
    expect(asksFirst(order('collected', TO), TO)).toBe(false);
    expect(asksFirst(order('accepted', 7), TO)).toBe(false);
  });

  it('are where the server says, though the order on the screen is of a moment before', () => {
    expect(asksFirst(order('accepted', 7), TO, { holderId: 7, collected: true })).toBe(true);
    expect(asksFirst(order('collected', 7), TO, { holderId: null, collected: false })).toBe(false);
  });

  it('are nobody else’s without a question, though nothing was collected', () => {
    const now = { holderId: 7, collected: false };
    expect(asksFirst(order('pending', null), TO, { ...now, seenId: null })).toBe(true);
    expect(asksFirst(order('accepted', 7), TO, { ...now, seenId: 7 })).toBe(false);
    expect(asksFirst(order('pending', null), 7, { ...now, seenId: null })).toBe(false);
  });
});
