import { cents, CourierRegistrations, Merchants, Passwords, stopId } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { availabilityExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { CourierWorld, type CourierApp } from '../console/courier.world.js';
import { DeveloperWorld, PASSWORD } from '../console/developer.world.js';
import { anOrderBody, openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { aRequestBody, open, openModelM, type ModelMWorld } from '../model-m/model-m.world.js';
import { BASE, OpenDeliveryWorld } from '../open-delivery/open-delivery.world.js';
import { openFaces, type FaceHarness } from '../support/index.js';
import { sentStatements } from '../support/sent-statements.js';

/** What no call waits for: the relay's NOTIFY for several commits, keys' last use, the webhook sender. */
const BACKGROUND = /^notify|credential_last_uses|webhook/i;

const AT = { latitude: -22.9056, longitude: -47.0608 };

let face: FaceHarness;
let statements: string[];

beforeAll(async () => {
  face = await openFaces([fullApiFace, openDeliveryFace, modelM, consoleFace]);
});
beforeEach(() => void (statements = sentStatements(face.core, (sql) => !BACKGROUND.test(sql))));
afterAll(() => face.close());

/** Those of a call whose caches are warm: the least of eight, as background work may add some. */
async function statementsOf(call: () => PromiseLike<{ status: number }>, status = 200): Promise<string[]> {
  const runs: string[][] = [];
  for (let run = 0; run <= 8; run++) {
    statements.splice(0);
    expect((await call()).status).toBe(status);
    if (run > 0) runs.push(statements.splice(0));
  }
  return fewest(runs);
}

function fewest(runs: readonly string[][]): string[] {
  return runs.reduce((least, run) => (run.length < least.length ? run : least));
}

/** Background work has transactions, too: whose a begin or commit is cannot be seen. */
function withoutEnds(sent: readonly string[]): string[] {
  return sent.filter((sql) => !/^(begin|commit)$/i.test(sql));
}

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('Full API, statements of the hot paths', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi(face);
  });

  it('quotes without one', async () => {
    expect(await statementsOf(() => api.post('/orders/calcular', anOrderBody(api)), 200)).toEqual([]);
  });

  it('creates an order in one', async () => {
    const made = await statementsOf(() => api.post('/orders', anOrderBody(api)), 201);
    expect(made.length).toBeLessThanOrEqual(1);
  });

  it('places by a quote with the statements of an order without one', async () => {
    const without = await statementsOf(() => api.post('/orders', anOrderBody(api)), 201);
    const quotes: string[] = [];
    while (quotes.length < 9) {
      const held = await api.post('/orders/calcular', anOrderBody(api)).set('Prefer', 'hold').expect(200);
      quotes.push(String(held.body.cotacao_id));
    }
    const by = await statementsOf(
      () => api.post('/orders', anOrderBody(api)).set('Quote-Id', quotes.shift() ?? ''),
      201,
    );
    expect(by).toEqual(without);
  });

  it('places under a limit of the day in no more round trips than without', async () => {
    const body = () => anOrderBody(api, { cliente_id: api.clerk.id });
    const without = await statementsOf(() => api.post('/orders', body()), 201);
    await api.face.get(Merchants).update(api.scope, api.clerk.id, { dayLimitCents: cents(10_000_000) });
    const limited = await statementsOf(() => api.post('/orders', body()), 201);
    expect([limited.length, limited.some((sql) => sql.includes('spending_take'))]).toEqual([
      without.length,
      true,
    ]);
  });

  it('reads an order in two', async () => {
    const { id } = (await api.post('/orders', anOrderBody(api))).body;
    expect((await statementsOf(() => api.get(`/orders/${id}`), 200)).length).toBeLessThanOrEqual(2);
  });

  it('lists fifty orders in two', async () => {
    expect((await statementsOf(() => api.get('/orders'), 200)).length).toBeLessThanOrEqual(2);
    expect((await statementsOf(() => api.get('/orders', api.keys.store), 200)).length).toBeLessThanOrEqual(2);
  });

  it('credits a wallet in one', async () => {
    const path = `/usuarios/${api.store.id}/carteira/creditos`;
    expect((await statementsOf(() => api.post(path, { valor: 1 }), 201)).length).toBeLessThanOrEqual(1);
  });

  it('reads a page of couriers without a query for each', async () => {
    expect((await statementsOf(() => api.get('/entregadores'), 200)).length).toBeLessThanOrEqual(6);
  });
});

describe('Model M, statements of the hot paths', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM(face);
  });

  it('opens a request in three', async () => {
    expect(
      (await statementsOf(() => world.post('/abrirSolicitacao', aRequestBody(world)))).length,
    ).toBeLessThanOrEqual(3);
  });

  it('reads status, position, a request and a page of twenty in one', async () => {
    for (let n = 0; n < 5; n++) await open(world);
    const { id } = await open(world);
    for (const path of [
      `/solicitacaoStatus?id_mch=${id}`,
      `/posicaoCondutor?id_mch=${id}`,
      `/solicitacao?id=${id}`,
      '/solicitacao?limite=20',
    ]) {
      expect([path, await statementsOf(() => world.get(path))]).toEqual([path, [expect.any(String)]]);
    }
  });

  it('estimates without one', async () => {
    const query = new URLSearchParams({
      lat_partida: '-22.9056',
      lng_partida: '-47.0608',
      lat_desejado: '-22.8966',
      lng_desejado: '-47.0508',
    });
    expect(await statementsOf(() => world.get(`/estimarSolicitacao?${query.toString()}`))).toEqual([]);
  });
});

describe('Open Delivery, statements of the hot paths', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open({}, face);
    await world.courier();
  });

  it('gives a token without one', async () => {
    const body = {
      grant_type: 'client_credentials',
      client_id: world.pair.clientId,
      client_secret: world.pair.clientSecret,
    };
    const ask = async () => world.faces.call().post(`${BASE}/oauth/token`).send(body);
    expect(await statementsOf(ask, 200)).toEqual([]);
  });

  it('simulates in one', async () => {
    expect(await statementsOf(() => world.post('availability', availabilityExample), 200)).toHaveLength(1);
  });

  it('keeps a request in two', async () => {
    expect(
      (await statementsOf(() => world.post('delivery', world.delivery()), 202)).length,
    ).toBeLessThanOrEqual(2);
  });

  it('reads a delivery in five', async () => {
    const uuid = await world.createDelivery();
    expect((await statementsOf(() => world.get(`delivery/${uuid}`), 200)).length).toBeLessThanOrEqual(5);
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
    expect((await statementsOf(again, 304)).filter((sql) => sql.includes('delivery_requests'))).toHaveLength(
      1,
    );
  });
});

describe('statements of a courier’s work', () => {
  let world: CourierWorld;
  let app: CourierApp;

  beforeAll(async () => {
    world = await CourierWorld.at(face);
    app = await world.aCourier(AT);
  });

  /** The first delivery warms the caches; the least of three, as background work may add some. */
  async function ofDelivery(stop: object): Promise<string[]> {
    const runs: string[][] = [];
    for (let run = 0; run <= 3; run++) {
      const { id } = await app.take(
        world.anOrder().with({ stops: [{ address: 'Rua Um, 2', ...AT, ...stop }] }),
      );
      await app.post(`/orders/${String(id)}/collect`).expect(200);
      statements.splice(0);
      await app.post(`/orders/${String(id)}/stops/${stopId(id as number, 1)}/deliver`).expect(200);
      if (run > 0) runs.push(statements.splice(0));
    }
    return fewest(runs);
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

  it('of a position are one, as the caller is cached', async () => {
    const { clock } = face.core;
    const sent = await statementsOf(() => {
      clock.advance({ millis: 500 });
      return app.post('/positions', { ...AT, at: clock.now() });
    }, 204);
    expect(withoutEnds(sent)).toHaveLength(1);
  });
});

describe('registering somebody who is known', () => {
  /** The least that one of these takes: what is written after an answer may be counted to the next. */
  async function least(who: readonly string[], register: (one: string) => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (const one of who) {
      statements.splice(0);
      await register(one);
      counts.push(withoutEnds(statements).length);
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
