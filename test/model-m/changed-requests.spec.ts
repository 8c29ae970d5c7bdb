import { codesOf, open, openModelM, type ModelMWorld } from './model-m.world.js';

interface Changes {
  readonly response: readonly { id: string; status_solicitacao: string }[];
  readonly proximo_cursor: string;
}

/** Longer than a change may take until it is seen by all. */
const SETTLED = { seconds: 11 };

describe('GET /solicitacao?data_hora_alteracao_min', () => {
  let world: ModelMWorld;
  let ids: string[];
  let since: string;

  const ask = async (query: string, key?: string): Promise<Changes> =>
    (await world.get(`/solicitacao?${query}`, key).expect(200)).body as Changes;
  const idsOf = ({ response }: Changes) => response.map(({ id }) => id);
  const from = () => `data_hora_alteracao_min=${encodeURIComponent(since)}`;

  beforeAll(async () => {
    world = await openModelM();
  });
  beforeEach(async () => {
    const { clock } = world.face.core;
    clock.advance({ days: 1 });
    since = clock.now().toISOString().replace('Z', '+00:00');
    ids = [];
    for (let i = 0; i < 3; i++) {
      clock.advance({ seconds: 1 });
      ids.push((await open(world)).id);
    }
    clock.advance(SETTLED);
  });

  it('lists changed requests, the oldest change first, and continues from the cursor to the end', async () => {
    const first = await ask(`${from()}&limite=2&status_solicitacao=F`);
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    const second = await ask(`cursor=${first.proximo_cursor}&limite=2`);
    expect(idsOf(second)).toEqual(ids.slice(2));
    expect(await ask(`cursor=${second.proximo_cursor}`)).toEqual({
      success: true,
      response: [],
      proximo_cursor: second.proximo_cursor,
    });
  });

  it('tells an old request again when it changes', async () => {
    const { proximo_cursor } = await ask(from());
    await world.post('/cancelar', { id_mch: ids[0] }).expect(200);
    const { response } = await ask(`cursor=${proximo_cursor}`);
    expect(response.map(({ id, status_solicitacao }) => [id, status_solicitacao])).toEqual([[ids[0], 'C']]);
  });

  it('tells a company of its own requests only', async () => {
    const { id } = await open(world, { empresa_id: world.rival.id });
    expect(idsOf(await ask(from(), world.keys.rival))).toEqual([id]);
    expect(idsOf(await ask(from(), world.away.keys.hub))).toEqual([]);
  });

  it.each(['data_hora_alteracao_min=ontem', 'cursor=abc'])('refuses ?%s', async (query) => {
    const answer = await world.get(`/solicitacao?${query}`);
    expect([answer.status, codesOf(answer)]).toEqual([400, [24]]);
  });
});
