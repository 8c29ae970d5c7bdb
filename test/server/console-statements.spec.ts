import { cents, CourierRegistrations, Passwords, stopId } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { CourierWorld, type CourierApp } from '../console/courier.world.js';
import { DeveloperWorld, PASSWORD } from '../console/developer.world.js';
import { openFaces, type FaceHarness } from '../support/index.js';
import { sentStatements } from '../support/sent-statements.js';

const AT = { latitude: -22.9056, longitude: -47.0608 };

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('statements of a courier’s work', () => {
  let face: FaceHarness;
  let world: CourierWorld;
  let app: CourierApp;
  let statements: string[];

  beforeAll(async () => {
    face = await openFaces([consoleFace]);
    world = await CourierWorld.at(face);
    app = await world.aCourier(AT);
  });
  // The relay is notified beside the answers, once of several commits.
  beforeEach(() => void (statements = sentStatements(face.core, (sql) => sql !== 'notify outbox')));
  afterAll(() => face.close());

  /** Of the second delivery: the first one warms the caches. */
  async function ofDelivery(stop: object): Promise<string[]> {
    for (let run = 0; run < 2; run++) {
      const { id } = await app.take(
        world.anOrder().with({ stops: [{ address: 'Rua Um, 2', ...AT, ...stop }] }),
      );
      await app.post(`/orders/${String(id)}/collect`).expect(200);
      statements.splice(0);
      await app.post(`/orders/${String(id)}/stops/${stopId(id as number, 1)}/deliver`).expect(200);
    }
    return statements.splice(0);
  }

  it('of a delivery with cash are two more than of one without: what was collected, and its movement', async () => {
    const plain = await ofDelivery({});
    const collected = { collectCents: cents(4_500), collectMethod: 'cash' };
    const withCash = await ofDelivery(collected);
    expect(plain.length).toBeLessThanOrEqual(10);
    expect(withCash.length - plain.length).toBe(2);
    const extra = withCash.filter((text) => !plain.includes(text));
    expect(extra.map((text) => /cash_collections|ledger_post/.exec(text)?.[0])).toEqual([
      'cash_collections',
      'ledger_post',
    ]);
  });

  it('of a position are one transaction, as the caller is cached', async () => {
    const { db, clock } = face.core;
    const query = jest.spyOn(db, 'query');
    const transaction = jest.spyOn(db, 'transaction');
    const costs: number[][] = [];
    for (let run = 0; run < 3; run++) {
      query.mockClear();
      transaction.mockClear();
      await app.post('/positions', { ...AT, at: clock.now() }).expect(204);
      costs.push([query.mock.calls.length, transaction.mock.calls.length]);
      clock.advance({ millis: 500 });
    }
    // The least of them, as background work may add statements.
    expect(costs).toContainEqual([0, 1]);
  });
});

describe('registering somebody who is known', () => {
  let face: FaceHarness;
  let statements: string[];

  beforeAll(async () => {
    face = await openFaces([consoleFace]);
  });
  beforeEach(() => void (statements = sentStatements(face.core)));
  afterAll(() => face.close());

  /** The least that one of these takes: what is written after an answer may be counted to the next. */
  async function least(who: readonly string[], register: (one: string) => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (const one of who) {
      statements.splice(0);
      await register(one);
      counts.push(statements.length);
    }
    return Math.min(...counts);
  }

  it('as a courier takes as many statements as registering somebody new', async () => {
    const { hub } = await CourierWorld.at(face);
    const phones = (first: number) => [0, 1, 2].map((n) => String(first + n));
    const [first, free, taken] = [phones(11_966_660_000), phones(11_966_660_010), phones(11_966_660_020)];
    const registrations = face.get(CourierRegistrations);
    for (const phone of taken)
      await registrations.register(hub.scope, { name: 'Ana', password: 'outra-99', phone });
    const costs = (who: readonly string[], code?: string) =>
      least(who, async (phone) => {
        const newcomer = { hubId: hub.hub.id, name: 'Bia', password: 'segredo1', phone, code };
        const asked = face.call().post('/api/courier/register').send(newcomer);
        await asked.expect(code === undefined ? 202 : 422);
      });
    await costs(first);
    expect(await costs(taken)).toBe(await costs(free));
    expect(await costs(taken, '000000')).toBe(await costs(free, '000000'));
  });

  it('as a developer takes as many statements and hashes as registering somebody new', async () => {
    const world = new DeveloperWorld(face);
    const hashes = jest.spyOn(face.get(Passwords), 'hash');
    const costs = async (who: readonly string[]) => {
      hashes.mockClear();
      const count = await least(who, async (email) => {
        await world.visit('post', '/register', { name: 'X', email, password: PASSWORD }).expect(202);
      });
      return [count, hashes.mock.calls.length];
    };
    const { email } = await world.aDeveloper();
    await costs(['primeira@example.com']);
    const free = ['segunda@example.com', 'terceira@example.com', 'quarta@example.com'];
    expect(await costs([email, email, email])).toEqual(await costs(free));
  });
});
