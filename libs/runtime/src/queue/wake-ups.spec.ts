import { once } from 'node:events';
import { findRedisServer, startTestRedis, type TestRedis } from '../../../../test/support/index.js';
import { createLogger } from '../index.js';
import { BullEngine } from './bull-engine.js';
import { InProcessEngine, type WakeUpEngine } from './in-process-engine.js';
import { RedisLink } from './redis.js';
import { openQueues } from './wake-up-queues.module.js';

const logger = createLogger({ level: 'silent', app: 'test', destination: process.stderr });

/** Resolves when `count` calls have come; a wake-up that never comes fails by Jest's time limit. */
function calls(count: number) {
  const seen: unknown[] = [];
  let enough: () => void = () => undefined;
  const all = new Promise<void>((done) => (enough = done));
  const handler = async (payload: unknown) => {
    seen.push(payload);
    if (seen.length >= count) enough();
  };
  return { seen, all, handler };
}

function behavesLikeAnEngine(open: () => Promise<WakeUpEngine>): void {
  let engine: WakeUpEngine;

  beforeEach(async () => {
    engine = await open();
  });

  afterEach(() => engine.close());

  it('brings a payload to its handler', async () => {
    const { seen, all, handler } = calls(1);
    engine.on('dispatch.step', handler);
    engine.wake('dispatch.step', { orderId: 10001 });
    await all;
    expect(seen).toEqual([{ orderId: 10001 }]);
    expect(await engine.isUp()).toBe(true);
  });

  it('keeps what was woken before anybody listened', async () => {
    engine.wake('messages.send', {});
    const { all, handler } = calls(1);
    engine.on('messages.send', handler);
    await all;
  });

  it('wakes only the face whose work it is', async () => {
    const full = calls(1);
    const model = calls(1);
    engine.on('webhooks.send', full.handler, 'full-api');
    engine.on('webhooks.send', model.handler, 'model-m');
    engine.wake('webhooks.send', { face: 'model-m' });
    await model.all;
    engine.wake('webhooks.send', { face: 'full-api' });
    await full.all;
    expect(full.seen).toEqual([{ face: 'full-api' }]);
    expect(model.seen).toEqual([{ face: 'model-m' }]);
  });

  it('takes same wake-ups that still wait as one, and different ones as different', async () => {
    const { seen, all, handler } = calls(3);
    for (let i = 0; i < 20; i++) engine.wake('dispatch.step', { orderId: 1 });
    engine.wake('dispatch.step', { orderId: 2 }, { key: 'two' });
    engine.wake('dispatch.step', { orderId: 2 }, { key: 'another two' });
    engine.on('dispatch.step', handler);
    await all;
    expect(seen).toHaveLength(3);
  });

  it('looks again at what is announced while its handler runs', async () => {
    const { seen, all, handler } = calls(2);
    engine.on('outbox.relay', async (payload) => {
      if (seen.length === 0) engine.wake('outbox.relay', {});
      await handler(payload);
    });
    engine.wake('outbox.relay', {});
    await all;
  });

  it('repeats, but not while its handler still runs', async () => {
    let running = 0;
    const { seen, all, handler } = calls(3);
    engine.on('tasks.run', async (payload) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 70));
      running -= 1;
      await handler(payload);
    });
    engine.repeat('plan hubs', 20);
    await all;
    expect(seen[0]).toEqual({ task: 'plan hubs' });
  });

  it('waits for the given delay', async () => {
    const started = performance.now();
    const { all, handler } = calls(1);
    engine.on('dispatch.step', handler);
    engine.wake('dispatch.step', { orderId: 3 }, { delayMs: 150 });
    engine.wake('dispatch.step', { orderId: 3 }, { delayMs: 150 });
    await all;
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  it('takes another handler in place of the first, when background work starts again', async () => {
    const first = calls(1);
    const second = calls(1);
    engine.on('webhooks.send', first.handler, 'model-m');
    engine.on('webhooks.send', second.handler, 'model-m');
    engine.wake('webhooks.send', { face: 'model-m' });
    await second.all;
    expect(first.seen).toEqual([]);
  });

  it('goes on after a handler that failed', async () => {
    const { all, handler } = calls(1);
    engine.on('dispatch.step', async (payload) => {
      if (payload.orderId === 1) throw new Error('broken');
      await handler(payload);
    });
    engine.wake('dispatch.step', { orderId: 1 });
    engine.wake('dispatch.step', { orderId: 2 });
    await all;
  });

  it('lets running handlers finish when it closes', async () => {
    let finished = false;
    const started = new Promise<void>((begin) => {
      engine.on('messages.send', async () => {
        begin();
        await new Promise((done) => setTimeout(done, 50));
        finished = true;
      });
    });
    engine.wake('messages.send', {});
    await started;
    await engine.close();
    expect(finished).toBe(true);
  });
}

describe('wake-ups in the process', () => {
  behavesLikeAnEngine(async () => new InProcessEngine(logger));
});

const redisServer = findRedisServer();
if (redisServer === null) console.log('Bull suites skipped: there is no redis-server on the PATH');

(redisServer === null ? describe.skip : describe)('wake-ups through Bull', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startTestRedis(redisServer ?? '');
  });

  afterAll(() => redis.close());

  const open = async () => {
    const link = await RedisLink.at(redis.url, logger);
    await ready(link);
    await link.commands().flushall();
    return BullEngine.open(link, logger);
  };

  behavesLikeAnEngine(open);

  it('reaches handlers of another process', async () => {
    const [here, there] = [
      await open(),
      await BullEngine.open(await ready(await RedisLink.at(redis.url, logger)), logger),
    ];
    const { seen, all, handler } = calls(1);
    there.on('dispatch.step', handler);
    here.wake('dispatch.step', { orderId: 5 });
    await all;
    expect(seen).toEqual([{ orderId: 5 }]);
    expect((await here.depth()).map(({ queue }) => queue)).toContain('webhooks.send/open-delivery');
    await Promise.all([here.close(), there.close()]);
  });

  it('repeats in one of all processes, and in each while Redis is away; and goes on when it comes back empty', async () => {
    const engines = [
      await open(),
      await BullEngine.open(await ready(await RedisLink.at(redis.url, logger)), logger),
    ] as const;
    const counts = [0, 0];
    for (const [i, engine] of engines.entries()) {
      engine.on('tasks.run', async () => void counts[i]!++);
      engine.repeat('plan hubs', 100);
    }
    const total = () => counts[0]! + counts[1]!;
    while (total() < 10) await moment();
    // Bull repeats from one entry, and while its queue rests the timers of the processes run nothing.
    const queue = engines[0]['queue']('tasks.run');
    expect(await queue.getRepeatableJobs()).toHaveLength(1);
    await queue.pause();
    while ((await queue.getActiveCount()) > 0) await moment();
    const resting = total();
    await new Promise((done) => setTimeout(done, 300));
    expect(total()).toBe(resting);
    await queue.resume();
    await redis.kill();
    await Promise.all(engines.map((engine) => until(engine, false)));
    const away = [...counts];
    while (counts.some((count, i) => count < away[i]! + 3)) await moment();
    await redis.start();
    await Promise.all(engines.map((engine) => until(engine, true)));
    const back = total();
    while (total() < back + 3) await moment();
    await Promise.all(engines.map((engine) => engine.close()));
  });

  it('repeats no more what a release before repeated, and in another interval what it repeated in one', async () => {
    const link = await ready(await RedisLink.at(redis.url, logger));
    await link.commands().flushall();
    const { byName, context } = await openQueues(link, logger, ['tasks.run'], null);
    const queue = byName.get('tasks.run')!;
    for (const [jobId, every] of [
      ['plan hubs', 60_000],
      ['plan hubs', 1_000],
      ['plan all', 1_000],
    ] as const)
      await queue.add({ task: jobId }, { jobId, repeat: { every } });
    const engine = await open();
    engine.repeat('plan hubs', 60_000);
    for (;;) {
      const left = await queue.getRepeatableJobs();
      if (left.length === 1) {
        expect(left).toMatchObject([{ id: 'plan hubs', every: 60_000 }]);
        break;
      }
      await moment();
    }
    await engine.close();
    await context.close();
    await link.close();
  });

  it('wakes its own handlers without Redis', async () => {
    const engine = await open();
    const { seen, all, handler } = calls(1);
    engine.on('webhooks.send', handler, 'model-m');
    await redis.kill();
    await until(engine, false);
    engine.wake('webhooks.send', { face: 'model-m' });
    await all;
    expect(seen).toEqual([{ face: 'model-m' }]);
    await redis.start();
    await engine.close();
  });

  it('outlives Redis: wake-ups are lost while it is away and arrive again when it is back', async () => {
    const [engine, other] = [
      await open(),
      await BullEngine.open(await ready(await RedisLink.at(redis.url, logger)), logger),
    ];
    const arrived = new Promise<void>((done) => {
      other.on('dispatch.step', async ({ orderId }) => {
        if (orderId === 2) done();
      });
    });
    await redis.kill();
    await until(engine, false);
    engine.wake('dispatch.step', { orderId: 1 });
    await redis.start();
    await Promise.all([until(engine, true), until(other, true)]);
    engine.wake('dispatch.step', { orderId: 2 });
    await arrived;
    await Promise.all([engine.close(), other.close()]);
  });

  it('takes a Redis that no longer answers for one that went away, and finds it again', async () => {
    const link = await ready(await RedisLink.at(redis.url, logger, { answerMs: 1_000, probeEveryMs: 50 }));
    await link.requireReachable();
    const [engine, other] = [
      await BullEngine.open(link, logger),
      await BullEngine.open(await ready(await RedisLink.at(redis.url, logger)), logger),
    ];
    const { all, handler } = calls(1);
    other.on('dispatch.step', handler);
    redis.pause();
    while (link.isUp()) await moment();
    redis.resume();
    await until(engine, true);
    engine.wake('dispatch.step', { orderId: 1 });
    await all;
    await Promise.all([engine.close(), other.close()]);
  });

  it('survives a subscription that fails with nobody waiting for it, as ioredis makes them after an outage', async () => {
    const link = await ready(await RedisLink.at(redis.url, logger));
    const subscriber = link.client('subscriber');
    const ended = once(subscriber, 'end');
    await link.close();
    await ended;
    void subscriber.subscribe('any');
    // Jest fails a test with an unhandled rejection.
    await new Promise(setImmediate);
  });

  // Closing must end within Jest's limit: waiting for answers a dead Redis owes takes longer, or for ever.
  it.each(['away', 'just back'])(
    'closes when its handlers are done, with a Redis that is %s',
    async (now) => {
      const engine = await open();
      const started = calls(1);
      let finish: () => void = () => undefined;
      const work = new Promise<void>((done) => (finish = done));
      engine.on('messages.send', async () => {
        await started.handler({});
        await work;
      });
      engine.on('dispatch.step', async () => undefined);
      engine.wake('messages.send', {});
      await started.all;
      await redis.kill();
      if (now === 'just back') await redis.start();
      const closed = engine.close();
      finish();
      await closed;
      if (now === 'away') await redis.start();
    },
  );
});

const moment = () => new Promise((done) => setTimeout(done, 5));

async function until(engine: BullEngine, up: boolean): Promise<void> {
  while ((await engine.isUp().catch(() => false)) !== up) await moment();
}

async function ready(link: RedisLink): Promise<RedisLink> {
  while (!link.isUp()) await moment();
  return link;
}
