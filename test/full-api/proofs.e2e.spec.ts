import { type DueEvent, OrderQueries } from '#domain';
import { FullApiDialect } from '../../apps/full-api/src/webhooks/full-api.dialect.js';
import { anOrder } from '../support/builders/index.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

describe('proofs of a delivery', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });
  afterAll(() => api.face.close());

  it('are shown by addresses that are signed when they are given out, also in a webhook', async () => {
    const done = await anOrder(api).delivered().create(api.face);
    const kept = `${api.face.core.config.publicUrl}/arquivos/${'a'.repeat(32)}`;
    const evidence = { photos: [kept, 'https://loja.example/1'], signature: kept };
    await api.face.core.db.execute(
      `update orders set stops = jsonb_set(stops, '{0,evidence}', $2::jsonb) where id = $1`,
      [done.id, JSON.stringify({ ...evidence, document: null, name: null, observation: null })],
    );
    const { body } = await api.get(`/orders/${done.id}`);
    const signed = expect.stringMatching(/\/arquivos\/a{32}\?v=[\w.-]+$/) as string;
    const shown = { photo: signed, photos: [signed, 'https://loja.example/1'], signature: signed };
    expect(body.delivery_locations_data[0].evidence).toMatchObject(shown);
    const snapshot = await api.face.get(OrderQueries).byId(api.scope, done.id);
    const event = {
      key: 1,
      event: { topic: 'order.completed', hubId: api.scope.hubId, payload: { order: snapshot } },
    };
    const bodies = await api.face.get(FullApiDialect).loadContext([event as unknown as DueEvent]);
    expect(bodies.get(1)?.()).toMatchObject({ delivery_locations_data: [{ evidence: shown }] });
    api.face.core.clock.advance({ days: 1 });
    const [tomorrow] = (await api.get(`/orders/${done.id}`)).body.delivery_locations_data;
    expect(tomorrow.evidence.photo).not.toBe(body.delivery_locations_data[0].evidence.photo);
  });
});
