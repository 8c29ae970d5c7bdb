import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { standardHeaders, standardKey, SystemClock } from '#domain';
import type { Block } from '#runtime';
import type { Guide, Samples } from '#runtime/testing';
import { type SampleFacts, samplesOf } from '../../apps/web/src/desenvolvedores/docs/samples.rules.js';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { DeveloperWorld, type AppKind, type Person } from '../console/developer.world.js';
import { openFaces, type FaceHarness } from '../support/index.js';
import { TestReceiver, type Received } from '../support/test-receiver.js';

type SampleLanguage = keyof Samples;

const TYPES: readonly AppKind[] = ['open_delivery', 'full_api', 'model_m'];
const MINUTE_MS = 60_000;
/** The programs' own clock. */
const MACHINE = new SystemClock();

/** Whether a command succeeds: a language with what its samples need is on this machine. */
const present = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const PRESENT: Readonly<Record<SampleLanguage, boolean>> = {
  curl: present('curl', '--version') && present('openssl', 'version') && present('xxd', '--version'),
  typescript: true,
  php: present('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
  python: present('python3', '-c', 'import requests, flask'),
};
const LANGUAGES = Object.keys(PRESENT) as SampleLanguage[];
const CASES = TYPES.flatMap((type) => LANGUAGES.map((language) => ({ type, language })));
const RUN = CASES.filter(({ language }) => PRESENT[language]);
const MISSING = LANGUAGES.filter((language) => !PRESENT[language]);

/** Where a program's secret stands, by the type of its app. */
const SECRETS: Readonly<Record<AppKind, string>> = {
  open_delivery: 'CLIENT_SECRET',
  full_api: 'WHSEC',
  model_m: 'CHAVE',
};
const SIGNATURES: Readonly<Record<AppKind, string>> = {
  open_delivery: 'x-app-signature',
  full_api: 'webhook-signature',
  model_m: 'signature-v2',
};

/** The samples of the developers' portal, run as they are shown against a real server. */
describe('the portal’s samples', () => {
  let faces: FaceHarness;
  let world: DeveloperWorld;
  let dev: Person;
  let folder: string;
  const apps = new Map<AppKind, { app: string; facts: SampleFacts; hubId: number }>();

  beforeAll(async () => {
    faces = await openFaces([consoleFace, openDeliveryFace, fullApiFace, modelM], {
      now: MACHINE.now(),
      env: { TRUST_PROXY: '1', DEVELOPER_SANDBOXES: '50', WEBHOOK_ALLOW_INSECURE: 'true' },
    });
    world = new DeveloperWorld(faces);
    dev = await world.aDeveloper();
    for (const type of TYPES) {
      const app = `/apps/${String(await world.anApp(dev, type))}`;
      const { body } = await dev.call('get', `${app}/credentials`).expect(200);
      const { sandbox } = (await dev.call('get', app)).body as {
        sandbox: Record<'hubId' | 'vehicleTypeId', number>;
      };
      const { clientId, secret, merchantId } = body as SampleFacts;
      const baseUrl = world.faces.baseUrl + new URL(body.baseUrl as string).pathname;
      const facts = { type, baseUrl, clientId, secret, merchantId, vehicleTypeId: sandbox.vehicleTypeId };
      apps.set(type, { app, facts, hubId: sandbox.hubId });
    }
    // Programs in JavaScript import express as the project's own files do.
    await mkdir('node_modules/.cache', { recursive: true });
    folder = await mkdtemp('node_modules/.cache/samples-');
  });
  afterAll(async () => {
    await faces.close();
    await rm(folder, { recursive: true });
  });

  const appOf = (type: AppKind) => apps.get(type)!;

  /** How the guide of the type says that a message is verified. */
  async function signatureSamples(type: AppKind): Promise<Samples<string>> {
    const answer = await fetch(`${appOf(type).facts.baseUrl}/guide.pt.json`);
    const { chapters } = (await answer.json()) as Guide;
    const blocks = chapters.find(({ id }) => id === 'signatures')!.blocks;
    return blocks.find(
      (block): block is Extract<Block<string>, { kind: 'samples' }> => block.kind === 'samples',
    )!.samples;
  }

  /** The command that runs a program of the language, written to a file. */
  async function written(
    language: SampleLanguage,
    code: string,
  ): Promise<[command: string, ...args: string[]]> {
    const endings = { curl: 'sh', typescript: 'mjs', php: 'php', python: 'py' } as const;
    const file = join(folder, `sample_${String(Math.floor(performance.now() * 1000))}.${endings[language]}`);
    await writeFile(file, code);
    return [{ curl: 'bash', typescript: process.execPath, php: 'php', python: 'python3' }[language], file];
  }

  async function run(
    language: SampleLanguage,
    code: string,
    env: Record<string, string> = {},
  ): Promise<string> {
    const [command, ...args] = await written(language, code);
    const options = { env: { ...process.env, ...env }, timeout: MINUTE_MS };
    return (await promisify(execFile)(command, args, options)).stdout;
  }

  const ordered = async (hubId: number) =>
    (await world.faces.core.db.first<{ count: number }>(
      `select ((select count(*) from orders where hub_id = $1 and request_id is null)
             + (select count(*) from delivery_requests where hub_id = $1))::int as count`,
      [hubId],
    ))!.count;

  it.each(RUN)('order a delivery: $type in $language', async ({ type, language }) => {
    const { facts, hubId } = appOf(type);
    const before = await ordered(hubId);
    const out = await run(
      language,
      (samplesOf(facts)[language].http ?? '').replaceAll('PED-1', `PED-${language}`),
    );
    expect([out, await ordered(hubId)]).toEqual([out, before + 1]);
    expect(out).toMatch({ open_delivery: /deliveryId/, full_api: /public_id/, model_m: /id_mch/ }[type]);
  });

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    return port;
  }

  /** Resolves when a connection to the port is accepted. */
  async function listening(port: number): Promise<void> {
    const limit = performance.now() + MINUTE_MS;
    const tried = () =>
      new Promise<boolean>((done) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.destroy();
          done(true);
        });
        socket.once('error', () => done(false));
      });
    while (!(await tried())) if (performance.now() > limit) throw new Error('The program does not listen');
  }

  async function secretOf(type: AppKind): Promise<Record<string, string>> {
    const { app, facts } = appOf(type);
    const { secret } =
      type === 'full_api' ? (await dev.call('post', `${app}/webhook/secret`).expect(200)).body : facts;
    return { [SECRETS[type]]: String(secret) };
  }

  const tested = async (type: AppKind, url: string) => {
    // The programs compare a message's instant with the machine's own.
    world.faces.core.clock.set(MACHINE.now());
    const { app } = appOf(type);
    await dev.call('put', `${app}/webhook`, { url }).expect(200);
    return (await dev.call('post', `${app}/webhook/test`, {}).expect(202)).body as { status: number };
  };

  it.each(RUN.filter(({ language }) => language !== 'curl'))(
    'take a webhook of ours and refuse another: $type in $language',
    async ({ type, language }) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${String(port)}/webhook`;
      await dev.call('put', `${appOf(type).app}/webhook`, { url }).expect(200);
      const shown = (await signatureSamples(type))[language].http ?? '';
      const code = shown.replace('listen(4000)', `listen(${String(port)})`);
      const [command, file = ''] = await written(language, code);
      const args = {
        curl: [],
        typescript: [file],
        php: ['-S', `127.0.0.1:${String(port)}`, file],
        python: ['-m', 'flask', '--app', file, 'run', '--port', String(port)],
      }[language];
      const env = { ...process.env, ...(await secretOf(type)) };
      const program = spawn(command, args, { env, stdio: 'ignore' });
      try {
        await listening(port);
        const { status } = await tested(type, url);
        expect([200, 204]).toContain(status);
        const forged = await fetch(url, {
          method: 'POST',
          body: '{}',
          headers: {
            [SIGNATURES[type]]: 'v1,AAAA',
            'webhook-id': '1',
            'webhook-timestamp': seconds(),
            'content-type': 'application/json',
          },
        });
        expect(forged.status).toBe(401);
        if (type === 'full_api') expect(await ofSeveralAndOld(url, env['WHSEC'] ?? '')).toEqual([204, 401]);
      } finally {
        program.kill('SIGKILL');
      }
    },
  );

  const seconds = () => String(Math.floor(MACHINE.millis() / 1000));

  /** A message with another signature before the right one, and one that is ten minutes old. */
  async function ofSeveralAndOld(url: string, secret: string): Promise<number[]> {
    const sent = async (ageMs: number) => {
      const headers = standardHeaders('msg_1', '{}', standardKey(secret), new Date(MACHINE.millis() - ageMs));
      const several = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
      return (await fetch(url, { method: 'POST', body: '{}', headers: several })).status;
    };
    return [await sent(0), await sent(10 * MINUTE_MS)];
  }

  const shell = PRESENT.curl ? it : it.skip;
  shell.each(TYPES)('compute the signature of a message by hand: %s', async (type) => {
    const receiver = await TestReceiver.start();
    try {
      receiver.reacts(() => ({ status: 204 }));
      await tested(type, receiver.url());
      const { headers, body } = receiver.received[0] as Received;
      const env = {
        ...(await secretOf(type)),
        BODY: body,
        WEBHOOK_ID: headers['webhook-id'] ?? '',
        WEBHOOK_SIGNATURE: `v1,AAAA ${headers['webhook-signature']}`,
        WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
      };
      const { http = '' } = (await signatureSamples(type)).curl;
      const out = (await run('curl', http, env)).trim().split(/\s+/).at(-1) ?? '';
      expect(out).toBe(type === 'full_api' ? 'ok' : headers[SIGNATURES[type]]);
    } finally {
      await receiver.close();
    }
  });

  if (MISSING.length > 0)
    it.skip.each(MISSING)(
      'run in %s, which is not on this machine with all that its samples need',
      () => undefined,
    );
});
