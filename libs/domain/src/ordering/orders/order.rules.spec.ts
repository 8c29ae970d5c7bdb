import { endedAt, failureReasons, nothingDelivered, searchStartsAt } from './order.rules.js';

const failed = (failureReason: string | null) => ({ status: 'failed', failureReason }) as const;
const delivered = { status: 'delivered', failureReason: null } as const;
const NOON = new Date('2026-03-02T12:00:00.000Z');

describe('the derived facts of an order', () => {
  it('nothing was delivered when every stop failed', () => {
    expect(nothingDelivered({ stops: [failed('ausente'), failed('recusou')] })).toBe(true);
    expect(nothingDelivered({ stops: [failed('ausente'), delivered] })).toBe(false);
    expect(nothingDelivered({ stops: [{ status: 'pending' }] })).toBe(false);
    expect(nothingDelivered({ stops: [] })).toBe(false);
  });

  it('names each reason for a failed stop once', () => {
    const stops = [failed('ausente'), delivered, failed('recusou'), failed('ausente'), failed(null)];
    expect(failureReasons({ stops })).toEqual(['ausente', 'recusou']);
  });

  it.each([
    ['scheduled', NOON],
    ['waiting', NOON],
    ['preparing', null],
    ['pending', null],
    ['cancelled', null],
  ] as const)('the search of a scheduled order that is %s begins at %s', (status, expected) => {
    expect(searchStartsAt({ status, searchAt: NOON })).toBe(expected);
  });

  it('ends when it was completed or when it was cancelled', () => {
    expect(endedAt({ finishedAt: NOON, cancelledAt: null })).toBe(NOON);
    expect(endedAt({ finishedAt: null, cancelledAt: NOON })).toBe(NOON);
    expect(endedAt({ finishedAt: null, cancelledAt: null })).toBeNull();
  });
});
