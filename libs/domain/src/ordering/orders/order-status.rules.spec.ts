import {
  isEnded,
  nextStatus,
  ORDER_COMMANDS,
  ORDER_STATUSES,
  TRANSITIONS,
  type OrderStatus,
} from './order-status.rules.js';

function reachableFrom(start: readonly OrderStatus[]): Set<OrderStatus> {
  const seen = new Set<OrderStatus>(start);
  for (const status of seen) for (const next of Object.values(TRANSITIONS[status])) seen.add(next);
  return seen;
}

describe('the order state machine', () => {
  it('reaches every status from where orders begin', () => {
    const entries: OrderStatus[] = ['waiting', 'scheduled', 'preparing', 'pending'];
    expect([...reachableFrom(entries)].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('has two ends, and nothing leads out of them', () => {
    const ends = ORDER_STATUSES.filter(isEnded);
    expect(ends).toEqual(['completed', 'cancelled']);
    for (const end of ends) for (const command of ORDER_COMMANDS) expect(nextStatus(end, command)).toBeNull();
  });

  it('reaches an end from every status', () => {
    for (const status of ORDER_STATUSES) {
      expect([...reachableFrom([status])].some(isEnded)).toBe(true);
    }
  });

  it('lets every order that has not ended be cancelled', () => {
    for (const status of ORDER_STATUSES.filter((each) => !isEnded(each))) {
      expect(nextStatus(status, 'cancel')).toBe('cancelled');
    }
  });

  it('uses every command somewhere', () => {
    const used = new Set(ORDER_STATUSES.flatMap((status) => Object.keys(TRANSITIONS[status])));
    expect([...used].sort()).toEqual([...ORDER_COMMANDS].sort());
  });
});
