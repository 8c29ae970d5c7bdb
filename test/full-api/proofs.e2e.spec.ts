import { anOrder } from '../support/builders/index.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

describe('proofs of a delivery', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });

  it('are shown by addresses that are signed when they are given out', async () => {
    const done = await anOrder(api).delivered().create(api.face);
    const kept = `https://api.example.com/arquivos/${'a'.repeat(32)}`;
    const evidence = { photos: [kept, 'https://loja.example/1'], signature: kept };
    await api.face.core.db.execute(
      `update orders set stops = jsonb_set(stops, '{0,evidence}', $2::jsonb) where id = $1`,
      [done.id, JSON.stringify({ ...evidence, document: null, name: null, observation: null })],
    );
    const { body } = await api.get(`/orders/${done.id}`);
    const signed = expect.stringMatching(/\/arquivos\/a{32}\?v=[\w.-]+$/) as string;
    const shown = { photo: signed, photos: [signed, 'https://loja.example/1'], signature: signed };
    expect(body.delivery_locations_data[0].evidence).toMatchObject(shown);
    api.face.core.clock.advance({ days: 1 });
    const [tomorrow] = (await api.get(`/orders/${done.id}`)).body.delivery_locations_data;
    expect(tomorrow.evidence.photo).not.toBe(body.delivery_locations_data[0].evidence.photo);
  });
});
