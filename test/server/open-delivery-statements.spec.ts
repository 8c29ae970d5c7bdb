import { availabilityExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { BASE, OpenDeliveryWorld } from '../open-delivery/open-delivery.world.js';
import { openFaces, type FaceHarness } from '../support/face-harness.js';
import { sentStatements } from '../support/sent-statements.js';

/** Statements of relay and sender, which belong to no request. None of the measured paths opens a transaction. */
const BACKGROUND = /^(notify|listen|start transaction|commit|rollback)|webhook/i;

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('Open Delivery, statements of the hot paths', () => {
  let face: FaceHarness;
  let world: OpenDeliveryWorld;
  let statements: string[];

  beforeAll(async () => {
    face = await openFaces([openDeliveryFace]);
    world = await OpenDeliveryWorld.open({}, face);
    await world.courier();
  });

  beforeEach(() => void (statements = sentStatements(face.core, (sql) => !BACKGROUND.test(sql))));
  afterAll(() => face.close());

  /** Warms the caches with one call, then counts. */
  const count = async (call: () => Promise<{ status: number }>, status: number): Promise<string[]> => {
    expect((await call()).status).toBe(status);
    statements.splice(0);
    expect((await call()).status).toBe(status);
    return statements.splice(0);
  };

  it('gives a token without one', async () => {
    const body = {
      grant_type: 'client_credentials',
      client_id: world.pair.clientId,
      client_secret: world.pair.clientSecret,
    };
    const ask = async () => world.faces.call().post(`${BASE}/oauth/token`).send(body);
    expect(await count(ask, 200)).toEqual([]);
  });

  it('simulates in one', async () => {
    expect(await count(() => world.post('availability', availabilityExample), 200)).toHaveLength(1);
  });

  it('keeps a request in two', async () => {
    expect((await count(() => world.post('delivery', world.delivery()), 202)).length).toBeLessThanOrEqual(2);
  });

  it('reads a delivery in five', async () => {
    const uuid = await world.createDelivery();
    expect((await count(() => world.get(`delivery/${uuid}`), 200)).length).toBeLessThanOrEqual(5);
  });

  it('holds the ETag of a delivery that is not under way with one', async () => {
    const uuid = await world.createDelivery({}, false);
    const { headers } = await world.get(`delivery/${uuid}`);
    const again = async () =>
      world.faces
        .call()
        .get(`${BASE}/v1/logistics/delivery/${uuid}`)
        .set('Authorization', `Bearer ${await world.token()}`)
        .set('If-None-Match', headers['etag'] ?? '');
    expect((await count(again, 304)).filter((sql) => sql.includes('delivery_requests'))).toHaveLength(1);
  });
});
