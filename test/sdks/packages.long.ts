import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { createTestDatabase, type TestDatabase } from '../support/index.js';
import { runGateway, type RunningGateway } from '../support/running-gateway.js';
import { PROGRAMS } from './languages.driver.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const hasComposer =
  spawnSync('composer', ['--version'], { env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } }).status ===
    0 && spawnSync('php', ['-r', 'exit(extension_loaded("zip") ? 0 : 1);']).status === 0;
const LACKS_COMPOSER =
  PROGRAMS.php.missing ?? (hasComposer ? null : "no composer, or no extension zip of PHP's");

/** A test that is skipped, with the reason in its name, where the machine lacks something. */
function itUnless(missing: string | null, name: string, test: () => Promise<void>): void {
  if (missing === null) it(name, test);
  else it.skip(`${name} (${missing})`, test);
}

/** What a server gives out is installed into an empty folder, and its first example asks that server. */
describe('the packages that a server gives out', () => {
  let folder: string;
  let database: TestDatabase;
  let gateway: RunningGateway;
  let guide: string;

  beforeAll(async () => {
    await run(process.execPath, ['tools/build/packages.mjs'], { cwd: ROOT });
    folder = mkdtempSync(join(tmpdir(), 'lm-packages-'));
    database = await createTestDatabase();
    const own = join(folder, 'gateway');
    mkdirSync(own);
    // Composer asks the one repository that the guide adds.
    writeFileSync(join(folder, 'config.json'), '{"repositories":{"packagist.org":false}}');
    gateway = await runGateway(own, { DATABASE_URL: database.url, SECRET_KEY: 'a-secret-only-for-tests' });
    guide = readFileSync(join(ROOT, 'apps/console/src/docs/assets/platform.pt.md'), 'utf8').replaceAll(
      '{{origin}}',
      gateway.baseUrl,
    );
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** An empty folder in which the guide's lines are run that have these beginnings. */
  async function installed(beginnings: readonly string[], ...more: string[]): Promise<string> {
    const at = join(folder, String(readdirSync(folder).length));
    mkdirSync(at);
    for (const beginning of beginnings) {
      const line = guide.split('\n').find((one) => one.startsWith(beginning));
      const [command = '', ...args] = [...(line ?? '').split(' '), ...more];
      const env = {
        ...process.env,
        COMPOSER_HOME: folder,
        COMPOSER_ALLOW_SUPERUSER: '1',
        COMPOSER_NO_INTERACTION: '1',
      };
      await run(command, args, { cwd: at, env });
    }
    return at;
  }

  /** Runs the first example of an SDK with the package that is installed in the folder. */
  async function runExample(
    at: string,
    example: string,
    own: string,
    installedOne: string,
    ...args: string[]
  ) {
    const source = readFileSync(join(ROOT, 'libs/sdks', example), 'utf8');
    expect(source).toContain(own);
    const file = join(at, basename(example));
    writeFileSync(file, source.replace(own, installedOne));
    const { fullApiHubKey, clienteId, tipoVeiculoId } = gateway.facts.sandbox;
    const env = {
      ...process.env,
      BASE_URL: gateway.baseUrl,
      KEY: fullApiHubKey,
      PYTHONPATH: 'here',
      CUSTOMER_ID: String(clienteId),
      VEHICLE_TYPE_ID: String(tipoVeiculoId),
    };
    const [command = '', ...before] = args;
    const { stdout } = await run(command, [...before, file], { cwd: at, env });
    expect(stdout).toMatch(
      /^quote true\nplaced true\n(status \w+\n)*status completed\nlisted true\nrefused enderecos_entrega\n$/i,
    );
  }

  it('are the ones that the guide names', async () => {
    const addresses = [...guide.matchAll(/http\S+\/docs\/sdks\/\S+/g)].map(([address]) => address);
    expect(new Set(addresses).size).toBe(5);
    for (const address of addresses) {
      const response = await fetch(address);
      expect([address, response.status]).toEqual([address, 200]);
    }
    expect((await fetch(`${gateway.baseUrl}/docs/sdks/..%2Fserver`)).status).toBe(404);
  });

  it('are installed by npm, and take an order to its end', async () => {
    const at = await installed(['npm install http']);
    const [example, typescript] = ['typescript/examples/order.ts', join(ROOT, 'test/support/typescript.mjs')];
    await runExample(
      at,
      example,
      '../src/index.js',
      'last-mile-sdk',
      process.execPath,
      '--import',
      typescript,
    );
  });

  itUnless(PROGRAMS.python.missing, 'are installed by pip, and take an order to its end', async () => {
    const at = await installed(['pip install http'], '--target', 'here', '--no-index', '--quiet');
    await runExample(at, 'python/examples/order.py', 'import os', 'import os', 'python3');
  });

  itUnless(LACKS_COMPOSER, 'are installed by composer, and take an order to its end', async () => {
    const at = await installed([
      'composer init',
      'curl --create-dirs',
      'composer config',
      'composer require',
    ]);
    await runExample(at, 'php/examples/order.php', "'/../autoload.php'", "'/vendor/autoload.php'", 'php');
  });

  it('are a zip with the classes and the version, of which composer makes a repository', async () => {
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
    const line = `npm install --global ${gateway.baseUrl}/docs/sdks/${name}`;
    const at = await installed([line], '--prefix', 'here');
    const program = name.replace('-cli', '');
    const help = await run(join(at, 'here/bin', program), ['--help']);
    expect(`${help.stdout}${help.stderr}`).toContain('--base');
  });
});
