import { Pool } from 'undici';
import { orderBody } from '../request-bodies.js';
import { compared, median, type Turn } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';
import type { BenchSetup } from '../setup/bench-setup.js';

/** An order by a quote may take three per cent longer. */
const GOAL_RATIO = 0.97;
const NAME = 'quoted';

/**
 * Orders over one connection, each by a quote that holds beside one without, in turn: whatever else the machine does meets both
 * alike. The quote is asked for before the pair and not counted. The ratio of a round is the median of its pairs.
 */
export const quoted: BenchCase = {
  name: NAME,
  run: async (stage) => {
    const { sizes, log, waitUntilIdle } = stage;
    const orders = new Orders(stage);
    const inPairs = async (seconds: number): Promise<Turn> => {
      const without: number[] = [];
      const ratios: number[] = [];
      const until = performance.now() + seconds * 1_000;
      for (let pair = 0; performance.now() < until; pair++) {
        const quoteId = await orders.quote();
        // Neither is always the second, which finds the processor warm.
        const [first, second] = pair % 2 === 0 ? [quoteId, null] : [null, quoteId];
        const took = [await orders.place(first), await orders.place(second)] as const;
        const [byQuote, plain] = first === null ? [took[1], took[0]] : took;
        without.push(plain);
        ratios.push(plain / byQuote);
      }
      await waitUntilIdle();
      const floor = 1_000 / median(without);
      return { ours: floor * median(ratios), floor };
    };
    await inPairs(sizes.warmUpSeconds * 2);
    const turns: Turn[] = [];
    for (let round = 1; round <= sizes.rounds; round++) {
      const turn = await inPairs(sizes.seconds * 2);
      turns.push(turn);
      log(`  ${NAME}, round ${String(round)}: ${turn.ours.toFixed(0)}/s, without ${turn.floor.toFixed(0)}/s`);
    }
    await orders.close();
    return [{ ...EMPTY_RESULT, ...compared(turns), name: NAME, unit: 'orders/s', goalRatio: GOAL_RATIO }];
  },
};

/** One connection of a shop's system. */
class Orders {
  private readonly pool: Pool;
  private readonly body: string;
  private readonly headers: Record<string, string>;

  constructor({ world, gateway }: BenchSetup) {
    this.pool = new Pool(gateway.origin, { connections: 1 });
    this.body = orderBody(world);
    this.headers = { authorization: `Bearer ${world.fullApiKey}`, 'content-type': 'application/json' };
  }

  async quote(): Promise<string> {
    const answer = await this.send('/api/v1/orders/calcular', { prefer: 'hold' }, 200);
    return (JSON.parse(answer) as { cotacao_id: string }).cotacao_id;
  }

  /** Milliseconds until the order's answer was read. */
  async place(quoteId: string | null): Promise<number> {
    const began = performance.now();
    await this.send('/api/v1/orders', quoteId === null ? {} : { 'quote-id': quoteId }, 201);
    return performance.now() - began;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async send(path: string, more: Record<string, string>, expected: number): Promise<string> {
    const headers = { ...this.headers, ...more };
    const { statusCode, body } = await this.pool.request({ path, method: 'POST', headers, body: this.body });
    const text = await body.text();
    if (statusCode !== expected)
      throw new Error(`${path} answered ${String(statusCode)}: ${text.slice(0, 500)}`);
    return text;
  }
}
