import { OUTSIDE, PICKUP } from '../support/builders/index.js';
import { openModelM, type ModelMWorld } from './model-m.world.js';

describe('Model M, categories', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  const listed = async (place: string) => (await world.get(`/categoria?${place}`).expect(200)).body.response;
  const at = ({ latitude, longitude }: typeof PICKUP) => `lat=${latitude}&lng=${longitude}`;

  it('are those of the company, also for an address that nobody knows; none outside its areas', async () => {
    const all = await listed('');
    expect(all).not.toEqual([]);
    expect(await listed(at(PICKUP))).toEqual(all);
    expect(await listed(`endereco=${encodeURIComponent('Rua Que Ninguém Conhece, 9')}`)).toEqual(all);
    expect(await listed(at(OUTSIDE))).toEqual([]);
  });

  it('and another version of the original’s paths: told in the envelope that v1 is spoken here', async () => {
    const { status, body } = await world.face.call().get('/api/v2/integracao/solicitacao');
    expect([status, body]).toEqual([
      404,
      { success: false, errors: [{ code: 1013, message: expect.stringContaining('v1') }] },
    ]);
  });
});
