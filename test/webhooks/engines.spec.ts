import { OutboxBell } from '#domain';
import { createLogger, OutboxPump, RedisLink } from '#runtime';
import { TestReceiver } from '../support/test-receiver.js';
import { BULL, ENGINES, type OpenEngine } from './engines.js';
import { webhookHouse, type House } from './house.js';

const logger = createLogger({ level: 'silent', app: 'test' });
const ORDERS = 20;

/** An event's way from the commit to the receiver, with everything running that runs in production. */
class Running {
  private constructor(
    readonly engine: OpenEngine,
    readonly house: House,
    readonly receiver: TestReceiver,
    private readonly pump: OutboxPump,
  ) {}

  /** `pollMs`: the net under the wake-ups of the senders. */
  static async start(engine: OpenEngine, pollMs: number): Promise<Running> {
    const house = await webhookHouse(engine.wakeUps);
    const receiver = await TestReceiver.start();
    await house.subscribe(receiver.url());
    const pump = new OutboxPump(house.db, house.relay, new OutboxBell(house.db), engine.wakeUps, logger);
    pump.onApplicationBootstrap();
    // Two of them, which must not get into each other's way.
    house.sender({ settings: { pollMs } }).start();
    house.sender({ settings: { pollMs } }).start();
    return new Running(engine, house, receiver, pump);
  }

  async commit(n: number): Promise<void> {
    const { house } = this;
    const events = Array.from({ length: ORDERS }, (_, i) => house.event(i + 1, { n }));
    await house.db.transaction((tx) => house.outbox.append(tx, events));
  }

  /** What each order's receiver heard, once everything of so many rounds has come. */
  async heard(rounds: number): Promise<number[][]> {
    await this.receiver.has(rounds * ORDERS);
    const got = this.receiver.bodies().map((body) => JSON.parse(body) as { id: number; n: number });
    return Array.from({ length: ORDERS }, (_, i) => got.filter(({ id }) => id === i + 1).map(({ n }) => n));
  }

  async stop(): Promise<void> {
    await this.pump.onApplicationShutdown();
    await this.house.rest();
    await this.engine.close();
    await this.receiver.close();
    await this.house.close();
  }
}

const inOrder = (rounds: number) =>
  Array.from({ length: ORDERS }, () => Array.from({ length: rounds }, (_, i) => i + 1));

describe.each(ENGINES)('woken $name', ({ open }) => {
  it('carries every committed event out by wake-ups alone, once and in order', async () => {
    // Nobody polls within the life of this test.
    const running = await Running.start(await open(), 3_600_000);
    for (let n = 1; n <= 5; n++) await running.commit(n);
    expect(await running.heard(5)).toEqual(inOrder(5));
    await running.stop();
  });
});

(BULL === null ? describe.skip : describe)('without a Redis to rely on', () => {
  it('loses nothing when Redis is emptied, gone for a while and back again', async () => {
    const engine = await BULL!.open();
    const redis = engine.redis!;
    const running = await Running.start(engine, 50);
    await running.commit(1);

    const link = new RedisLink(redis.url, logger);
    await link.reach();
    await running.commit(2);
    await link.commands().flushall();
    await running.commit(3);
    expect(await running.heard(3)).toEqual(inOrder(3));
    await link.close();

    await running.commit(4);
    await redis.kill();
    await running.commit(5);
    // What a crash between a commit and the look after it leaves behind.
    await running.house.streams.sweep();
    expect(await running.heard(5)).toEqual(inOrder(5));

    await redis.start();
    await running.commit(6);
    expect(await running.heard(6)).toEqual(inOrder(6));
    await running.stop();
  });
});
