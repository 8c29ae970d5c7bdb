import {
  Clock,
  Database,
  EndedOrderCounts,
  MessageLog,
  OutboxRetention,
  WalletQueries,
  WebhookRetention,
} from '#domain';
import pino from 'pino';
import { testDomain, type TestDomain } from '../../../../test/support/index.js';
import { EventGauges, WalletAuditGauge } from './outbox-relay.module.js';
import { Metrics } from '../metrics/metrics.js';

describe('gauges of work that waits for an operator', () => {
  let domain: TestDomain;
  let metrics: Metrics;

  beforeAll(async () => {
    domain = await testDomain();
  });
  afterAll(() => domain.close());
  beforeEach(() => {
    metrics = new Metrics();
  });

  function scrape(): Promise<string> {
    const get = <T>(service: new (...args: never[]) => T) => domain.get(service);
    new EventGauges(
      metrics,
      get(EndedOrderCounts),
      get(OutboxRetention),
      get(WebhookRetention),
      get(MessageLog),
    );
    return metrics.registry.metrics();
  }

  it('count the messages that wait and those that were given up', async () => {
    await domain.get(Database).execute(
      `insert into messages (channel, recipient, template, state, due_at, created_at)
       values ('sms', '1', 'delivery_delivered', 'queued', now(), now()), ('sms', '1', 'delivery_delivered', 'sent', null, now()),
              ('email', '1', 'delivery_delivered', 'given_up', null, now())`,
    );
    const text = await scrape();
    expect(text).toContain('messages_open{channel="sms",state="queued"} 1');
    expect(text).toContain('messages_open{channel="email",state="given_up"} 1');
    expect(text).not.toContain('state="sent"');
  });

  it('count the subscriptions that fail, and the events that every consumer failed on', async () => {
    await domain.get(Database).execute(
      `insert into webhook_subscriptions (hub_id, face, url, secret_key_id, secret_box, created_at, updated_at,
         active, failing_since, warned_at, deactivation_reason, deactivated_at)
       values (10001, 'full-api', 'https://a.example', '', '', now(), now(), true, now(), now(), null, null),
              (10001, 'model-m', 'https://a.example', '', '', now(), now(), false, null, null, 'failing', now())`,
    );
    await domain.get(Database).execute(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at, failed_at, error, attempts)
       values (10001, 'order.updated', 1, 'o:1', '{}', now(), now(), 'cannot digest', 3)`,
    );
    const text = await scrape();
    expect(text).toMatch(/webhook_subscriptions_troubled\{face="full-api",state="warned"[^}]*\} 1/);
    expect(text).toMatch(/webhook_subscriptions_troubled\{face="model-m",state="deactivated"[^}]*\} 1/);
    expect(text).toMatch(/^outbox_set_aside 1$/m);
  });

  it('count the balances outside of scrapes, and again after six hours', async () => {
    const wallets = domain.get(WalletQueries);
    new WalletAuditGauge(metrics, wallets, domain.get(Clock), pino({ level: 'silent' }));
    const scraped = async () =>
      /^wallet_discrepancies (\d+)$/m.exec(await metrics.registry.metrics())?.[1] ?? null;
    const until = async (count: string) => {
      while ((await scraped()) !== count) await new Promise((later) => setImmediate(later));
    };
    // A count that has not run yet is not zero.
    expect(await scraped()).toBeNull();
    await until('0');
    await domain.get(Database).execute(
      `insert into ledger_accounts (hub_id, role, holder_id, balance, created_at)
       select 10001, 'courier', 1, 500, now()`,
    );
    expect(await scraped()).toBe('0');
    domain.clock.advance({ hours: 7 });
    await until('1');
  });
});
