import { ManualClock } from '../../../../test/support/manual-clock.js';
import { MemoryRateLimiter } from './rate-limiter.js';

it('limits as before once a clock has jumped an hour ahead and back', () => {
  const clock = new ManualClock();
  const limiter = new MemoryRateLimiter(clock);
  limiter.take('someone', 60);
  clock.advance({ hours: 1 });
  limiter.take('someone', 60);
  clock.advance({ hours: -1 });
  expect(limiter.take('someone', 60)).toMatchObject({ allowed: true, remaining: 58 });
  clock.advance({ seconds: 1 });
  expect(limiter.take('someone', 60)).toMatchObject({ allowed: true, remaining: 58 });
});
