import { traffic } from '../http-case.js';
import { median, spread } from '../statistics.js';
import { type BenchCase, EMPTY_RESULT, type Traffic } from '../types.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { detailOfEnded } from './open-delivery.case.js';

interface Poll {
  readonly name: string;
  readonly goal: number | null;
  /** Whether the pollers send the ETag of the last answer. */
  readonly conditional: boolean;
  asked(stage: BenchSetup): Promise<Pick<Traffic, 'path' | 'headers'>>;
}

/** Pollers of one record that does not change. No floor: without versions nothing answers 304. */
function polled({ name, goal, conditional, asked }: Poll): BenchCase {
  return {
    name,
    run: async (stage) => {
      const { gateway, load, sizes } = stage;
      const { path, headers } = await asked(stage);
      const etag = await etagOf(`${gateway.origin}${path}`, headers);
      const poll = traffic(
        gateway.origin,
        { ...headers, ...(conditional && { 'if-none-match': etag }) },
        { method: 'GET', path, expect: { status: conditional ? 304 : 200, includes: [] } },
      );
      await load.drive({ traffic: poll, connections: 32, seconds: sizes.warmUpSeconds });
      const rounds = [];
      for (let round = 1; round <= sizes.rounds; round++)
        rounds.push(await load.drive({ traffic: poll, connections: 32, seconds: sizes.seconds }));
      const rates = rounds.map(({ perSecond }) => perSecond);
      const p50Ms = median(rounds.map(({ p50Ms }) => p50Ms));
      const p99Ms = median(rounds.map(({ p99Ms }) => p99Ms));
      return [
        {
          ...EMPTY_RESULT,
          name,
          unit: '/s',
          ours: median(rates),
          spread: spread(rates),
          ...{ goal, p50Ms, p99Ms },
        },
      ];
    },
  };
}

async function etagOf(url: string, headers: Traffic['headers']): Promise<string> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag');
  if (etag === null) throw new Error(`${url} has no ETag`);
  return etag;
}

export const order = polled({
  name: 'unchanged',
  goal: 9_000,
  conditional: true,
  asked: ({ world }) =>
    Promise.resolve({
      path: `/api/v1/orders/${String(world.orderIds[0])}`,
      headers: { authorization: `Bearer ${world.fullApiKey}` },
    }),
});

export const detail = polled({
  name: 'open-delivery detail',
  goal: null,
  conditional: false,
  asked: detailOfEnded,
});

export const delivery = polled({
  name: 'open-delivery unchanged',
  goal: 9_000,
  conditional: true,
  asked: detailOfEnded,
});
