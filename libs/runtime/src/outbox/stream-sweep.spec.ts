import { DeliveryStreams } from '#domain';
import { testDomain, type TestDomain } from '../../../../test/support/index.js';
import { StreamSweep } from './outbox-relay.module.js';

describe('streams that nothing woke', () => {
  let domain: TestDomain;
  let sweep: StreamSweep;

  beforeAll(async () => {
    domain = await testDomain();
    sweep = new StreamSweep(domain.get(DeliveryStreams), domain.logger);
  });
  afterAll(() => domain.close());

  it('are looked at every fifteen seconds until the process ends', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    });
    const swept = jest.spyOn(sweep, 'sweep').mockResolvedValue();
    try {
      sweep.start();
      await jest.advanceTimersByTimeAsync(14_999);
      expect(swept).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(15_001);
      expect(swept).toHaveBeenCalledTimes(2);
      await sweep.stop();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(swept).toHaveBeenCalledTimes(2);
    } finally {
      swept.mockRestore();
      jest.useRealTimers();
    }
  });
});
