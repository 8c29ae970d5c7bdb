import { OutboxNotifier } from '#domain';
import { createLogger } from '#runtime';
import { NotificationListener, OutboxRelayRunner, RedisLink } from '#runtime/testing';
import { TestReceiver } from '../support/test-receiver.js';
import { BULL, ENGINES, type OpenEngine } from './engines.driver.js';
import { webhookHarness, type WebhookHarness } from './webhook.harness.js';

const logger = createLogger({ level: 'silent', app: 'test' });
const ORDERS = 20;

/** From the commit of an event to its receiver, with every background process of production. */
class Running {
  private constructor(
    readonly engine: OpenEngine,
    readonly harness: WebhookHarness,
    readonly receiver: TestReceiver,
    private readonly pump: OutboxRelayRunner,
  ) {}

  /** `pollMs`: interval at which senders look without a wake-up. */
  static async start(engine: OpenEngine, pollMs: number): Promise<Running> {
    const harness = await webhookHarness(engine.wakeUps);
    const receiver = await TestReceiver.start();
    await harness.subscribe(receiver.url());
    const pump = new OutboxRelayRunner(
      new NotificationListener(harness.db, logger),
      harness.relay,
      new OutboxNotifier(harness.db),
      engine.wakeUps,
      logger,
    );
    pump.start();
    // A second sender, which must not interfere with the first.
    harness.sender({ settings: { pollMs } }).start();
    harness.sender({ settings: { pollMs } }).start();
    return new Running(engine, harness, receiver, pump);
  }

  async commit(n: number): Promise<void> {
    const { harness } = this;
    const events = Array.from({ length: ORDERS }, (_, i) => harness.event(i + 1, { n }));
    await harness.db.transaction(async (tx) => harness.outbox.append(tx, events));
  }

  /** What the receiver of each order got, once all rounds have come. */
  async receivedOf(rounds: number): Promise<number[][]> {
    await this.receiver.has(rounds * ORDERS);
    const got = this.receiver.bodies().map((body) => JSON.parse(body) as { id: number; n: number });
    return Array.from({ length: ORDERS }, (_, i) => got.filter(({ id }) => id === i + 1).map(({ n }) => n));
  }

  async stop(): Promise<void> {
    await this.pump.stop();
    await this.harness.stopSenders();
    await this.engine.close();
    await this.receiver.close();
    await this.harness.close();
  }
}

const inOrder = (rounds: number) =>
  Array.from({ length: ORDERS }, () => Array.from({ length: rounds }, (_, i) => i + 1));

describe.each(ENGINES)('woken $name', ({ open }) => {
  it('sends every committed event by wake-ups alone, once and in order', async () => {
    // An interval longer than the test, so that only wake-ups work.
    const running = await Running.start(await open(), 3_600_000);
    for (let n = 1; n <= 5; n++) await running.commit(n);
    expect(await running.receivedOf(5)).toEqual(inOrder(5));
    await running.stop();
  });
});

(BULL === null ? describe.skip : describe)('without a Redis to rely on', () =>
  it('loses nothing when Redis is emptied, gone for a while and back again', async () => {
    const engine = await BULL!.open();
    const redis = engine.redis!;
    const running = await Running.start(engine, 50);
    await running.commit(1);

    const link = await RedisLink.at(redis.url, logger);
    await link.requireReachable();
    await running.commit(2);
    await link.commands().flushall();
    await running.commit(3);
    expect(await running.receivedOf(3)).toEqual(inOrder(3));
    await link.close();

    await running.commit(4);
    await redis.kill();
    await running.commit(5);
    // A crash between a commit and the wake-up leaves a due delivery; a sweep must find it.
    await running.harness.streams.sweep();
    expect(await running.receivedOf(5)).toEqual(inOrder(5));

    await redis.start();
    await running.commit(6);
    expect(await running.receivedOf(6)).toEqual(inOrder(6));
    await running.stop();
  }),
);
