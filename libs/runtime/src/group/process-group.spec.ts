import { freePort } from '#runtime/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, type Child } from '../../../../test/support/child-process.js';
import { until } from '../../../../test/support/until.js';

/** How long a caller waits for an answer that never comes. */
const TIMEOUT_MS = 5_000;

/** Processes that only answer; `test/start/concurrency.spec.ts` has the product's. */
describe('a group of two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-group-'));
  const obstacle = join(folder, 'none-comes-up');
  let base: string;
  let group: Child;

  beforeAll(async () => {
    const port = String(await freePort());
    base = `http://127.0.0.1:${port}`;
    group = startProgram('libs/runtime/src/group/process-group.driver.ts', [port, obstacle], {});
    await group.waitForOutput('both serve');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const ask = async () =>
    Number(await (await fetch(base, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text());
  const lost = () => 0;

  /** The two that answer once none answers that is `gone`. */
  async function two(gone: readonly number[] = []): Promise<readonly number[]> {
    let seen = new Set<number>();
    await until('two others answer', async () => {
      // A connection that one had accepted may be lost with it, without a word.
      seen = new Set(await Promise.all(Array.from({ length: 8 }, () => ask().catch(lost))));
      return seen.size === 2 && ![0, ...gone].some((pid) => seen.has(pid));
    });
    return [...seen];
  }

  it('replaces one that is killed, while the other answers', async () => {
    const [killed, other] = await two();
    process.kill(killed!, 'SIGKILL');
    expect(await two([killed!])).toContain(other);
    expect(await group.waitForOutput('another one takes its place')).toContain('"signal":"SIGKILL"');
  });

  it('goes on with the old ones when a new one does not come up', async () => {
    const before = await two();
    writeFileSync(obstacle, '');
    group.process.kill('SIGHUP');
    await group.waitForOutput('the old ones go on');
    expect([...(await two())].sort()).toEqual([...before].sort());
    rmSync(obstacle);
  });

  it('replaces them one by one at SIGHUP, and what is under way is answered', async () => {
    const before = await two();
    const slow = await fetch(`${base}/slow`);
    group.process.kill('SIGHUP');
    const failed: unknown[] = [];
    await until('both are replaced', async () => {
      await ask().catch((error: unknown) => failed.push(error));
      return (await group.waitForOutput('')).includes('every process was replaced');
    });
    expect(failed).toEqual([]);
    expect(before).toContain(Number(await slow.text()));
    await two(before);
  });

  it('ends them with itself', async () => {
    const pids = await two();
    group.process.kill('SIGTERM');
    expect((await group.ended).code).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
