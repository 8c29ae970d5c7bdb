import { corrected, type Skew } from './api.store.js';

const after = (...shown: number[]) =>
  shown.reduce<Skew>((skew, ms) => corrected(skew, ms), { ms: 0, doubtedMs: null }).ms;

describe('the lead of the server’s clock', () => {
  it('grows at once: the phone’s clock was set back', () => {
    expect(after(3_600_000)).toBe(3_600_000);
  });

  it('shrinks when two messages show it: the phone’s clock was set forward', () => {
    expect(after(-3_600_000)).toBe(0);
    expect(after(-3_600_000, -3_600_400)).toBe(-3_600_400);
  });

  it('is not shrunk by messages that waited for the phone to wake', () => {
    expect(after(-45_000, -30_000, -15_000, -40)).toBe(0);
  });

  it('forgets a doubt when a true message comes', () => {
    expect(after(-45_000, 0, -45_000)).toBe(0);
  });
});
