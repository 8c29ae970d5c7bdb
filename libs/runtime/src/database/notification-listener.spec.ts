import type { Database } from '#domain';
import { EventEmitter } from 'node:events';
import { testCore, type TestCore } from '../../../../test/support/index.js';
import { NotificationListener } from './notification-listener.js';
import type { Logger } from '../logging/logger.js';

describe('the listener of a process', () => {
  let core: TestCore;
  let listener: NotificationListener;

  beforeAll(async () => {
    core = await testCore();
    listener = new NotificationListener(core.db, core.logger);
  });
  afterAll(() => core.close());

  /** Collects the notifications of a channel; `next` waits for one more. */
  function ear(channel: string) {
    const received: (string | null)[] = [];
    let wake: () => void = () => undefined;
    const stop = listener.on(channel, (payload) => {
      received.push(payload);
      wake();
    });
    let taken = 0;
    const next = async () => {
      while (received.length <= taken) await new Promise<void>((done) => (wake = done));
      return received[taken++];
    };
    return { next, stop };
  }

  const listeners = async () =>
    await core.db.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );

  it('receives several channels on one connection, and opens it again when it is lost', async () => {
    const [first, second] = [ear('one'), ear('two')];
    expect([await first.next(), await second.next()]).toEqual([null, null]);
    await core.db.execute(`notify one, 'a'`);
    await core.db.execute(`notify two, 'b'`);
    expect([await first.next(), await second.next()]).toEqual(['a', 'b']);
    const pids = await listeners();
    expect(pids).toHaveLength(1);

    await core.db.query('select pg_terminate_backend($1)', [pids[0]?.pid]);
    // Notifications sent meanwhile are lost, which `null` reports.
    expect([await first.next(), await second.next()]).toEqual([null, null]);
    await core.db.execute(`notify two, 'c'`);
    expect(await second.next()).toBe('c');

    first.stop();
    second.stop();
    const late = ear('three');
    expect(await late.next()).toBeNull();
    late.stop();
  });
});

class FakeClient extends EventEmitter {
  released = false;

  query(): Promise<unknown> {
    return Promise.resolve();
  }

  release(): void {
    this.released = true;
  }
}

/** A pool whose connections open when the test says so. */
class FakePool {
  readonly clients: FakeClient[] = [];
  private opening: ((client: FakeClient) => void)[] = [];

  connect(): Promise<FakeClient> {
    return new Promise((open) => this.opening.push(open));
  }

  async open(): Promise<FakeClient> {
    const client = new FakeClient();
    this.clients.push(client);
    this.opening.shift()?.(client);
    await jest.advanceTimersByTimeAsync(0);
    return client;
  }

  get attempts(): number {
    return this.clients.length + this.opening.length;
  }
}

const LOST = new Error('Connection terminated');

describe('the connection of the listener', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('is replaced once, however late the former one reports its end, and none is kept from the pool', async () => {
    const pool = new FakePool();
    const logger = { warn: () => undefined } as unknown as Logger;
    const listener = new NotificationListener({ pool } as unknown as Database, logger);
    const stop = listener.on('changes', () => undefined);
    const first = await pool.open();
    first.emit('error', LOST);
    await jest.advanceTimersByTimeAsync(1_000);
    first.emit('error', LOST);
    await pool.open();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(pool.attempts).toBe(2);
    stop();
    expect(pool.clients.map(({ released }) => released)).toEqual([true, true]);
  });
});
