import { SystemClock } from '#domain';
import { findRedisServer, startTestRedis, type TestRedis } from '../../../../test/support/index.js';
import { createLogger } from '../index.js';
import { RedisLink } from '../testing.js';
import { MemoryRateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

const logger = createLogger({ level: 'silent', app: 'test', destination: process.stderr });
const redisServer = findRedisServer();
if (redisServer === null) console.log('Rate limits on Redis skipped: there is no redis-server on the PATH');

(redisServer === null ? describe.skip : describe)('rate limits on Redis', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startTestRedis(redisServer ?? '');
  });

  afterAll(() => redis.close());

  it('shares one allowance among processes, and each counts alone while Redis is away', async () => {
    const links = [
      await ready(await RedisLink.at(redis.url, logger)),
      await ready(await RedisLink.at(redis.url, logger)),
    ];
    const [a, b] = links.map(
      (link) => new RedisRateLimiter(link.commands(), new MemoryRateLimiter(new SystemClock())),
    );
    await a!.take('credential:1', 3);
    await b!.take('credential:1', 3);
    expect(await a!.take('credential:1', 3)).toMatchObject({ allowed: true, remaining: 0, limit: 3 });
    expect(await b!.take('credential:1', 3)).toMatchObject({ allowed: false, waitSeconds: 20 });
    await a!.take('credential:2', 2_400);
    expect(await b!.take('credential:2', 2_400)).toMatchObject({ allowed: true, remaining: 2_395 });
    // The clock of Redis was an hour ahead, or another server took over.
    await links[0]!
      .commands()
      .hset('limit:credential:3', { tokens: '2', at: String(new SystemClock().millis() + 3_600_000) });
    expect(await a!.take('credential:3', 3)).toMatchObject({ allowed: true, remaining: 1 });
    await redis.kill();
    while (links[0]!.isUp()) await new Promise((done) => setTimeout(done, 10));
    expect(await a!.take('credential:1', 3)).toMatchObject({ allowed: true, remaining: 2 });
    // Three of a tenth of a second's worth were still in hand.
    expect(await a!.take('credential:2', 2_400)).toMatchObject({ allowed: true, remaining: 2_398 });
    await Promise.all(links.map((link) => link.close()));
  });
});

async function ready(link: RedisLink): Promise<RedisLink> {
  while (!link.isUp()) await new Promise((done) => setTimeout(done, 5));
  return link;
}
