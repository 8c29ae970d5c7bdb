import { freePort } from '#runtime/testing';
import { spawnSync } from 'node:child_process';
import { get as httpGet } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { runOf, startCommand, startProgram, type Child } from '../support/child-process.js';
import { slowly } from '../support/http-calls.js';
import { expectWithin } from '../support/test-mode.js';
import { until } from '../support/running-gateway.js';

const MAIN = 'apps/gateway/src/main.ts';
const BUILT = 'dist/server/gateway.js';
const LAST_CALL = 'List requests (Model M):';

/** The keys of `demo.json`, by the paths that tools read. */
const KEYS = [
  'baseUrl',
  'hub.id',
  ...['hubKey', 'customerKey', 'clienteId', 'tipoVeiculoId', 'categoriaId'].map((key) => `fullApi.${key}`),
  ...['clientId', 'clientSecret', 'merchantId', 'appId'].map((key) => `openDelivery.${key}`),
  ...['hubKey', 'companyKey', 'empresaId'].map((key) => `modelM.${key}`),
  ...['id', 'phone', 'email', 'password'].map((key) => `couriers[].${key}`),
  ...['token', 'email', 'password'].map((key) => `admin.${key}`),
  ...['town', 'merchant'].flatMap((who) => ['id', 'email', 'password'].map((key) => `${who}.${key}`)),
  ...['fullApiHubKey', 'modelMHubKey', 'clientId', 'clientSecret'].map((key) => `otherHub.${key}`),
  ...['fullApiHubKey', 'clienteId', 'tipoVeiculoId'].map((key) => `sandbox.${key}`),
  ...['platform', 'developer'].flatMap((who) => [`${who}.email`, `${who}.password`]),
  'place.city',
  'place.state',
  ...['pickup', 'dropoff'].flatMap((end) =>
    ['address', 'latitude', 'longitude'].map((key) => `place.${end}.${key}`),
  ),
  'place.textOnlyAddress',
];

function paths(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => paths(item, `${at}[]`)))];
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, at === '' ? key : `${at}.${key}`));
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.log('Pasting of the printed calls skipped: there is no curl on the PATH');

/** `npm start` on a machine with Node only, from its first start to an orderly end. */
describe('the gateway on its embedded PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-gateway-'));
  const dataDir = join(folder, 'data');
  const file = (name: string) => join(dataDir, name);
  const facts = () => JSON.parse(readFileSync(file('demo.json'), 'utf8')) as DemoFacts;
  let port: number;
  let gateway: Child;
  let said: string;

  const env = () => ({ PORT: String(port), DATA_DIR: dataDir });
  const start = async () => {
    gateway = startProgram(MAIN, [], { ...env(), LOG_LEVEL: 'info' });
    return gateway.waitForOutput(LAST_CALL);
  };
  /** The command of package.json, run on a bundle of the sources, because dist may be older. */
  const npmStart = async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    const start = scripts.start.replace(BUILT, runOf(MAIN).join(' '));
    expect(start).not.toBe(scripts.start);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
    // npm's check for updates would wait for a registry that may not answer.
    const ofNpm = { HOME: folder, npm_config_update_notifier: 'false' };
    gateway = startCommand('npm', ['start'], { ...env(), ...ofNpm }, folder);
    return gateway.waitForOutput(LAST_CALL);
  };
  const url = (path: string) => `http://localhost:${String(port)}${path}`;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url(path), { headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  const anOrder = () => {
    const { fullApi, place } = facts();
    return {
      tipo_veiculo_id: fullApi.tipoVeiculoId,
      cliente_id: fullApi.clienteId,
      endereco_coleta: { endereco: place.pickup.address },
      enderecos_entrega: [{ endereco: place.dropoff.address }],
    };
  };

  beforeAll(async () => {
    port = await freePort();
  });

  afterAll(async () => {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints all addresses, and is ready', async () => {
    said = await start();
    const base = `http://localhost:${String(port)}`;
    for (const docs of ['/api/v1/docs', '/api/opendelivery/docs', '/api/m/docs', '/api/console/docs'])
      expect(said).toContain(`${base}${docs}`);
    expect((await get('/docs')).body['faces']).toEqual(
      [
        ['full-api', '/api/v1', '/api/v1/docs'],
        ['open-delivery', '/api/opendelivery', '/api/opendelivery/docs'],
        ['model-m', '/api/m', '/api/m/docs'],
        ['console', '/api/courier', '/api/console/docs'],
      ].map(([name, path, docs]) =>
        expect.objectContaining({ name, address: `${base}${path!}`, docs: `${base}${docs!}` }),
      ),
    );
    expect(await get('/health/ready')).toEqual({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok', queue: 'ok', migrations: 'ok' } },
    });
  });

  it('logs a request within a second or two, also when no other follows', async () => {
    const answer = await fetch(`http://localhost:${String(port)}/api/v1/nothing-here`);
    await gateway.waitForOutput(answer.headers.get('x-request-id')!);
  });

  it('shows in its mailbox what it would have sent, on this machine only', async () => {
    const base = `http://localhost:${String(port)}`;
    expect(said).toContain(`${base}/api/console/mailbox`);
    expect((await get('/api/console/demonstration')).body).toEqual({ mailbox: '/api/console/mailbox' });
    const asked = await fetch(`${base}/api/console/password-resets`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'merchant', email: facts().merchant.email }),
    });
    expect(asked.status).toBe(202);
    const link = new RegExp(`<a href="(${base}/senha/[^"]+)">`);
    const page = async () => (await fetch(`${base}/api/console/mailbox`)).text();
    await until('the link is in the mailbox', async () => link.test(await page()));
    expect((await fetch(link.exec(await page())![1]!)).status).toBe(200);
    // A page of somebody else whose name was pointed to this machine.
    const rebound = await new Promise<number>((done, failed) => {
      const headers = { host: 'evil.example' };
      const request = httpGet({ port, path: '/api/console/mailbox', headers }, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      });
      request.on('error', failed);
    });
    expect(rebound).toBe(404);
  });

  it('takes a webhook receiver on this machine without https, and no other without it', async () => {
    const register = async (url: string) => {
      const { status } = await fetch(`http://localhost:${String(port)}/api/v1/webhooks`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${facts().fullApi.hubKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ url, eventos: ['ORDER_CREATED'] }),
      });
      return status;
    };
    expect(said).toContain('http://localhost:4000/hook');
    expect(await register('http://localhost:4999/hook')).toBe(201);
    expect(await register('http://192.168.0.10/hook')).toBe(400);
    expect(await register('http://93.184.215.14/hook')).toBe(400);
  });

  (hasCurl ? it : it.skip)('gives three calls that work when pasted', () => {
    const calls = said.split('\n').filter((line) => line.startsWith('  curl '));
    const answers = calls.map((call) => JSON.parse(paste(call)) as Record<string, unknown>);
    expect(answers).toEqual([
      expect.objectContaining({ id: expect.any(Number), order_status: 'pending' }),
      expect.objectContaining({ access_token: expect.any(String) }),
      expect.objectContaining({ success: true, response: expect.any(Array) }),
    ]);
  });

  it('stores secrets readable by the owner only, and the documented keys for tools', () => {
    for (const name of ['demo.json', 'secret.key', 'postgres.password'])
      expect([name, statSync(file(name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(paths(facts()).sort()).toEqual([...KEYS].sort());
    expect(facts().couriers.length).toBeGreaterThanOrEqual(3);
    expect(facts().baseUrl).toBe(`http://localhost:${String(port)}`);
  });

  it('starts its PostgreSQL again when that is killed, and serves on', async () => {
    const listed = join(dataDir, 'postgres', 'postmaster.pid');
    const postmaster = () => readFileSync(listed, 'utf8').split('\n')[0];
    const killed = postmaster();
    process.kill(Number(killed), 'SIGKILL');
    await until('it is ready again', async () => {
      const { status } = await get('/health/ready');
      return status === 200 && existsSync(listed) && postmaster() !== killed;
    });
    expect((await get('/api/m/solicitacao', { 'api-key': facts().modelM.hubKey })).status).toBe(200);
  });

  it('starts again after kill -9 on what it left behind, with the same data and the same secrets', async () => {
    const before = { facts: facts(), secret: readFileSync(file('secret.key'), 'utf8') };
    const orders = hasCurl ? 1 : 0;
    gateway.process.kill('SIGKILL');
    await gateway.ended;
    await npmStart();
    expect({ facts: facts(), secret: readFileSync(file('secret.key'), 'utf8') }).toEqual(before);
    const { status, body } = await get('/api/m/solicitacao', { 'api-key': before.facts.modelM.hubKey });
    expect({ status, orders: (body['response'] as unknown[]).length }).toEqual({ status: 200, orders });
  });

  it('answers what people ask', async () => {
    const { admin, fullApi } = facts();
    const key = { Authorization: `Bearer ${fullApi.hubKey}` };
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(url(path), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const calls: (readonly [number, () => Promise<Response>])[] = [
      [200, () => fetch(url('/painel'))],
      [201, () => post('/api/v1/orders', anOrder(), key)],
      [400, () => post('/api/v1/orders', {}, key)],
      [401, () => fetch(url('/api/v1/orders'))],
      [404, () => fetch(url('/api/v1/nothing-here'))],
      [401, () => post('/api/admin/login', { email: admin.email, password: 'wrong' })],
      // A message that the demonstration would have sent.
      [202, () => post('/api/console/password-resets', { kind: 'operator', email: admin.email })],
    ];
    for (const [status, call] of calls) expect((await call()).status).toBe(status);
  });

  /** A process manager sees npm only, so ending npm must end what it started. */
  it('after SIGTERM to npm answers what is under way, takes nothing new and ends with PostgreSQL within ten seconds', async () => {
    const order = JSON.stringify(anOrder());
    const slow = slowly(url('/api/v1/orders'), facts().fullApi.hubKey);
    await slow.send(order.slice(0, 20));
    const asked = performance.now();
    gateway.process.kill('SIGTERM');
    await until('it takes nothing new', () =>
      get('/health/live').then(
        () => false,
        () => true,
      ),
    );
    await slow.send(order.slice(20));
    expect(await slow.answered).toBe(201);
    // The output closes when npm, the shell and Node have ended.
    const { out, err } = await gateway.ended;
    // PostgreSQL removes this file when it ends in order; its process id may remain until it is reaped.
    await until('PostgreSQL has ended', () => !existsSync(join(dataDir, 'postgres', 'postmaster.pid')));
    expectWithin(performance.now() - asked, 10_000);
    // After the block of its start it has printed nothing: only what goes wrong would be.
    expect(out.slice(out.lastIndexOf(LAST_CALL)).trim().split('\n')).toEqual([
      LAST_CALL,
      expect.stringMatching(/^ {2}curl -s /),
    ]);
    expect(err.replace(/^npm .*$/gm, '').trim()).toBe('');
  });
});

/** The output as a person pastes it into a shell. */
function paste(line: string): string {
  const { stdout, error } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  if (error) throw error;
  return stdout;
}
