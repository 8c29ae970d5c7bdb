import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/cache.js';
import { ORDERS } from './open-orders.store.js';
import { refresh } from './orders.hook.js';

it('the board reads all that changed at once, and drops what ended or is not found', async () => {
  const order = (id: number, status: string) => ({ id, status, lastSequence: id });
  cache.setQueryData(ORDERS, { 1: order(1, 'pending'), 2: order(2, 'pending'), 3: order(3, 'collected') });
  const items = [order(1, 'accepted'), order(3, 'completed')];
  const asked = answering({ GET: { items, nextCursor: null } });
  await refresh([1, 2, 3]);
  expect(asked.mock.calls).toEqual([['GET /api/admin/orders?ids=1%2C2%2C3&limit=200', undefined]]);
  expect(cache.getQueryData(ORDERS)).toEqual({ 1: order(1, 'accepted') });
});
