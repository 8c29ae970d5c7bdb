import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../support/index.js';
import { runGateway, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver, type Received } from '../support/test-receiver.js';
import { HERE, type Language, MISSING, runFile, runText } from './languages.driver.js';

type Dialect = 'full_api' | 'open_delivery' | 'model_m';

const EXAMPLES: Readonly<Record<Language, string>> = {
  typescript: 'libs/sdks/typescript/examples/order.ts',
  python: 'libs/sdks/python/examples/order.py',
  php: 'libs/sdks/php/examples/order.php',
};
/** Programs that read messages from the environment and print what they make of each. */
const VERIFIERS: Readonly<Record<Language, string>> = {
  typescript: `
    import { verifyFullApi, verifyModelM, verifyOpenDelivery } from './libs/sdks/typescript/src/index.ts';
    const by = { full_api: verifyFullApi, open_delivery: verifyOpenDelivery, model_m: verifyModelM };
    for (const { dialect, secret, headers, body } of JSON.parse(process.env.MESSAGES)) {
      try { by[dialect](secret, headers, body); console.log(dialect, 'taken'); }
      catch (error) { console.log(dialect, error.message); }
    }`,
  python: `
import json, os
from last_mile import WebhookVerificationError, verify_full_api, verify_model_m, verify_open_delivery
by = {"full_api": verify_full_api, "open_delivery": verify_open_delivery, "model_m": verify_model_m}
for one in json.loads(os.environ["MESSAGES"]):
    try:
        by[one["dialect"]](one["secret"], one["headers"], one["body"].encode())
        print(one["dialect"], "taken")
    except WebhookVerificationError as error:
        print(one["dialect"], error)`,
  php: `
    require 'libs/sdks/php/autoload.php';
    $by = ['full_api' => 'verifyFullApi', 'open_delivery' => 'verifyOpenDelivery', 'model_m' => 'verifyModelM'];
    foreach (json_decode(getenv('MESSAGES'), true) as $one) {
      try { LastMile\\Webhooks::{$by[$one['dialect']]}($one['secret'], $one['headers'], $one['body']); $said = 'taken'; }
      catch (LastMile\\WebhookVerificationError $error) { $said = $error->getMessage(); }
      echo $one['dialect'], ' ', $said, "\\n";
    }`,
};
/** Steps between may be too short to be seen by somebody who asks. */
const isExpected = (line: string) => !line.startsWith('status') || line === 'status completed';
const STEP_MS = 200;

/** The SDKs against the process of \`npm start\`. */
describe('the SDKs', () => {
  let folder: string;
  let database: TestDatabase;
  let gateway: RunningGateway;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lm-sdks-'));
    database = await createTestDatabase();
    gateway = await runGateway(folder, { DATABASE_URL: database.url, SECRET_KEY: 'a-secret-only-for-tests' });
    token = ((await asked('POST', '/login', gateway.facts.developer)) as { token: string }).token;
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function asked(method: string, path: string, body?: object): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${gateway.baseUrl}/api/developer${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async function anApp(type: Dialect) {
    const session = (await asked('GET', '/sessions/current')) as { teams: { id: number }[] };
    const made = { teamId: session.teams[0]!.id, type, name: `SDK ${type}` };
    const { id, sandbox } = (await asked('POST', '/apps', made)) as {
      id: number;
      sandbox: { merchantId: number; vehicleTypeId: number };
    };
    const at = `/apps/${String(id)}`;
    const { secret } = (await asked('GET', `${at}/credentials`)) as { secret: string };
    return { at, sandbox, secret };
  }

  async function moveOrders(at: string): Promise<void> {
    const { items } = (await asked('GET', `${at}/orders`)) as { items: { id: number; status: string }[] };
    for (const { id, status } of items)
      if (status !== 'completed') await asked('POST', `${at}/orders/${String(id)}/steps`, {});
    await pause(STEP_MS);
  }

  it('take an order from its quote to its end', async () => {
    const app = await anApp('full_api');
    await asked('PUT', `${app.at}/sandbox`, { robots: false });
    const env = {
      BASE_URL: gateway.baseUrl,
      KEY: app.secret,
      CUSTOMER_ID: String(app.sandbox.merchantId),
      VEHICLE_TYPE_ID: String(app.sandbox.vehicleTypeId),
    };
    let over = false;
    const examples = HERE.map((language) => runFile(language, EXAMPLES[language], env));
    const printed = Promise.all(examples).finally(() => (over = true));
    // Robots would do the same, a step every two seconds.
    while (!over) await moveOrders(app.at);
    for (const [at, out] of (await printed).entries())
      expect([HERE[at], ...out.map((line) => line.toLowerCase()).filter(isExpected)]).toEqual([
        HERE[at],
        'quote true',
        'placed true',
        'status completed',
        'listed true',
        'refused enderecos_entrega',
      ]);
  });

  describe('given messages of each protocol', () => {
    const messages: { dialect: Dialect; secret: string; headers: Received['headers']; body: string }[] = [];

    beforeAll(async () => {
      const receiver = await TestReceiver.start();
      receiver.reacts(() => ({ status: 204 }));
      for (const dialect of ['full_api', 'open_delivery', 'model_m'] as const) {
        const app = await anApp(dialect);
        await asked('PUT', `${app.at}/webhook`, { url: receiver.url() });
        await asked('POST', `${app.at}/webhook/test`, {});
        const standard = (await asked('POST', `${app.at}/webhook/secret`)) as { secret: string };
        const { secret } = dialect === 'full_api' ? standard : app;
        const { headers, body } = receiver.received.at(-1)!;
        messages.push({ dialect, secret, headers, body });
      }
      await receiver.close();
    });

    it.each(HERE)('take them, and refuse those that were changed or are old: %s', async (language) => {
      const changed = messages.map((one) => ({ ...one, body: one.body.replace('{', '{ ') }));
      const [{ secret, headers, body }] = messages as [(typeof messages)[0]];
      const old = {
        dialect: 'full_api',
        secret,
        body,
        headers: { ...headers, 'webhook-timestamp': '1' },
      };
      // While a secret is replaced a message has the signatures of both.
      const both = {
        dialect: 'full_api',
        secret,
        body,
        headers: { ...headers, 'webhook-signature': `v1,AAAA ${String(headers['webhook-signature'])}` },
      };
      const sent = [...messages, both, ...changed, old];
      expect(await runText(language, VERIFIERS[language], { MESSAGES: JSON.stringify(sent) })).toEqual([
        'full_api taken',
        'open_delivery taken',
        'model_m taken',
        'full_api taken',
        ...['full_api', 'open_delivery', 'model_m'].map((dialect) => `${dialect} The signature is wrong`),
        'full_api Too old',
      ]);
    });
  });

  if (MISSING.length > 0) it.skip.each(MISSING)('cannot run here: %s', () => undefined);
});
