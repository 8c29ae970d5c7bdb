import { RestartDelay } from './restart-delay.js';

it('a process that ends again and again is replaced later each time, and soon again once it lived', () => {
  const delay = new RestartDelay();
  const waits = Array.from({ length: 9 }, () => delay.next(2_000));
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect([delay.next(30_000), delay.next(29_999), delay.next(1)]).toEqual([100, 100, 200]);
});
