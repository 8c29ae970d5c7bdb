import {
  Callers,
  Credentials,
  hubScope,
  Merchants,
  MerchantSubscriptions,
  WebhookSubscriptions,
} from '#domain';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/index.js';
import { runGateway, type RunningGateway } from '../support/running-gateway.js';

interface Result {
  readonly id: string;
  readonly clause: string;
  readonly verdict: string;
  readonly found: string | null;
}
interface Report {
  readonly title: string;
  readonly results: readonly Result[];
}
interface Event {
  readonly url: string;
  readonly headers: object;
}
interface Receiver {
  url: string;
  take(request: Event, bytes: Buffer): void;
  close(): Promise<void>;
}
interface Fault {
  readonly protocol: Protocol;
  readonly caught: string;
  readonly what: string;
  readonly withinMs?: number;
}
interface Proxy {
  readonly url: string;
  readonly eventsUrl: string;
  open(): Promise<Proxy>;
  deliver(request: Event, bytes: Buffer): Promise<void>;
  close(): Promise<void>;
}
interface Asked {
  readonly only?: readonly string[];
  readonly withinMs?: number;
}
type Protocol = 'full-api' | 'open-delivery' | 'model-m';

const KIT = new URL('../conformance/', import.meta.url);
const { run } = (await import(new URL('lib/run.mjs', KIT).href)) as {
  run: (protocol: Protocol, settings: object) => Promise<Report>;
};
const { Receiver } = (await import(new URL('lib/receiver.mjs', KIT).href)) as {
  Receiver: { listen(): Promise<Receiver> };
};
const { FaultyProxy } = (await import(new URL('faults/proxy.mjs', KIT).href)) as {
  FaultyProxy: new (fault: object, ends: { origin: string; receiver: Receiver }) => Proxy;
};
const { asText, asJunit, asHtml } = (await import(new URL('lib/report.mjs', KIT).href)) as Record<
  'asText' | 'asJunit' | 'asHtml',
  (reports: readonly Report[]) => string
>;
const FAULTS = JSON.parse(readFileSync(new URL('faults/faults.json', KIT), 'utf8')) as Fault[];

const PROTOCOLS = ['full-api', 'open-delivery', 'model-m'] as const;

/** Faults that are played side by side, so that the waits of one are not those of all. */
const LANES = 8;

describe('the conformance kit', () => {
  let folder: string;
  let database: TestDatabase;
  let gateway: RunningGateway;
  let switchboard: Server;
  let requestWebhookUrl: string;
  /** Open Delivery has one address a merchant: what comes there goes to every kit that runs. */
  const listeners = new Set<(request: Event, bytes: Buffer) => void>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    database = await createTestDatabase();
    gateway = await runGateway(folder, {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a-secret-only-for-tests',
    });
    switchboard = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(204).end();
        const { url = '', headers } = request;
        for (const take of listeners) take({ url, headers }, Buffer.concat(chunks));
      });
    });
    await new Promise<void>((done) => switchboard.listen(0, '127.0.0.1', done));
    requestWebhookUrl = `http://127.0.0.1:${String((switchboard.address() as AddressInfo).port)}/open-delivery`;
    const { hub, openDelivery } = gateway.facts;
    const merchants = gateway.server.nest.get(Merchants, { strict: false });
    await merchants.update(hubScope(hub.id), Number(openDelivery.merchantId), { requestWebhookUrl });
  });
  afterAll(async () => {
    await gateway.close();
    switchboard.closeAllConnections();
    switchboard.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const inputs = () => {
    const { fullApi, openDelivery, modelM, place } = gateway.facts;
    const { pickup, dropoff } = place;
    const points = {
      pickup_lat: pickup.latitude,
      pickup_lng: pickup.longitude,
      drop_lat: dropoff.latitude,
      drop_lng: dropoff.longitude,
    };
    return {
      'full-api': {
        ...points,
        key: fullApi.hubKey,
        customer_id: fullApi.clienteId,
        vehicle_type_id: fullApi.tipoVeiculoId,
      },
      'open-delivery': {
        ...points,
        client_id: openDelivery.clientId,
        client_secret: openDelivery.clientSecret,
        merchant_id: '00000000000000-6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11',
      },
      'model-m': { ...points, key: modelM.hubKey, company_id: modelM.empresaId },
    };
  };

  /** What a person would copy from the panel: the secret of a webhook registered at the kit before. */
  const secretOf = async (protocol: Protocol, url: string) => {
    const { nest } = gateway.server;
    const subscriptions = nest.get(WebhookSubscriptions, { strict: false });
    const { hub, openDelivery, fullApi } = gateway.facts;
    if (protocol === 'open-delivery') {
      const scope = { ...hubScope(hub.id), merchantId: Number(openDelivery.merchantId) };
      await nest.get(MerchantSubscriptions, { strict: false }).syncMerchant(hub.id, scope.merchantId);
      const [own] = await subscriptions.list(scope, protocol);
      return subscriptions.secretOf(scope, protocol, own!.id);
    }
    const answer = await fetch(`${gateway.baseUrl}/api/v1/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fullApi.hubKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${url}/signed`, eventos: ['ORDER_CREATED'] }),
    });
    const { id } = (await answer.json()) as { id: number };
    return subscriptions.secretOf(hubScope(hub.id), protocol, id);
  };
  /** A hub whose robots move every order. */
  const moving = async (protocol: Protocol) => {
    const { nest } = gateway.server;
    const { fullApiHubKey: key, clienteId, tipoVeiculoId } = gateway.facts.sandbox;
    const { hubId } = await nest.get(Callers, { strict: false }).ofKey('full_api', key);
    const credentials = nest.get(Credentials, { strict: false });
    const scope = hubScope(hubId);
    const moves = 90;
    if (protocol === 'full-api')
      return { key, customer_id: clienteId, vehicle_type_id: tipoVeiculoId, moves };
    if (protocol === 'model-m') {
      const issued = await credentials.issueKey(scope, { kind: 'model_m_key', label: 'Kit' });
      return { key: issued.key, company_id: clienteId, moves };
    }
    const merchants = nest.get(Merchants, { strict: false });
    await merchants.update(scope, clienteId, { requestsEnabled: true, requestWebhookUrl });
    const pair = await credentials.issuePair(scope, clienteId);
    return { client_id: pair.clientId, client_secret: pair.clientSecret, moves };
  };

  const judged = async (protocol: Protocol, fault: object = {}, more: Asked = {}) => {
    const receiver = await Receiver.listen();
    const proxy = await new FaultyProxy(fault, { origin: gateway.baseUrl, receiver }).open();
    const take = (request: Event, bytes: Buffer) => void proxy.deliver(request, bytes);
    if (protocol === 'open-delivery') listeners.add(take);
    try {
      const { only = [] } = more;
      const own = inputs()[protocol];
      const webhook_secret = only.includes('events.standard')
        ? await secretOf(protocol, proxy.eventsUrl)
        : undefined;
      const alive = only.some((id) => id.startsWith('life.')) ? await moving(protocol) : {};
      const given = { ...own, ...alive, webhook_secret, receiver: proxy.eventsUrl };
      return await run(protocol, { origin: proxy.url, given, receiver, quietMs: 300, ...more });
    } finally {
      listeners.delete(take);
      await proxy.close();
      await receiver.close();
    }
  };

  it('passes our own server whole, and says so as text, JUnit and HTML', async () => {
    const reports = await Promise.all(PROTOCOLS.map((one) => judged(one, {}, { withinMs: 60_000 })));
    const text = asText(reports);
    expect(reports.flatMap(({ results }) => results.filter(({ verdict }) => verdict !== 'passed'))).toEqual(
      [],
    );
    const count = reports.flatMap(({ results }) => results).length;
    expect(text).toContain(`${String(count)} passed, 0 failed, 0 skipped`);
    expect(readFileSync(new URL('README.md', KIT), 'utf8')).toContain(text);
    expect(asJunit(reports).match(/<testcase /g)).toHaveLength(count);
    expect(asHtml(reports)).toContain(`${String(count)} passed`);
  });

  it('takes an order to delivered and one to failed, and verifies webhook-signature, where it is given what it needs', async () => {
    const reports = await Promise.all([
      ...PROTOCOLS.map((one) =>
        judged(one, {}, { only: ['life.delivered', 'life.failed'], withinMs: 60_000 }),
      ),
      judged('full-api', {}, { only: ['events.standard'], withinMs: 60_000 }),
      judged('open-delivery', {}, { only: ['events.standard'], withinMs: 60_000 }),
    ]);
    const asked = reports.flatMap(({ results }) => results);
    expect(asked.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['life.delivered', 'life.failed', 'events.standard']),
    );
  });

  it('catches planted faults by the check that names the clause', async () => {
    expect(FAULTS).toHaveLength(53);
    const missed: string[] = [];
    const waiting = [...FAULTS];
    const lane = async () => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const { protocol, caught, what, withinMs = 10_000 } = fault;
        const { results } = await judged(protocol, fault, { only: [caught], withinMs });
        const found = results.find(({ id }) => id === caught);
        if (found?.verdict !== 'failed')
          missed.push(`${protocol} ${caught}: ${what} (${String(found?.verdict)})`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(missed).toEqual([]);
  });
});
