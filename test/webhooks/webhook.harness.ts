import {
  DeliveryClaims,
  DeliverySettlement,
  DeliveryStreams,
  type Hubs,
  type MerchantQueries,
  MerchantSubscriptions,
  Outbox,
  OutboxNotifier,
  OutboxRelay,
  streamOfOrder,
  WebhookLog,
  WebhookSubscriptions,
  type DueEvent,
  type FaceName,
  type NewOutboxEvent,
  type SubscriptionTarget,
  type TestContext,
  type WakeUps,
  type WebhookDialect,
  type WireMessage,
} from '#domain';
import {
  DeliveryRenderer,
  EventAudience,
  MerchantAccounts,
  newWebhookSecret,
  OutboxConsumers,
  SigningKeys,
  SubscriptionHealth,
  SubscriptionPauses,
  SubscriptionPolicy,
  SubscriptionTargets,
  WebhookFanOut,
} from '#domain/testing';
import { createLogger } from '#runtime';
import { AddressGuard, WebhookClient, WebhookSender, type SenderSettings } from '#runtime/testing';
import { testCore, type TestCore } from '../support/index.js';

/** A dialect without a protocol: sends topic and payload, signs with a fixed secret. */
export class PlainDialect implements WebhookDialect<null> {
  constructor(readonly face: FaceName = 'full-api') {}

  loadContext(): Promise<null> {
    return Promise.resolve(null);
  }

  render({ event }: DueEvent): readonly WireMessage[] {
    const payload = event.payload as { n?: number; poison?: boolean; silent?: boolean; parts?: number };
    if (payload.poison === true) throw new Error('no words for this');
    if (payload.silent === true) return [];
    return Array.from({ length: payload.parts ?? 1 }, (_, part) => ({
      name: event.topic,
      body: JSON.stringify({ topic: event.topic, id: event.aggregateId, n: payload.n ?? event.id, part }),
    }));
  }

  renderTest({ subscription }: TestContext): Promise<WireMessage> {
    return Promise.resolve({ name: 'TEST', body: JSON.stringify({ test: true, to: subscription.id }) });
  }

  sign({ subscription }: { subscription: SubscriptionTarget }): Record<string, string> | null {
    return subscription.securityCode === null ? {} : { 'webhook-security': subscription.securityCode };
  }

  accepts(status: number, { acceptAny2xx }: Pick<SubscriptionTarget, 'acceptAny2xx'>): boolean {
    if (this.face === 'open-delivery' && !acceptAny2xx) return status === 204;
    return status >= 200 && status < 300;
  }
}

class FakeSigningKeys implements Pick<SigningKeys, 'ofCredential' | 'ofMerchant'> {
  ofCredential(): Promise<string | null> {
    return Promise.resolve('key of the tests');
  }
  ofMerchant(): Promise<string | null> {
    return Promise.resolve('secret of the tests');
  }
}

/** Hubs whose plan has events of couriers, or not. */
export class FakeHubs {
  allowed = true;
  get() {
    return Promise.resolve({ plan: this.allowed ? 'premium' : 'basic', trialEndsAt: null });
  }
}

export class FakeMerchantReceivers {
  urls = new Map<number, string>();
  acceptAny2xx = false;
  byIds(_hub: number, ids: readonly number[]): Promise<ReadonlyMap<number, object>> {
    const receiver = (id: number) => ({
      id,
      requestWebhookUrl: this.urls.get(id) ?? null,
      requestWebhookAcceptsAny2xx: this.acceptAny2xx,
    });
    return Promise.resolve(new Map(ids.map((id) => [id, receiver(id)])));
  }
}

/** Merchants that may read another's orders, by the owner of the orders. */
export class FakeMerchantAccounts implements Pick<MerchantAccounts, 'readersOf'> {
  readers = new Map<number, readonly number[]>();
  readersOf() {
    return Promise.resolve(this.readers);
  }
}

export const HUB = 10001;

interface SenderOptions {
  readonly dialect?: WebhookDialect;
  readonly settings?: Partial<SenderSettings>;
  readonly client?: Pick<WebhookClient, 'post'>;
}

export interface WebhookHarness extends HarnessBase {
  readonly outbox: Outbox;
  readonly relay: OutboxRelay;
  readonly claims: DeliveryClaims;
  readonly settlement: DeliverySettlement;
  readonly streams: DeliveryStreams;
  readonly log: WebhookLog;
  readonly subscriptions: WebhookSubscriptions;
  readonly merchantSubscriptions: MerchantSubscriptions;
  readonly plans: FakeHubs;
  readonly receiving: FakeMerchantReceivers;
  readonly accounts: FakeMerchantAccounts;
  readonly client: WebhookClient;
  /** Stops the senders made here. */
  stopSenders(): Promise<void>;
  /** A client with its own time limit for hanging receivers. */
  clientWith(timeoutMs: number): WebhookClient;
  /** Waits long for healthy receivers, as a busy machine makes them slow, briefly for the one that hangs. */
  impatientWith(hanging: string): Pick<WebhookClient, 'post'>;
  sender(options?: SenderOptions): WebhookSender;
  subscribe(
    url: string,
    more?: { face?: FaceName; hubId?: number; merchantId?: number; topics?: string[] },
  ): Promise<number>;
  /** Appends events to the outbox and fans them out. */
  emit(...events: NewOutboxEvent[]): Promise<void>;
  event(order: number, payload?: object, more?: Partial<NewOutboxEvent>): NewOutboxEvent;
  states(): Promise<Record<string, number>>;
}

/** Parts that the webhook harness is built on. */
type HarnessBase = Pick<TestCore, 'db' | 'clock' | 'cipher' | 'close'> & { readonly wakeUps: WakeUps };

/** Everything from outbox to receiver, on its own database, run by the test or by the given wake-ups. */
export async function webhookHarness(wakeUps?: WakeUps): Promise<WebhookHarness & Omit<TestCore, 'wakeUps'>> {
  const core = await testCore({ poolSize: 16 });
  return { ...core, ...harnessOn({ ...core, wakeUps: wakeUps ?? core.wakeUps }) };
}

/** The same on an existing core: for separate processes. */
export function harnessOn(core: HarnessBase): WebhookHarness {
  const { db, clock, cipher } = core;
  const outbox = new Outbox(new OutboxNotifier(db));
  const consumers = new OutboxConsumers();
  const targets = new SubscriptionTargets(clock, cipher, new FakeSigningKeys() as unknown as SigningKeys, db);
  const streams = new DeliveryStreams(db, clock, core.wakeUps);
  const health = new SubscriptionHealth(db, clock, targets);
  const claims = new DeliveryClaims(db, clock, new DeliveryRenderer(clock, targets), streams);
  const settlement = new DeliverySettlement(db, clock, streams, health);
  const plans = new FakeHubs();
  const receiving = new FakeMerchantReceivers();
  const guard = new AddressGuard({ allowInsecure: true });
  const newClient = (timeoutMs: number) =>
    new WebhookClient(guard, { timeoutMs, connectTimeoutMs: 30_000, connectionsPerReceiver: 64 });
  const client = newClient(50_000);
  const clients = [client];
  const senders: WebhookSender[] = [];
  const announced = new Set<FaceName>();
  const hear = (face: FaceName) => {
    if (announced.has(face)) return;
    announced.add(face);
    const wake = async () => senders.forEach((sender) => sender.wake());
    core.wakeUps.on('webhooks.send', wake, face);
  };
  const accounts = new FakeMerchantAccounts();
  const pauses = new SubscriptionPauses(clock, streams);
  const merchantSubscriptions = new MerchantSubscriptions(
    receiving as unknown as MerchantQueries,
    cipher,
    clock,
    pauses,
    db,
  );
  const fanOut = new WebhookFanOut(
    clock,
    new EventAudience(plans as unknown as Hubs, clock, accounts as unknown as MerchantAccounts),
    merchantSubscriptions,
    streams,
  );
  consumers.register(fanOut);
  const relay = new OutboxRelay(db, clock, consumers);
  const logger = createLogger({ level: 'silent', app: 'test' });

  const clientWith = (timeoutMs: number) => {
    const own = newClient(timeoutMs);
    clients.push(own);
    return own;
  };

  return {
    ...core,
    outbox,
    relay,
    claims,
    settlement,
    streams,
    plans,
    receiving,
    accounts,
    client,
    log: new WebhookLog(db, clock, streams, pauses),
    merchantSubscriptions,
    subscriptions: new WebhookSubscriptions(
      db,
      clock,
      cipher,
      new SubscriptionPolicy(guard, plans as unknown as Hubs, clock),
      pauses,
    ),
    sender: ({ dialect = new PlainDialect(), settings = {}, client: own = client } = {}) => {
      const sender = new WebhookSender({ claims, settlement, client: own, clock, logger, settings }, dialect);
      senders.push(sender);
      hear(dialect.face);
      return sender;
    },
    stopSenders: async () => {
      await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    },
    clientWith,
    impatientWith: (hanging) => {
      const impatient = clientWith(4_000);
      return { post: (request) => (request.url === hanging ? impatient : client).post(request) };
    },
    subscribe: async (url, { face = 'full-api', hubId = HUB, merchantId, topics } = {}) => {
      const secret = cipher.seal(newWebhookSecret());
      const row = await db.first<{ id: number }>(
        `insert into webhook_subscriptions (hub_id, face, merchant_id, url, topics, secret_key_id, secret_box,
           created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
        [hubId, face, merchantId ?? null, url, topics ?? null, secret.keyId, secret.box, clock.now()],
      );
      return row?.id ?? 0;
    },
    emit: async (...events) => {
      await db.transaction(async (tx) => outbox.append(tx, events));
      await relay.drain();
    },
    event: (order, payload = {}, more = {}) => ({
      hubId: HUB,
      topic: 'order.accepted',
      aggregateId: order,
      stream: streamOfOrder(order),
      merchantId: 501,
      payload,
      occurredAt: clock.now(),
      ...more,
    }),
    states: async () => {
      const rows = await db.query<{ state: string; n: number }>(
        `select state, count(*)::int as n from webhook_deliveries group by state`,
      );
      return Object.fromEntries(rows.map((row) => [row.state, row.n]));
    },
    close: async () => {
      await Promise.all(clients.map((one) => one.close()));
      await core.close();
    },
  };
}
