import { isWorthSending, pauseFor, timeOfFix, type Fix } from './position.rules.js';

const HERE: Fix = { latitude: -22.9, longitude: -47.06, accuracy: 8, at: '2026-03-01T12:00:00.000Z' };
/** About eleven metres to the north. */
const STEP_DEGREES = 0.0001;
const after = (seconds: number, steps: number, accuracy = 8): Fix => ({
  latitude: HERE.latitude + steps * STEP_DEGREES,
  longitude: HERE.longitude,
  accuracy,
  at: new Date(Date.parse(HERE.at) + seconds * 1_000).toISOString(),
});

describe('positions', () => {
  it('are sent after a movement, and once a minute while the phone stands', () => {
    expect(isWorthSending(null, HERE)).toBe(true);
    expect(isWorthSending(HERE, after(5, 1))).toBe(false);
    expect(isWorthSending(HERE, after(5, 2))).toBe(true);
    expect(isWorthSending(HERE, after(59, 0))).toBe(false);
    expect(isWorthSending(HERE, after(60, 0))).toBe(true);
    // The phone's clock was an hour ahead until the server told its time.
    expect(isWorthSending(after(3_600, 0), HERE)).toBe(true);
  });

  it('of bad reception count only when nothing better is known, or beyond their error', () => {
    expect(isWorthSending(HERE, after(5, 3, 100))).toBe(false);
    expect(isWorthSending(HERE, after(5, 6, 100))).toBe(true);
    expect(isWorthSending(HERE, after(90, 9, 900))).toBe(false);
    expect(isWorthSending(null, after(0, 0, 900))).toBe(true);
  });

  it('have the time of the server, whatever the phone’s clock shows', () => {
    const server = Date.parse(HERE.at);
    const hour = 3_600_000;
    for (const phone of [server - hour, server, server + hour]) {
      expect(timeOfFix(phone - 2_000, phone, server)).toBe(server - 2_000);
      // A phone that slept hands a fix over late.
      expect(timeOfFix(phone - 600_000, phone, server)).toBe(server - 600_000);
      // Some phones stamp by the satellites' clock.
      expect(timeOfFix(server - 2_000, phone, server)).toBe(server - 2_000);
      expect(timeOfFix(server + 2_000, phone, server)).toBeLessThanOrEqual(server);
    }
  });

  it('wait longer for their batch while standing, and three times as long with a low battery', () => {
    expect(pauseFor({ moving: true, lowBattery: false })).toBe(10_000);
    expect(pauseFor({ moving: false, lowBattery: false })).toBe(20_000);
    expect(pauseFor({ moving: true, lowBattery: true })).toBe(30_000);
    expect(pauseFor({ moving: false, lowBattery: true })).toBe(60_000);
  });
});
