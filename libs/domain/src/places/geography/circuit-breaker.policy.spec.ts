import { Clock } from '../../base/index.js';
import { CircuitBreaker, CircuitOpenError } from './circuit-breaker.policy.js';

class HandClock extends Clock {
  at = 0;
  now(): Date {
    return new Date(this.at);
  }
}

describe('Circuit', () => {
  const clock = new HandClock();
  let circuit: CircuitBreaker;
  let calls: number;
  const fail = () => {
    calls += 1;
    return Promise.reject(new Error('dead'));
  };
  const outcome = (work: () => Promise<unknown>) =>
    circuit.call(work).then(
      () => 'answered',
      (error: unknown) => (error instanceof CircuitOpenError ? 'refused' : 'failed'),
    );

  beforeEach(() => {
    circuit = new CircuitBreaker(clock);
    calls = 0;
  });

  it('opens after three failures running, not after three in all', async () => {
    await outcome(fail);
    await outcome(fail);
    await outcome(() => Promise.resolve());
    await outcome(fail);
    await outcome(fail);
    expect(await outcome(fail)).toBe('failed');
    expect(await outcome(fail)).toBe('refused');
    expect(calls).toBe(5);
  });

  it('lets one probe through when it has rested, and closes on its success', async () => {
    for (let i = 0; i < 3; i++) await outcome(fail);
    clock.at += 30_000;
    let answer: () => void = () => undefined;
    const probe = outcome(() => new Promise<void>((resolve) => (answer = resolve)));
    expect(await outcome(fail)).toBe('refused');
    answer();
    expect(await probe).toBe('answered');
    expect(await outcome(fail)).toBe('failed');
  });

  it('rests again when the probe fails', async () => {
    for (let i = 0; i < 3; i++) await outcome(fail);
    clock.at += 30_000;
    expect(await outcome(fail)).toBe('failed');
    clock.at += 29_999;
    expect(await outcome(fail)).toBe('refused');
  });
});
