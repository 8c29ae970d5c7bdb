import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { createTestDatabase, type TestDatabase } from '../support/index.js';
import { runGateway, type RunningGateway } from '../support/running-gateway.js';
import { MISSING } from './languages.driver.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** What a server gives out is installed into an empty folder, and its first example asks that server. */
describe('the packages that a server gives out', () => {
  let folder: string;
  let database: TestDatabase;
  let gateway: RunningGateway;
  let guide: string;

  beforeAll(async () => {
    await run(process.execPath, ['packages.mjs'], { cwd: ROOT });
    folder = mkdtempSync(join(tmpdir(), 'lm-packages-'));
    database = await createTestDatabase();
    const own = join(folder, 'gateway');
    mkdirSync(own);
    gateway = await runGateway(own, { DATABASE_URL: database.url, SECRET_KEY: 'a-secret-only-for-tests' });
    guide = readFileSync(
      join(ROOT, 'apps/web/src/desenvolvedores/docs/guides/sdks.pt.md'),
      'utf8',
    ).replaceAll('{origin}', gateway.baseUrl);
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** An empty folder in which the guide's line is run that has this beginning. */
  async function installed(beginning: string, ...more: string[]): Promise<string> {
    const at = join(folder, String(readdirSync(folder).length));
    mkdirSync(at);
    const line = guide.split('\n').find((one) => one.startsWith(beginning));
    const [command = '', ...args] = `${line ?? ''} ${more.join(' ')}`.trim().split(' ');
    await run(command, args, { cwd: at });
    return at;
  }

  /** A first order is asked for its price; without a vehicle the SDK tells the field that lacks it. */
  const env = () => ({ ...process.env, BASE_URL: gateway.baseUrl, KEY: gateway.facts.fullApi.hubKey });

  it('are the ones that the guide names', async () => {
    const addresses = [...guide.matchAll(/http\S+\/docs\/sdks\/\S+/g)].map(([address]) => address);
    expect(new Set(addresses).size).toBe(5);
    for (const address of addresses) {
      const response = await fetch(address);
      expect([address, response.status]).toEqual([address, 200]);
    }
    expect((await fetch(`${gateway.baseUrl}/docs/sdks/..%2Fserver`)).status).toBe(404);
  });

  it('are installed by npm, and ask the server', async () => {
    const at = await installed('npm install http');
    writeFileSync(
      join(at, 'first.mjs'),
      `import { answerOf, fullApi } from 'last-mile-sdk';
       const api = fullApi({ baseUrl: process.env.BASE_URL, key: process.env.KEY });
       for await (const order of api.orders({ updated_since: '2026-01-01T00:00:00Z' })) { console.log('order', order.id > 0); break; }
       await answerOf(api.POST('/api/v1/orders/calcular', { body: {} })).catch((error) => console.log(error.name));`,
    );
    const { stdout } = await run(process.execPath, ['first.mjs'], { cwd: at, env: env() });
    expect(stdout).toMatch(/ValidationError\n$/);
  });

  (MISSING.some((reason) => reason.includes('python')) ? it.skip : it)(
    'are installed by pip, and ask the server',
    async () => {
      const at = await installed('pip install http', '--target', 'here', '--no-index', '--quiet');
      const program = `import os
from last_mile import FullApi, ValidationError
api = FullApi(os.environ["BASE_URL"], os.environ["KEY"])
try:
    api.orders_quote({})
except ValidationError as error:
    print(type(error).__name__)`;
      const { stdout } = await run('python3', ['-c', program], {
        cwd: at,
        env: { ...env(), PYTHONPATH: 'here' },
      });
      expect(stdout).toBe('ValidationError\n');
    },
  );

  it('are a zip that composer takes, with the classes and the version', async () => {
    const [address = ''] = /http\S+-php-\S+\.zip/.exec(guide) ?? [];
    const files = unzipSync(new Uint8Array(await (await fetch(address)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'autoload.php',
        'composer.json',
        'src/FullApi.php',
        'src/Generated/FullApiCalls.php',
      ]),
    );
    expect(JSON.parse(Buffer.from(files['composer.json']!).toString())).toMatchObject({
      name: 'last-mile/sdk',
      version: '1.0.0',
    });
  });

  it.each(['last-mile-cli', 'last-mile-conformance'])('are a program of its own: %s', async (name) => {
    const at = await installed(
      `npm install --global ${gateway.baseUrl}/docs/sdks/${name}`,
      '--prefix',
      'here',
    );
    const program = name.replace('-cli', '');
    const help = await run(join(at, 'here/bin', program), ['--help']);
    expect(`${help.stdout}${help.stderr}`).toContain('--base');
  });
});
