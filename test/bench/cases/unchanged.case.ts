import { traffic } from '../http-case.js';
import { median } from '../statistics.js';
import { type BenchCase, EMPTY_RESULT } from '../types.js';

/** A poller that sends the ETag of an order's last answer. No floor: without versions nothing answers 304. */
export const unchanged: BenchCase = {
  name: 'unchanged',
  run: async ({ gateway, world, load, sizes }) => {
    const key = { authorization: `Bearer ${world.fullApiKey}` };
    const path = `/api/v1/orders/${String(world.orderIds[0])}`;
    const first = await fetch(`${gateway.origin}${path}`, { headers: key });
    await first.arrayBuffer();
    const etag = first.headers.get('etag');
    if (etag === null) throw new Error('The order has no ETag');
    const polled = traffic(
      gateway.origin,
      { ...key, 'if-none-match': etag },
      { method: 'GET', path, expect: { status: 304, includes: [] } },
    );
    await load.drive({ traffic: polled, connections: 32, seconds: sizes.warmUpSeconds });
    const rounds = [];
    for (let round = 1; round <= sizes.rounds; round++)
      rounds.push(await load.drive({ traffic: polled, connections: 32, seconds: sizes.seconds }));
    return [
      {
        ...EMPTY_RESULT,
        name: 'unchanged',
        unit: '/s',
        ours: median(rounds.map(({ perSecond }) => perSecond)),
        goal: 9_000,
        p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
        p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
      },
    ];
  },
};
