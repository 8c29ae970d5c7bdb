import { stateOfOrder } from './order-state.rules.js';

type Stops = Parameters<typeof stateOfOrder>[0]['stops'];

const stops = (...statuses: string[]) => statuses.map((status) => ({ status })) as Stops;

describe('the word for an order’s state', () => {
  it('says what was not delivered of a completed one', () => {
    expect(stateOfOrder({ status: 'completed', stops: stops('delivered', 'delivered') })).toBe('completed');
    expect(stateOfOrder({ status: 'completed', stops: stops('failed') })).toBe('undelivered');
    expect(stateOfOrder({ status: 'completed', stops: stops('failed', 'delivered') })).toBe('partly');
    expect(stateOfOrder({ status: 'collected', stops: stops('failed', 'pending') })).toBe('collected');
    expect(stateOfOrder({ status: 'cancelled', stops: stops('failed') })).toBe('cancelled');
  });
});
