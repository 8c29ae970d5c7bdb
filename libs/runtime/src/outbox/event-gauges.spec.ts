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
import { EventGauges } from './event-gauges.js';
import { WalletAuditGauge } from './wallet-audit-gauge.js';
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

  it('count the messages that wait and those that were given up', async () => {
    await domain.get(Database).execute(
      `insert into messages (channel, recipient, template, state, due_at, created_at)
       values ('sms', '1', 'delivery_delivered', 'queued', now(), now()), ('sms', '1', 'delivery_delivered', 'sent', null, now()),
              ('email', '1', 'delivery_delivered', 'given_up', null, now())`,
    );
    const get = <T>(service: new (...args: never[]) => T) => domain.get(service);
    new EventGauges(
      metrics,
      get(EndedOrderCounts),
      get(OutboxRetention),
      get(WebhookRetention),
      get(MessageLog),
    );
    const text = await metrics.registry.metrics();
    expect(text).toContain('messages_open{channel="sms",state="queued"} 1');
    expect(text).toContain('messages_open{channel="email",state="given_up"} 1');
    expect(text).not.toContain('state="sent"');
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
