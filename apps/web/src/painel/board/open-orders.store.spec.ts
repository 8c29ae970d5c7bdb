import { cache } from '../../base/api/cache.js';
import {
  expectOrder,
  keepOrders,
  ORDERS,
  readOpen,
  shownOrder,
  type OpenOrders,
} from './open-orders.store.js';

type Order = OpenOrders[number];

const order = (
  id: number,
  lastSequence: number,
  status: Order['status'] = 'pending',
  courierId: number | null = null,
) => ({ id, lastSequence, status, courierId }) as Order;

/** A read of the list which the test answers when it wants to. */
function aRead() {
  let resolve: (orders: OpenOrders) => void = () => undefined;
  const promise = new Promise<OpenOrders>((done) => {
    resolve = done;
  });
  const reading = cache.query({
    queryKey: ORDERS,
    queryFn: () => readOpen(() => promise),
    staleTime: 0,
  });
  const answer = async (orders: readonly Order[]) => {
    resolve(Object.fromEntries(orders.map((one) => [one.id, one])));
    return Object.values(await reading);
  };
  return { answer };
}

afterEach(() => {
  cache.clear();
});

describe('the board’s open orders', () => {
  it('keeps what became known while older pages were on their way', async () => {
    const read = aRead();
    keepOrders([order(1, 5, 'collected'), order(2, 9, 'completed'), order(3, 1)], [4]);
    const found = await read.answer([order(1, 3), order(2, 8), order(4, 2), order(5, 1)]);
    expect(found).toEqual([order(1, 5, 'collected'), order(3, 1), order(5, 1)]);
  });

  it('shows no list of one order before the list is read', async () => {
    const read = aRead();
    keepOrders([order(1, 5)]);
    expect(cache.getQueryData(ORDERS)).toBeUndefined();
    expect(await read.answer([])).toEqual([order(1, 5)]);
  });

  it('withdraws an expected change, but not what came after it', async () => {
    await aRead().answer([order(1, 1), order(2, 1)]);
    const [first, second] = [expectOrder(1, { courierId: 7 }), expectOrder(2, { courierId: 7 })];
    expect([shownOrder(1)?.courierId, shownOrder(2)?.courierId]).toEqual([7, 7]);
    keepOrders([order(2, 2, 'accepted', 8)]);
    first();
    second();
    expect([shownOrder(1)?.courierId, shownOrder(2)?.courierId]).toEqual([null, 8]);
  });
});
