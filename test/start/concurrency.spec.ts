import { freePort } from '#runtime/testing';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { startProgram, type Child } from '../support/child-process.js';
import { slowly } from '../support/http-calls.js';
import { expectWithin } from '../support/test-mode.js';
import { until } from '../support/running-gateway.js';

const BANNER = 'List requests (Model M):';
/** How often requests are sent while a process starts, which they hold up. */
const CALMLY = { lookEveryMs: 200 };

/** `WEB_CONCURRENCY=2 npm start` on its embedded PostgreSQL; `process-group.spec.ts` has the group's rest. */
describe('two processes on one port', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'lm-concurrency-')), 'data');
  let base: string;
  let gateway: Child;
  let facts: DemoFacts;

  beforeAll(async () => {
    const port = String(await freePort());
    base = `http://localhost:${port}`;
    const env = { PORT: port, DATA_DIR: dataDir, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' };
    gateway = startProgram('apps/gateway/src/main.ts', [], env);
    await gateway.waitForOutput(BANNER);
    facts = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFacts;
  });

  afterAll(async () => {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  /** Which process answered: the ids that it gives to requests begin alike. */
  async function ask(): Promise<{ status: number; by: string }> {
    const headers = { Authorization: `Bearer ${facts.fullApi.hubKey}`, Connection: 'close' };
    const answer = await fetch(`${base}/api/v1/orders`, { headers });
    await answer.arrayBuffer();
    return { status: answer.status, by: answer.headers.get('x-request-id')?.split('-', 1)[0] ?? '' };
  }

  /** Processes that answer, asked until both are seen, each time on a connection of its own. */
  async function answering(count: number): Promise<Set<string>> {
    const seen = new Set<string>();
    await until(`${String(count)} processes answer`, async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      for (const { by } of answers) seen.add(by);
      return seen.size >= count;
    });
    return seen;
  }

  const postmaster = () => readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  const members = () =>
    readFileSync(`/proc/${String(gateway.process.pid)}/task/${String(gateway.process.pid)}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .filter((pid) => String(pid) !== postmaster() && isNode(pid));

  it('both answer, and what is done once at the start is done once', async () => {
    expect((await answering(2)).size).toBe(2);
    const said = await gateway.waitForOutput('');
    expect(said.split(BANNER)).toHaveLength(2);
  });

  it('report their metrics together', async () => {
    const counted = async () => {
      const text = await (await fetch(`${base}/metrics`)).text();
      const line = /^http_requests_total\{face="full-api",route="\/api\/v1\/orders",status="200"\} (\d+)$/m;
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    for (let i = 0; i < 6; i++) await ask();
    await until('all six are counted', async () => (await counted()) === before + 6);
  });

  it('SIGHUP replaces them, and requests under way are answered', async () => {
    const [before, database, old] = [members(), postmaster(), await answering(2)];
    const order = JSON.stringify({
      tipo_veiculo_id: facts.fullApi.tipoVeiculoId,
      cliente_id: facts.fullApi.clienteId,
      endereco_coleta: { endereco: facts.place.pickup.address },
      enderecos_entrega: [{ endereco: facts.place.dropoff.address }],
    });
    const slow = slowly(`${base}/api/v1/orders`, facts.fullApi.hubKey);
    await slow.send(order.slice(0, 20));
    gateway.process.kill('SIGHUP');
    const failed: unknown[] = [];
    await until(
      'a new one answers',
      async () => {
        const answer = await ask().catch((error: unknown) => ({ status: String(error), by: '' }));
        if (answer.status !== 200) failed.push(answer);
        return answer.status === 200 && !old.has(answer.by);
      },
      CALMLY,
    );
    await slow.send(order.slice(20));
    expect(await slow.answered).toBe(201);
    await until('the old one has ended', () => before.some((pid) => !members().includes(pid)));
    expect(failed).toEqual([]);
    expect(postmaster()).toBe(database);
  });

  it('SIGTERM ends them and PostgreSQL within ten seconds, also while they are replaced', async () => {
    const pids = members();
    const asked = performance.now();
    gateway.process.kill('SIGTERM');
    const { code, out } = await gateway.ended;
    expect(code).toBe(0);
    expectWithin(performance.now() - asked, 10_000);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    const logged = processesIn(out);
    expect([...logged]).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(pids.filter((pid) => existsSync(`/proc/${String(pid)}`) && isNode(pid))).toEqual([]);
  });
});

function isNode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('apps/gateway/src/main.ts');
  } catch {
    return false;
  }
}

/** The log of all of them: lines that are whole, each with the number of its process. */
function processesIn(log: string): Set<number | undefined> {
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  return new Set(lines.map((line) => (JSON.parse(line) as { process?: number }).process));
}
