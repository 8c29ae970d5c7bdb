import { freePort } from '#runtime/testing';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { programOf, sourceFlags, startCommand, type Child } from '../support/child-process.js';
import { expectWithin } from '../support/test-mode.js';
import { until } from '../support/running-gateway.js';

const BUILT = 'dist/server/gateway.js';
const WITHIN_MS = 10_000;
const LAST_CALL = 'List requests (Model M):';
/** Longer than the log waits before it writes what it has. */
const LOG_FLUSHED_MS = 2_500;

describe('npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-npm-'));
  const dataDir = join(folder, 'data');
  let npm: Child;

  beforeAll(async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    // The command of package.json, run on a bundle of the sources, because dist may be older.
    const start = scripts.start.replace(
      BUILT,
      [...sourceFlags(), programOf('apps/gateway/src/main.ts')].join(' '),
    );
    expect(start).not.toBe(scripts.start);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
    // npm's check for updates would wait for a registry that may not answer.
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: dataDir, HOME: folder, npm_config_update_notifier: 'false' };
    npm = startCommand('npm', ['start'], env, folder);
    await npm.waitForOutput(LAST_CALL);
  });
  afterAll(() => {
    npm.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints nothing after its block while people work with it: only what goes wrong would be', async () => {
    const said = await npm.waitForOutput(LAST_CALL);
    const [, origin = ''] = /^Ready on (\S+)$/m.exec(said) ?? [];
    const facts = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFacts;
    const { admin, fullApi, place } = facts;
    const key = { Authorization: `Bearer ${fullApi.hubKey}` };
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const order = {
      tipo_veiculo_id: fullApi.tipoVeiculoId,
      cliente_id: fullApi.clienteId,
      endereco_coleta: { endereco: place.pickup.address },
      enderecos_entrega: [{ endereco: place.dropoff.address }],
    };
    const calls: (readonly [number, () => Promise<Response>])[] = [
      [200, () => fetch(`${origin}/painel`)],
      [201, () => post('/api/v1/orders', order, key)],
      [400, () => post('/api/v1/orders', {}, key)],
      [401, () => fetch(`${origin}/api/v1/orders`)],
      [404, () => fetch(`${origin}/api/v1/nothing-here`)],
      [401, () => post('/api/admin/login', { email: admin.email, password: 'wrong' })],
      // A message that the demonstration would have sent.
      [202, () => post('/api/console/password-resets', { kind: 'operator', email: admin.email })],
    ];
    for (const [status, call] of calls) expect((await call()).status).toBe(status);
    await pause(LOG_FLUSHED_MS);
    const now = await npm.waitForOutput(LAST_CALL);
    expect(now.slice(now.lastIndexOf(LAST_CALL)).trim().split('\n')).toEqual([
      LAST_CALL,
      expect.stringMatching(/^ {2}curl -s /),
    ]);
  });

  /** A process manager sees npm only, so ending npm must end what it started. */
  it('stopped by SIGTERM to npm, ends Node and PostgreSQL within 10 seconds, and said no word of errors', async () => {
    const listed = join(dataDir, 'postgres', 'postmaster.pid');
    expect(existsSync(listed)).toBe(true);
    const asked = performance.now();
    npm.process.kill('SIGTERM');
    // The output closes when npm, the shell and Node have ended.
    const { err } = await npm.ended;
    // PostgreSQL's last act of an orderly end; its process id may remain until it is reaped.
    await until('PostgreSQL has ended', () => !existsSync(listed));
    expectWithin(performance.now() - asked, WITHIN_MS);
    expect(err.replace(/^npm .*$/gm, '').trim()).toBe('');
  });
});
