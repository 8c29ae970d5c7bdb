import { createLogger, RateLimiter, type FaceDefinition } from '#runtime';
import { openFaceServer, type Allowance, type FaceServer } from '#runtime/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { ensureDemo } from '../../apps/gateway/src/demo/demo.service.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { testCore, type TestCore } from '../support/index.js';

/** Refuses requests once the test says so. */
class SwitchableLimiter extends RateLimiter {
  allowed = true;

  take(_caller: string, limit: number): Promise<Allowance> {
    return Promise.resolve({ allowed: this.allowed, limit, remaining: 0, waitSeconds: 7 });
  }
}

interface FaceCase {
  readonly face: FaceDefinition;
  readonly unknown: string;
  /** An operation with a body. */
  readonly post: string;
  /** An operation that needs credentials. */
  readonly read: string;
  readonly auth: (facts: DemoFacts, token: string) => Record<string, string>;
  readonly type: string;
  /** The Full API has no 413: an oversized body is a failed validation. */
  readonly oversized: number;
  /** The form of a refusal in this face. */
  readonly body: (status: number) => unknown;
}

const text = expect.stringMatching(/./) as string;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const FACE_CASES: readonly FaceCase[] = [
  {
    face: fullApiFace,
    unknown: '/api/v1/nowhere',
    post: '/api/v1/orders',
    read: '/api/v1/orders',
    auth: ({ fullApi }) => bearer(fullApi.hubKey),
    type: 'application/json',
    oversized: 400,
    body: () => expect.objectContaining({ mensagem: text }),
  },
  {
    face: openDeliveryFace,
    unknown: '/api/opendelivery/nowhere',
    post: '/api/opendelivery/v1/logistics/delivery',
    read: '/api/opendelivery/v1/logistics/delivery/0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48',
    auth: (_facts, token) => bearer(token),
    type: 'application/problem+json',
    oversized: 413,
    body: (status) => expect.objectContaining({ title: text, status, detail: text, message: text }),
  },
  {
    face: modelM,
    unknown: '/api/m/nowhere',
    post: '/api/m/abrirSolicitacao',
    read: '/api/m/solicitacao',
    auth: ({ modelM: { hubKey } }) => ({ 'api-key': hubKey }),
    type: 'application/json',
    oversized: 413,
    body: () => ({ success: false, errors: [{ code: expect.any(Number), message: text }] }),
  },
  {
    face: consoleFace,
    unknown: '/api/admin/nowhere',
    post: '/api/courier/login',
    read: '/api/admin/orders',
    auth: ({ admin }) => bearer(admin.token),
    type: 'application/problem+json',
    oversized: 413,
    body: (status) => expect.objectContaining({ type: text, title: text, status, detail: text }),
  },
];

const FACES = FACE_CASES.map(({ face }) => face);
/** Above the limit of the face that accepts photographs. */
const OVERSIZED = Buffer.from(`{"a":"${'x'.repeat(13 * 1024 * 1024)}"}`);
/** Tables that credentials are looked up in; renaming them causes an unexpected error. */
const TABLES = ['credentials', 'sessions'];

describe('refusals of each face, in its own format', () => {
  let core: TestCore;
  let dataDir: string;
  let facts: DemoFacts;
  let token: string;
  let gateway: FaceServer;
  const alone = new Map<FaceDefinition, FaceServer>();
  const limiter = new SwitchableLimiter();
  const lines: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lm-refusals-'));
    const env = { DATA_DIR: dataDir };
    const plain = await testCore({ env });
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logger = createLogger({ level: 'debug', app: 'test', destination });
    core = { ...plain, logger, rateLimiter: limiter };
    facts = (await ensureDemo(core as unknown as Parameters<typeof ensureDemo>[0]))!;
    gateway = await openFaceServer({ core, faces: FACES, env, port: 0 });
    for (const face of FACES) alone.set(face, await openFaceServer({ core, faces: [face], env, port: 0 }));
    const { clientId, clientSecret } = facts.openDelivery;
    const pair = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const { body } = await call(gateway, '/api/opendelivery/oauth/token', { body: JSON.stringify(pair) });
    token = (body as { access_token: string }).access_token;
  });

  afterAll(async () => {
    await Promise.all([gateway, ...alone.values()].map((server) => server.close()));
    await core.close();
    await rm(dataDir, { recursive: true });
  });

  async function call(server: FaceServer, path: string, init: RequestInit = {}) {
    const answer = await fetch(`${server.baseUrl}${path}`, {
      method: init.body ? 'POST' : 'GET',
      ...init,
      headers: { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) },
    });
    const type = answer.headers.get('content-type')?.split(';', 1)[0];
    const body: unknown = type?.endsWith('json') ? await answer.json() : await answer.text();
    return { status: answer.status, type, body, headers: answer.headers };
  }

  describe.each(FACE_CASES)('$face.name', ({ face, unknown, post, read, auth, type, oversized, body }) => {
    describe.each(['in the gateway', 'alone'])('%s', (where) => {
      const server = () => (where === 'alone' ? alone.get(face)! : gateway);
      const refusal = async (path: string, init?: RequestInit) => {
        const answer = await call(server(), path, init);
        expect({ type: answer.type, body: answer.body }).toEqual({ type, body: body(answer.status) });
        return answer;
      };
      const known = () => auth(facts, token);

      it('unknown paths, malformed JSON, oversized bodies and unknown callers', async () => {
        expect((await refusal(unknown, { headers: known() })).status).toBe(404);
        expect((await refusal(post, { headers: known(), body: '{"a":' })).status).toBe(400);
        expect((await refusal(post, { headers: known(), body: OVERSIZED })).status).toBe(oversized);
        const anonymous = await refusal(read);
        const hint =
          face === consoleFace ? null : expect.stringMatching(/^Envie o header (Authorization|api-key): /);
        expect([anonymous.status, anonymous.headers.get('credential-hint')]).toEqual([401, hint]);
      });

      it('another method of a known path, with those that there are', async () => {
        const { status, headers } = await refusal(read, { method: 'DELETE', headers: known() });
        expect([status, headers.get('allow')?.split(', ')]).toEqual([405, expect.arrayContaining(['GET'])]);
        expect((await refusal(unknown, { method: 'DELETE', headers: known() })).status).toBe(404);
      });

      it('tells each caller their quota, and those above it when to come again', async () => {
        const { headers: within } = await call(server(), read, { headers: known() });
        const said = ['policy', 'limit', 'remaining', 'reset'].map((name) => within.get(`ratelimit-${name}`));
        expect([within.get('ratelimit'), ...said]).toEqual([
          '"default";r=0;t=7',
          `"default";q=${said[1] ?? ''};w=60`,
          expect.stringMatching(/^\d+$/),
          '0',
          '7',
        ]);
        limiter.allowed = false;
        try {
          const { status, headers } = await refusal(read, { headers: known() });
          expect([status, headers.get('retry-after'), headers.get('ratelimit-reset')]).toEqual([
            429,
            '7',
            '7',
          ]);
        } finally {
          limiter.allowed = true;
        }
      });

      it('and internal errors, without details', async () => {
        for (const table of TABLES) await core.db.execute(`alter table ${table} rename to ${table}_gone`);
        // Longer than callers are cached.
        core.clock.advance({ seconds: 10 });
        try {
          const { status, body: said } = await refusal(read, { headers: known() });
          expect(status).toBe(500);
          expect(JSON.stringify(said)).not.toMatch(/credentials|relation|select|stack|node_modules/i);
        } finally {
          for (const table of TABLES) await core.db.execute(`alter table ${table}_gone rename to ${table}`);
        }
      });

      it('and asks to come back when the disk of the database is full', async () => {
        await core.db.execute(`create function disk_is_full() returns boolean language plpgsql as
          $$ begin raise 'No space left on device' using errcode = '53100'; end $$`);
        for (const table of TABLES) {
          await core.db.execute(`alter table ${table} rename to ${table}_gone`);
          await core.db.execute(`create view ${table} as select * from ${table}_gone where disk_is_full()`);
        }
        core.clock.advance({ seconds: 10 });
        try {
          const { status, headers } = await refusal(read, { headers: known() });
          expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
        } finally {
          for (const table of TABLES) {
            await core.db.execute(`drop view ${table}`);
            await core.db.execute(`alter table ${table}_gone rename to ${table}`);
          }
          await core.db.execute(`drop function disk_is_full()`);
        }
      });

      it('and requests of pages from another origin', async () => {
        const origin = { Origin: 'https://elsewhere.example.com' };
        const asked = await call(server(), read, {
          method: 'OPTIONS',
          headers: { ...origin, 'Access-Control-Request-Method': 'GET' },
        });
        const read_ = await call(server(), read, { headers: { ...origin, ...known() } });
        for (const { headers } of [asked, read_]) {
          expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
          expect(headers.get('x-content-type-options')).toBe('nosniff');
        }
      });
    });
  });

  it('hundreds of thousands of unknown keys cost an anonymous caller a short answer', async () => {
    const keys = (count: number) =>
      `{${Array.from({ length: count }, (_, i) => `"k${String(i)}":1`).join()}}`;
    for (const path of ['/api/admin/login', '/api/courier/login']) {
      expect((await call(gateway, path, { body: keys(200_000) })).status).toBe(413);
      const short = await call(gateway, path, { body: keys(20_000) });
      expect(short.status).toBe(400);
      const { errors } = short.body as { errors: Record<string, string[]> };
      expect(Object.keys(errors).length).toBeLessThanOrEqual(21);
      if (path === '/api/admin/login')
        expect(errors['body']).toEqual([expect.stringMatching(/^and \d+ more$/)]);
    }
  });

  it('logs all of it without a key, a password, a document, a phone or an address', async () => {
    const { fullApi, place, couriers } = facts;
    const cpf = '529.982.247-25';
    const phone = '+55 (19) 98765-4321';
    const order = {
      tipo_veiculo_id: fullApi.tipoVeiculoId,
      cliente_id: fullApi.clienteId,
      endereco_coleta: { endereco: place.pickup.address },
      enderecos_entrega: [{ endereco: place.dropoff.address, nome: 'Maria Sigilosa', telefone: phone }],
      observacao: `CPF ${cpf}`,
    };
    const headers = bearer(fullApi.hubKey);
    const placed = await call(gateway, '/api/v1/orders', { headers, body: JSON.stringify(order) });
    expect(placed.status).toBe(201);
    const [courier] = couriers;
    const entered = await call(gateway, '/api/courier/login', {
      body: JSON.stringify({ phone: courier!.phone, password: courier!.password }),
    });
    expect(entered.status).toBe(200);
    await call(gateway, `/api/v1/usuarios?email=maria@example.com&telefone=${courier!.phone}`, { headers });
    const written = lines.join('');
    expect(written).toContain('"msg":"request"');
    expect(written).toContain('"msg":"request failed"');
    const secrets = [
      ...Object.values({ ...facts.fullApi, ...facts.openDelivery, ...facts.modelM }).filter(
        (value): value is string => typeof value === 'string' && value.length > 20,
      ),
      facts.admin.token,
      token,
      courier!.password,
      courier!.phone,
      cpf,
      phone,
      '98765',
      'Maria Sigilosa',
      'maria@example.com',
      'Cometa Dourada',
      'Jabuticabeira',
    ];
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });
});
