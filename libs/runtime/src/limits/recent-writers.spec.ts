import {
  findRedisServer,
  ManualClock,
  startTestRedis,
  type TestRedis,
} from '../../../../test/support/index.js';
import { createLogger } from '../index.js';
import { RedisLink } from '../testing.js';
import { MemoryRecentWriters } from './recent-writers.js';
import { RedisRecentWriters } from './redis-recent-writers.js';

describe('who wrote lately', () => {
  let clock: ManualClock;
  let lagMs: number;
  let writers: MemoryRecentWriters;

  beforeEach(() => {
    clock = new ManualClock();
    lagMs = 0;
    writers = new MemoryRecentWriters(clock, () => lagMs);
  });

  it('is who is writing, however long it takes, and who wrote within the last second', () => {
    const ended = writers.begin('ana');
    clock.advance({ minutes: 1 });
    expect(writers.wroteLately(['ana'])).toBe(true);
    ended();
    clock.advance({ millis: 999 });
    expect(writers.wroteLately(['bia', 'ana'])).toBe(true);
    clock.advance({ millis: 1 });
    expect(writers.wroteLately(['bia', 'ana'])).toBe(false);
  });

  it('is who has another write under way', () => {
    const [first] = [writers.begin('ana'), writers.begin('ana')];
    first();
    clock.advance({ seconds: 10 });
    expect(writers.wroteLately(['ana'])).toBe(true);
  });

  it('is remembered for as much longer as the replica is behind', () => {
    lagMs = 3_000;
    writers.begin('ana')();
    clock.advance({ millis: 3_999 });
    expect(writers.wroteLately(['ana'])).toBe(true);
    clock.advance({ millis: 1 });
    expect(writers.wroteLately(['ana'])).toBe(false);
  });
});

const redisServer = findRedisServer();
if (redisServer === null)
  console.log('Recent writers on Redis skipped: there is no redis-server on the PATH');

(redisServer === null ? describe.skip : describe)('who wrote lately at any process', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startTestRedis(redisServer ?? '');
  });
  afterAll(() => redis.close());

  it('is known to all of them before the write begins; without Redis everybody counts as one', async () => {
    const logger = createLogger({ level: 'silent', app: 'test', destination: process.stderr });
    const link = await RedisLink.at(redis.url, logger);
    await link.requireReachable();
    const clock = new ManualClock();
    const [a, b] = [0, 1].map(
      () => new RedisRecentWriters(link.commands(), new MemoryRecentWriters(clock, () => 0), 30_000),
    );
    const ended = await a!.begin('ana');
    expect([await b!.wroteLately(['ana']), await b!.wroteLately(['bia'])]).toEqual([true, false]);
    ended();
    const [key] = await link.commands().keys('wrote:*');
    expect(key).not.toContain('ana');
    const left = async () => link.commands().pttl(key ?? '');
    while ((await left()) > 1_000) await new Promise((later) => setImmediate(later));
    expect(await b!.wroteLately(['ana'])).toBe(true);
    await redis.kill();
    while (link.isUp()) await new Promise((later) => setTimeout(later, 5));
    expect(await b!.wroteLately(['bia'])).toBe(true);
    await link.close();
  });
});
