import { changesHands } from './assign.rules.js';

const TO = 2;
const order = (status: string, courierId: number | null) => ({ status, courierId });

describe('goods that an assignment concerns', () => {
  it('change hands where another courier has them', () => {
    expect(changesHands(order('collected', 7), TO)).toBe(true);
    expect(changesHands(order('collected', TO), TO)).toBe(false);
    expect(changesHands(order('accepted', 7), TO)).toBe(false);
  });

  it('are where the server says, though the order on the screen is of a moment before', () => {
    expect(changesHands(order('accepted', 7), TO, { holderId: 7, collected: true })).toBe(true);
    expect(changesHands(order('collected', 7), TO, { holderId: null, collected: false })).toBe(false);
  });
});
