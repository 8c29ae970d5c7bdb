import { cents, stopId } from '#domain';
import pg from 'pg';
import { CourierWorld, type CourierApp } from './courier.world.js';

const AT = { latitude: -22.9056, longitude: -47.0608 };

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('statements of a courier’s delivery', () => {
  let world: CourierWorld;
  let app: CourierApp;
  let statements: string[] = [];

  beforeAll(async () => {
    world = await CourierWorld.open();
    app = await world.aCourier(AT);
    const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [first] = args as [string | { text?: string }];
      statements.push(typeof first === 'string' ? first : (first.text ?? ''));
      return original.apply(this, args) as never;
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await world.close();
  });

  /** The least of three deliveries after one that warms the caches, as background work may add statements. */
  async function ofDelivery(stop: object): Promise<string[]> {
    const runs: string[][] = [];
    for (let run = 0; run < 4; run++) {
      const { id } = await app.take(
        world.anOrder().with({ stops: [{ address: 'Rua Um, 2', ...AT, ...stop }] }),
      );
      await app.post(`/orders/${String(id)}/collect`).expect(200);
      statements = [];
      await app.post(`/orders/${String(id)}/stops/${stopId(id as number, 1)}/deliver`).expect(200);
      // A copy: the next run begins in the same list.
      if (run > 0) runs.push([...statements]);
    }
    return runs.reduce((least, run) => (run.length < least.length ? run : least));
  }

  it('with cash are two more than without: what was collected, and its movement', async () => {
    const plain = await ofDelivery({});
    const collected = { collectCents: cents(4_500), collectMethod: 'cash' };
    const withCash = await ofDelivery(collected);
    expect(plain.length).toBeLessThanOrEqual(11);
    expect(withCash.length - plain.length).toBeLessThanOrEqual(2);
    const extra = withCash.filter((text) => !plain.includes(text));
    expect(extra.map((text) => /cash_collections|ledger_post/.exec(text)?.[0])).toEqual([
      'cash_collections',
      'ledger_post',
    ]);
  });
});
