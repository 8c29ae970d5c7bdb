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
  beforeEach(() => void (statements = sentStatements(world.face.core)));
  afterAll(() => face.close());

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

  it('of a delivery with cash are two more than of one without: what was collected, and its movement', async () => {
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

  it('of a position are one transaction, as the caller is cached', async () => {
    const { db, clock } = face.core;
    const query = jest.spyOn(db, 'query');
    const transaction = jest.spyOn(db, 'transaction');
    await app.post('/positions', { ...AT, at: clock.now() }).expect(204);
    expect([query.mock.calls.length, transaction.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('registering somebody who is known', () => {
  let face: FaceHarness;

  beforeAll(async () => {
    face = await openFaces([consoleFace]);
  });
  afterAll(() => face.close());

  it('as a courier takes as many statements as registering somebody new', async () => {
    const { hub } = await CourierWorld.at(face);
    const [first, free, taken] = ['11966660001', '11966660002', '11966660003'] as const;
    const known = { name: 'Ana', password: 'outra-99', phone: taken };
    await face.get(CourierRegistrations).register(hub.scope, known);
    const statements = sentStatements(face.core);
    const costs = async (phone: string, code?: string) => {
      statements.splice(0);
      const newcomer = { hubId: hub.hub.id, name: 'Bia', password: 'segredo1', phone, code };
      const { status } = await face.call().post('/api/courier/register').send(newcomer);
      return [status, statements.length];
    };
    await costs(first);
    expect(await costs(taken)).toEqual(await costs(free));
    expect(await costs(taken, '000000')).toEqual(await costs(free, '000000'));
  });

  it('as a developer takes as many statements and hashes as registering somebody new', async () => {
    const world = new DeveloperWorld(face);
    const statements = sentStatements(face.core);
    const hashes = jest.spyOn(face.get(Passwords), 'hash');
    const costs = async (email: string) => {
      statements.splice(0);
      hashes.mockClear();
      await world.visit('post', '/register', { name: 'X', email, password: PASSWORD }).expect(202);
      return [hashes.mock.calls.length, statements.length];
    };
    const { email } = await world.aDeveloper();
    await costs('primeira@example.com');
    expect(await costs(email)).toEqual(await costs('segunda@example.com'));
  });
});
