import { Credentials } from '#domain';
import { codesOf, openModelM, type ModelMWorld } from './model-m.world.js';

interface Operation {
  readonly name: string;
  readonly path: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
}

/** The calls that a company's key may not make. */
const HUB_ONLY = [
  'POST /cadastrarEmpresa',
  'PUT /atualizarEmpresa/{id}',
  'PUT /atualizarEmpresas',
  'GET /listarAreasAtuacaoEmpresa',
  'POST /recarregarCreditosEmpresa',
  'POST /sacarCreditosEmpresa',
  'GET /condutor',
  'POST /atualizarCondutor/{id}',
  'PUT /atualizarCondutores',
  'POST /obterDocumentosCadastroCondutor',
  'POST /obterDocumentosCondutor',
  'POST /documentoCondutor/{id}',
  'POST /saldoCreditosCondutor',
  'POST /recarregarCreditosCondutor',
  'POST /sacarCreditosCondutor',
];

describe('Model M, authentication', () => {
  let world: ModelMWorld;
  let operations: Operation[];

  beforeAll(async () => {
    world = await openModelM();
    const { paths } = (await world.get('/openapi.json', null).expect(200)).body;
    operations = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        name: `${method.toUpperCase()} ${path.replace('/api/m', '')}`,
        path: path.replace('{id}', '10001'),
        method: method as Operation['method'],
      })),
    );
  });

  const send = ({ method, path }: Operation, headers: Record<string, string>) =>
    world.face
      .call()
      [method](path)
      .set(headers)
      .send(method === 'get' ? undefined : {});

  it('is asked for by each of the 33 calls, in the words of its base', async () => {
    expect(operations).toHaveLength(33);
    for (const operation of operations) {
      const refusal = operation.name.startsWith('GET /v1/')
        ? { error: 'Invalid credential' }
        : { success: false, errors: [{ code: 1, message: 'Usuário e/ou senhas inválidos.' }] };
      for (const headers of [{}, { 'api-key': 'nada' }, { 'api-key': `${world.keys.hub}x` }]) {
        const { status, body } = await send(operation, headers);
        expect([operation.name, status, body]).toEqual([operation.name, 401, refusal]);
      }
    }
  });

  it('as the hub opens every call', async () => {
    for (const operation of operations) {
      const { status } = await send(operation, { 'api-key': world.keys.hub });
      expect([operation.name, [401, 403].includes(status)]).toEqual([operation.name, false]);
    }
  });

  it('as a company, with an HTTP Basic header or without, opens those that are not the hub’s own', async () => {
    const refused: string[] = [];
    for (const operation of operations) {
      const answer = await send(operation, { 'api-key': world.keys.store, authorization: 'Basic eDp5' });
      if (answer.status !== 403) continue;
      refused.push(operation.name);
      expect(codesOf(answer)).toEqual([1]);
      expect(answer.body.errors[0].message).not.toBe('Usuário e/ou senhas inválidos.');
    }
    expect(refused.sort()).toEqual(HUB_ONLY.sort());
  });

  it('ends within five seconds after a key was deactivated', async () => {
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
});
