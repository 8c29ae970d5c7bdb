import { isContactShown } from './stop.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute));
const running = { finishedAt: null, cancelledAt: null };
const stop = (minute: number | null) => ({ finishedAt: minute === null ? null : at(minute).toISOString() });

describe('the contact at a stop', () => {
  it('is shown until the stop ended and for the grace after it, though the order goes on', () => {
    expect(isContactShown(running, stop(null), 30, at(59))).toBe(true);
    expect(isContactShown(running, stop(5), 30, at(34))).toBe(true);
    expect(isContactShown(running, stop(5), 30, at(35))).toBe(false);
    expect(isContactShown(running, stop(5), 0, at(5))).toBe(false);
  });

  it('ends with an order that was cancelled before the stop ended', () => {
    const cancelled = { finishedAt: null, cancelledAt: at(0) };
    expect(isContactShown(cancelled, stop(null), 30, at(29))).toBe(true);
    expect(isContactShown(cancelled, stop(null), 30, at(30))).toBe(false);
    expect(isContactShown(cancelled, null, 30, at(30))).toBe(false);
  });
});
