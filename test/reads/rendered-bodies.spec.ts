import { openReadWorld, type ReadWorld } from './rendered-bodies.harness.js';
import { expectSameAsFresh } from './rendered-bodies.verdict.js';

/** The long suite makes 10,000. */
const CHANGES = 60;

describe('bodies of orders, rendered once for each version', () => {
  let world: ReadWorld;

  beforeAll(async () => {
    world = await openReadWorld();
  });
  afterAll(() => world.faces.close());

  it('are those that would be rendered now, byte by byte, whatever changed', async () => {
    await expectSameAsFresh(world, CHANGES);
  });

  it('are kept within the limit, and asked for by version: a read of what is kept reads no order again', async () => {
    const { faces, get } = world;
    const misses = async () =>
      Number(
        /rendered_bodies_total\{result="miss"\} (\d+)/.exec(await faces.core.metrics.registry.metrics())?.[1],
      );
    await get('/api/v1/orders');
    const before = await misses();
    await get('/api/v1/orders');
    expect(await misses()).toBe(before);
    expect(faces.core.renderedBodies.bytes).toBeGreaterThan(1_000);
  });

  describe.each([
    ['a list of the Full API', '/api/v1/orders'],
    ['an order of the Full API', (id: number) => `/api/v1/orders/${String(id)}`],
    ['a list of Model M', '/api/m/solicitacao'],
    ['a status of Model M', (id: number) => `/api/m/solicitacaoStatus?id_mch=${String(id)}`],
    ['a detail of Model M', (id: number) => `/api/m/v1/request/${String(id)}`],
  ])('%s', (_, address) => {
    const path = () => (typeof address === 'string' ? address : address(world.history.orderIds.at(-1) ?? 0));

    it('is answered 304 while its ETag holds, and in full when it changed', async () => {
      const { get, history } = world;
      await history.place();
      const first = await get(path());
      const etag = first.headers['etag'] ?? '';
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{20,}"$/)]);
      expect(first.headers['cache-control']).toBe('private, no-cache');

      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path(), { 'If-None-Match': known });
        expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
      }
      expect((await get(path(), { 'If-None-Match': '"other"' })).status).toBe(200);

      await history.accept();
      const changed = await get(path(), { 'If-None-Match': etag });
      expect(changed.status).toBe(200);
      expect(changed.text).not.toBe(first.text);
    });
  });

  it('answers an order that a key may not see with 404, whatever ETag the request names', async () => {
    const { get, history, keys } = world;
    await history.place();
    const path = `/api/v1/orders/${String(history.orderIds.at(-1))}`;
    const etag = (await get(path)).headers['etag'] ?? '';
    const foreign = await get(path, { Authorization: `Bearer ${keys.rival}`, 'If-None-Match': etag });
    expect(foreign.status).toBe(404);
  });
});
