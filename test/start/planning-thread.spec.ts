import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { npmStart } from '../support/npm-start.js';

const built = (path: string) => JSON.stringify(pathToFileURL(resolve(`dist/libs/${path}.js`)).href);
const EMPTY_PASS = `{ now: new Date(), dispatch, types: [], areas: [], rows: { orders: [], couriers: [], carried: [] } }`;
/** Ends by itself: the thread does not hold the process. */
const PROGRAM = `
  import { hubSettingsSchema, SystemClock } from ${built('domain/src/index')};
  import { createLogger } from ${built('runtime/src/index')};
  import { ThreadedPlanning } from ${built('runtime/src/threads/threaded-planning')};
  const logger = createLogger({ level: 'error', app: 'test', destination: process.stdout });
  const { dispatch } = hubSettingsSchema.parse({});
  const planning = new ThreadedPlanning(new SystemClock(), logger, { answerLimitMs: 170_000 });
  console.log(JSON.stringify(await planning.plan(${EMPTY_PASS})));`;

describe('the planning thread of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-thread-'));

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('runs with the options of `npm start`', async () => {
    const program = join(folder, 'program.mjs');
    writeFileSync(program, PROGRAM);
    const { stdout } = await promisify(execFile)(process.execPath, [...npmStart().flags, program]);
    // What the thread could not do would be logged, and planned in the process.
    expect(stdout).toBe('{"commit":[],"later":[],"unassigned":[]}\n');
  });
});
