import { freePort } from '#runtime/testing';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { startCommand, type Child } from '../support/child-process.js';
import { npmStart } from '../support/npm-start.js';

/** What could be lost on the way from 4,000 files into a few: files beside modules, native parts, names. */
describe('the built gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-built-'));
  const dataDir = join(folder, 'data');
  let origin: string;
  let gateway: Child;
  let facts: DemoFacts;

  beforeAll(async () => {
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    const { flags, program } = npmStart();
    const env = { PORT: port, DATA_DIR: dataDir };
    gateway = startCommand(process.execPath, [...flags, resolve(program)], env, folder);
    await gateway.waitForOutput('List requests (Model M):');
    facts = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFacts;
  });

  afterAll(async () => {
    gateway.process.kill('SIGTERM');
    const { code, err } = await gateway.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

  it.each(['v1', 'opendelivery', 'm', 'console', 'admin', 'merchant'])(
    'documents /api/%s, with a page',
    async (face) => {
      const document = (await (await get(`/api/${face}/openapi.json`)).json()) as { paths: object };
      expect(Object.keys(document.paths).length).toBeGreaterThan(3);
      expect(await (await get(`/api/${face}/docs`)).text()).toContain('<h3>');
    },
  );

  it('serves pages, pictures and scripts', async () => {
    for (const path of ['/painel', '/entregador', '/loja', '/desenvolvedores'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const page = await (await get('/rastreio/NONE')).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/rastreio\/[^"]+)"/g)].map((match) => match[1]!);
    expect(assets).not.toEqual([]);
    for (const path of assets) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('answers callers of all faces, checks a password and names what is wrong with a request', async () => {
    const key = { Authorization: `Bearer ${facts.fullApi.hubKey}` };
    expect((await get('/api/v1/orders', key)).status).toBe(200);
    expect((await get('/api/m/solicitacao', { 'api-key': facts.modelM.hubKey })).status).toBe(200);
    const { email, password } = facts.admin;
    const send = (path: string, body: object, headers = {}) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    expect((await send('/api/admin/login', { email, password })).status).toBe(200);
    expect((await send('/api/admin/login', { email, password: 'wrong' })).status).toBe(401);
    const refused = await send('/api/v1/orders', { tipo_veiculo_id: 'x' }, key);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('endereco_coleta');
  });
});
