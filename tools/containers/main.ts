import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePort } from '#runtime/testing';
import { until } from '../../test/support/until.js';

/** `npm run test:containers`: builds the image, starts docker/compose.yml with it, and asks each face. */
const FILE = 'docker/compose.yml';
const APPS = ['full-api', 'open-delivery', 'model-m', 'console', 'worker'];
const STREETS = `street,city,state,from_latitude,from_longitude,to_latitude,to_longitude,from_number,to_number
Rua Um,Recife,PE,-8.05,-34.90,-8.06,-34.90,1,999
Rua Dois,Recife,PE,-8.05,-34.91,-8.06,-34.91,1,999
`;
const TARIFF = 'name,vehicle_type,base,per_km\nMoto,Moto,5.00,1.20\n';
const PASSWORD = randomBytes(12).toString('hex');

const [httpPort, httpsPort] = [await freePort(), await freePort()];
const base = `http://localhost:${httpPort}`;
const env = {
  ...process.env,
  COMPOSE_PROJECT_NAME: `last-mile-test-${process.pid}`,
  SECRET_KEY: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  METRICS_TOKEN: randomBytes(16).toString('hex'),
  PUBLIC_URL: base,
  SITE_ADDRESS: '',
  HTTP_PORT: String(httpPort),
  HTTPS_PORT: String(httpsPort),
};
const engine = ['docker', 'podman'].find((name) => succeeds(name, ['compose', 'version']));

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function compose(args: readonly string[], input = ''): string {
  const all = ['compose', '-f', FILE, ...args];
  return execFileSync(engine!, all, { env, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Runs `npm run cli` in the console's container. */
function cli(command: string, input = ''): string {
  const words = command.split(' ');
  return compose(['exec', '-T', 'console', 'npm', 'run', '--silent', 'cli', '--', ...words], input).trim();
}

const lastWord = (text: string) => text.split(/\s/).at(-1)!;

function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
  console.log(`  ${what}`);
}

function ask(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  return fetch(base + path, { ...sent, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** By each container's own health check. */
async function untilHealthy(): Promise<void> {
  for (const app of APPS) {
    const check = ['compose', '-f', FILE, 'exec', '-T', app, 'node', 'docker/healthcheck.mjs'];
    await until(`${app} is healthy`, () => succeeds(engine!, check), { lookEveryMs: 500 });
    console.log(`  ${app} is healthy`);
  }
}

/** As README describes it: what a request of each face needs. */
function makeHub(): Record<'fullApiKey' | 'modelMKey' | 'clientId' | 'clientSecret', string> {
  cli('hub create --name Central --city Recife --state PE');
  cli('vehicle-type create --hub 10001 --name Moto --kind motorbike');
  cli('import tariff /dev/stdin --hub 10001', TARIFF);
  cli('import gazetteer /dev/stdin --hub 10001', STREETS);
  cli(
    `merchant create --hub 10001 --name Padaria --phone 81999990001 --email a@example.com --password ${PASSWORD} --invoicing`,
  );
  cli('merchant open-delivery 10001 --hub 10001 --enabled yes');
  const pair = cli('pair issue --hub 10001 --merchant 10001');
  return {
    fullApiKey: lastWord(cli('key issue --hub 10001 --face full-api')),
    modelMKey: lastWord(cli('key issue --hub 10001 --face model-m --merchant 10001')),
    clientId: /client_id\s+(\S+)/.exec(pair)![1]!,
    clientSecret: lastWord(pair),
  };
}

async function askEachFace(): Promise<void> {
  const { fullApiKey, modelMKey, clientId, clientSecret } = makeHub();
  const order = {
    tipo_veiculo_id: 10001,
    cliente_id: 10001,
    endereco_coleta: { endereco: 'Rua Um, 810' },
    enderecos_entrega: [{ endereco: 'Rua Dois, 450' }],
  };
  const placed = await ask('/api/v1/orders', order, { Authorization: `Bearer ${fullApiKey}` });
  assert(placed.status === 201, 'full-api takes an order');
  const listed = await ask('/api/m/solicitacao', undefined, { 'api-key': modelMKey });
  assert((await listed.text()).includes('Padaria'), 'model-m lists it');
  const pair = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const body = new URLSearchParams(pair);
  const token = await fetch(`${base}/api/opendelivery/oauth/token`, { method: 'POST', body });
  assert(token.ok, 'open-delivery gives a token');
  const entered = await ask('/api/merchant/login', { email: 'a@example.com', password: PASSWORD });
  assert(entered.ok, 'console lets the merchant in');
  const page = await (await ask('/painel')).text();
  const assets = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
  const answers = await Promise.all(assets.map((path) => ask(path)));
  assert(answers.length > 0 && answers.every(({ ok }) => ok), 'console serves the panel');
  for (const path of ['/metrics', '/health/ready'])
    assert((await ask(path)).status === 404, `${path} is not for the outside`);
}

function endInOrder(): void {
  compose(['stop', ...APPS]);
  for (const app of APPS) {
    const id = compose(['ps', '--all', '--quiet', app]).trim();
    const code = execFileSync(engine!, ['inspect', '--format', '{{.State.ExitCode}}', id]).toString();
    assert(code.trim() === '0', `${app} ends in order`);
  }
}

if (engine === undefined)
  throw new Error('This needs Docker with its compose plugin, or Podman with podman-compose');
try {
  compose(['up', '--build', '--detach']);
  await untilHealthy();
  await askEachFace();
  endInOrder();
} finally {
  compose(['down', '--volumes']);
}
