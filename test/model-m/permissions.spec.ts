import { readFileSync } from 'node:fs';
import { Credentials, OrderQueries, OrderVersions } from '#domain';
import { CONTROLLERS } from '../../apps/model-m/src/app.module.js';
import { describedEndpoints, type DescribedEndpoint } from '../../apps/model-m/src/docs/endpoint.mapper.js';
import { codesOf, openModelM, type ModelMWorld } from './model-m.world.js';

const ENDPOINTS = describedEndpoints(CONTROLLERS);
const nameOf = ({ method, fullPath }: DescribedEndpoint) => `${method} ${fullPath.replace('/api/m', '')}`;

/** The rows of the README's table of hub-only calls. */
function documented(): string[] {
  const text = readFileSync('apps/model-m/README.md', 'utf8');
  return [...text.matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]+)` +\| central +\|/gm)].map(
    ([, name = '']) => name,
  );
}

describe('Model M, who may call what', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });
  afterAll(() => world.close());

  const send = ({ method, fullPath }: DescribedEndpoint, headers: Record<string, string>) =>
    fetch(`${world.face.baseUrl}${fullPath.replace('{id}', '10001')}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });

  it('has the 32 calls of the contract and GET /categoria', () => {
    expect(ENDPOINTS).toHaveLength(33);
    expect(new Set(ENDPOINTS.map(nameOf)).size).toBe(33);
  });

  it('writes the hub-only calls down in its README', () => {
    const hubOnly = ENDPOINTS.filter(({ access }) => access === 'hub').map(nameOf);
    expect(documented().sort()).toEqual(hubOnly.sort());
  });

  it.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const english = endpoint.fullPath.startsWith('/api/m/v1');
      for (const headers of [{}, { 'api-key': 'nada' }, { 'api-key': `${world.keys.hub}x` }] as Record<
        string,
        string
      >[]) {
        const refused = await send(endpoint, headers);
        expect(refused.status).toBe(401);
        expect(await refused.json()).toEqual(
          english
            ? { error: 'Invalid credential' }
            : { success: false, errors: [{ code: 1, message: 'Usuário e/ou senhas inválidos.' }] },
        );
      }
      const company = await send(endpoint, { 'api-key': world.keys.store, authorization: 'Basic eDp5' });
      if (endpoint.access === 'any') expect(company.status).not.toBe(403);
      else {
        expect(company.status).toBe(403);
        const { success, errors } = (await company.json()) as {
          success: boolean;
          errors: { code: number; message: string }[];
        };
        expect({ success, codes: errors.map(({ code }) => code) }).toEqual({ success: false, codes: [1] });
        expect(errors[0]?.message).not.toBe('Usuário e/ou senhas inválidos.');
      }
      expect([401, 403]).not.toContain((await send(endpoint, { 'api-key': world.keys.hub })).status);
    },
  );

  it('refuses a deactivated key within five seconds', async () => {
    const credentials = world.face.get(Credentials);
    const { scope } = world;
    const { id, key } = await credentials.issueKey(scope, {
      kind: 'model_m_key',
      label: 'x',
      merchantId: null,
    });
    await world.get('/listarWebhook', key).expect(200);
    await credentials.deactivate(scope, id);
    world.face.core.clock.advance({ seconds: 5 });
    expect(codesOf(await world.get('/listarWebhook', key).expect(401))).toEqual([1]);
  });

  it('shows nothing of an internal error', async () => {
    const error = new Error('relation "orders" does not exist');
    const broken = [
      jest.spyOn(world.face.get(OrderQueries), 'byRef').mockRejectedValue(error),
      jest.spyOn(world.face.get(OrderVersions), 'byRef').mockRejectedValue(error),
    ];
    const answer = await world.get('/posicaoCondutor?id_mch=1').expect(500);
    const english = await world.get('/v1/request/1').expect(500);
    for (const one of broken) one.mockRestore();
    expect(answer.body).toEqual({
      success: false,
      errors: [{ code: 0, message: 'Erro interno. Tente novamente em instantes.' }],
    });
    expect(english.body).toEqual({ error: 'Internal error, try again in a moment' });
  });

  it('answers unknown paths and unreadable bodies in its own format', async () => {
    const lost = await world.get('/nada').expect(404);
    expect(lost.body).toEqual({
      success: false,
      errors: [{ code: expect.any(Number), message: expect.any(String) }],
    });
    const broken = await fetch(`${world.face.baseUrl}/api/m/cancelar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': world.keys.hub },
      body: '{"id_mch":',
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toEqual({
      success: false,
      errors: [{ code: 24, message: 'Formato da entrada incorreto.' }],
    });
  });

  it('counts requests per key', async () => {
    const limited = await openModelM({ env: { RATE_LIMIT_PER_MINUTE: '1' } });
    await limited.get('/listarWebhook').expect(200);
    const refused = await limited.get('/listarWebhook').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ success: false });
    await limited.close();
  });
});
