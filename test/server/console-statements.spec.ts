import { cents, stopId } from '#domain';
import { CourierWorld, type CourierApp } from '../console/courier.world.js';
import { sentStatements } from '../support/sent-statements.js';

const AT = { latitude: -22.9056, longitude: -47.0608 };

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('statements of a courier’s delivery', () => {
  let world: CourierWorld;
  let app: CourierApp;
  let statements: string[];

  beforeAll(async () => {
    world = await CourierWorld.open();
    app = await world.aCourier(AT);
  });
  beforeEach(() => void (statements = sentStatements(world.face.core)));
  afterAll(() => world.close());

  /** The least of three deliveries after one that warms the caches, as background work may add statements. */
  async function ofDelivery(stop: object): Promise<string[]> {
    const runs: string[][] = [];
    for (let run = 0; run < 4; run++) {
      const { id } = await app.take(
        world.anOrder().with({ stops: [{ address: 'Rua Um, 2', ...AT, ...stop }] }),
      );
      await app.post(`/orders/${String(id)}/collect`).expect(200);
      statements.splice(0);
      await app.post(`/orders/${String(id)}/stops/${stopId(id as number, 1)}/deliver`).expect(200);
      if (run > 0) runs.push(statements.splice(0));
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
