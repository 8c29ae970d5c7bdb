import { rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { startCommand } from '../support/child-process.js';
import { createTestDatabase, type TestDatabase } from '../support/index.js';
import { runGateway, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';

type Json = Record<string, unknown>;

/** `apps/cli/run.mjs` as a developer types it, against the process of `npm start`. */
describe('the developers’ command line', () => {
  let folder: string;
  let database: TestDatabase;
  let gateway: RunningGateway;
  let laptop: TestReceiver;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lm-cli-'));
    database = await createTestDatabase();
    gateway = await runGateway(folder, { DATABASE_URL: database.url, SECRET_KEY: 'a-secret-only-for-tests' });
    laptop = await TestReceiver.start();
    const { email, password } = gateway.facts.developer;
    const login = ['login', '--base', gateway.baseUrl, '--email', email];
    expect((await ran(login, { LAST_MILE_PASSWORD: password })).out).toContain(
      `Logged in to ${gateway.baseUrl}`,
    );
    token = ((await asked('POST', '/login', { email, password })) as { token: string }).token;
  });
  afterAll(async () => {
    await laptop.close();
    await gateway.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const start = (args: readonly string[], env: Record<string, string> = {}) =>
    startCommand(
      process.execPath,
      [resolve('apps/cli/run.mjs'), ...args],
      { XDG_CONFIG_HOME: folder, ...env },
      folder,
    );
  const ran = (args: readonly string[], env: Record<string, string> = {}) => start(args, env).ended;

  async function asked(method: string, path: string, body?: object): Promise<Json> {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${gateway.baseUrl}/api/developer${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Json;
  }

  async function anApp(type: string): Promise<string> {
    const { out } = await ran(['apps', 'create', `App ${type}`, '--type', type]);
    const id = /^(\d+) {2}/.exec(out)?.[1] ?? '';
    expect(out).toBe(`${id}  ${type}  App ${type}\n`);
    return id;
  }

  it('keeps the log-in where its owner alone reads it', () => {
    expect(statSync(join(folder, 'last-mile/session.json')).mode & 0o777).toBe(0o600);
  });

  it('brings what a sandbox sends to the laptop, signed as in production, and again by span', async () => {
    const app = await anApp('full_api');
    const before = laptop.received.length;
    const listening = start(['listen', '--app', app, '--forward-to', laptop.url()]);
    const said = await listening.waitForOutput('Listening');
    const { code, out } = await ran(['trigger', 'ORDER_COMPLETED', '--app', app]);
    expect([code, out]).toEqual([0, 'ORDER_COMPLETED: 204\n']);
    await laptop.has(before + 1);
    const { headers, body } = laptop.received[before]!;
    const { secret } = await asked('POST', `/apps/${app}/webhook/secret`);
    expect(said).toContain(String(secret));
    expect(new Webhook(String(secret)).verify(body, headers)).toMatchObject({ event: 'ORDER_COMPLETED' });
    await listening.waitForOutput('ORDER_COMPLETED');

    expect((await ran(['orders', 'create', '--app', app])).out).toMatch(/^\d+ {2}\S+ {2}\w+\n$/);
    await listening.waitForOutput('ORDER_CREATED');
    listening.process.kill('SIGINT');
    expect((await listening.ended).code).toBe(0);
    // What came while nobody listened is there to be replayed.
    await ran(['trigger', 'ORDER_CANCELLED', '--app', app]);

    const again = laptop.received.length;
    const replayed = await ran(['replay', '--app', app, '--forward-to', laptop.url(), '--since', '10m']);
    expect(replayed.out).toMatch(/\n\d+ sent again\n$/);
    const ids = (from: number, to?: number) =>
      laptop.received.slice(from, to).map((one) => one.headers['webhook-id']);
    expect(ids(again)[0]).toBe(headers['webhook-id']);
    expect(ids(again)).toEqual(expect.arrayContaining(ids(before, again)));
    // Robots may have accepted the order meanwhile.
    const events = laptop.received
      .slice(again)
      .map((one) => (JSON.parse(one.body) as { event: string }).event);
    expect(events).toContain('ORDER_CANCELLED');
    const long = ['--since', '2026-01-01T00:00:00Z', '--until', '2026-01-02T00:00:00Z'];
    const none = await ran(['replay', '--app', app, '--forward-to', laptop.url(), ...long]);
    expect(none.out).toBe('0 sent again\n');
  });

  it('signs messages of other protocols by the credential, and leaves a webhook that is set', async () => {
    const app = await anApp('model_m');
    const receiver = await TestReceiver.start();
    const url = receiver.url();
    await asked('PUT', `/apps/${app}/webhook`, { url });
    const before = laptop.received.length;
    const listening = start(['listen', '--app', app, '--forward-to', laptop.url()]);
    await listening.waitForOutput('Listening');
    await ran(['trigger', 'F', '--app', app]);
    await laptop.has(before + 1);
    const [production] = receiver.received;
    expect(laptop.received[before]!.body).toBe(production?.body);
    expect(laptop.received[before]!.headers['signature-v2']).toBe(production?.headers['signature-v2']);
    listening.process.kill('SIGINT');
    await listening.ended;
    await receiver.close();
    expect(await asked('GET', `/apps/${app}/webhook`)).toMatchObject({ url });
  });

  it('shows what an app asked for', async () => {
    const app = await anApp('full_api');
    const { secret } = await asked('GET', `/apps/${app}/credentials`);
    const following = start(['logs', '--follow', '--app', app]);
    await fetch(`${gateway.baseUrl}/api/v1/orders`, {
      headers: { authorization: `Bearer ${String(secret)}` },
    });
    expect(await following.waitForOutput('/api/v1/orders')).toMatch(
      /GET {2}\/api\/v1\/orders {2}200 {2}\d+ ms/,
    );
    following.process.kill('SIGINT');
    await following.ended;
  });

  it('says in a sentence what is missing', async () => {
    const nowhere = { XDG_CONFIG_HOME: join(folder, 'nobody') };
    const refused: [string[], Record<string, string>, RegExp][] = [
      [['orders'], nowhere, /^You are not logged in/],
      [['listen', '--app', '1'], {}, /^Say which app/],
      [['shout'], {}, /^No command: shout/],
      [
        ['login', '--base', 'http://127.0.0.1:9', '--email', 'a@b.c'],
        { LAST_MILE_PASSWORD: 'x' },
        /not answer/,
      ],
      [['login', '--base', gateway.baseUrl, '--email', 'a@b.c'], { LAST_MILE_PASSWORD: 'x' }, /log-in/],
    ];
    for (const [args, env, said] of refused) {
      const { code, err } = await ran(args, env);
      expect([code, err]).toEqual([1, expect.stringMatching(said)]);
    }
  });
});
