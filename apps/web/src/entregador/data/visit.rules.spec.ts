import { metresTo, placeOfAct, visitOf } from './position.rules.js';

const NOW = Date.parse('2026-11-25T12:10:00.000Z');
const RULES = { atStop: { withinM: 300, waitMinutes: 5 } };
const fix = (latitude: number, at = '2026-11-25T12:09:50.000Z') => ({
  latitude,
  longitude: -47,
  accuracy: 5,
  at,
});
const stop = (arrivedAt: string | null) => ({
  latitude: -22.9,
  longitude: -47,
  arrivedAt,
  comingBy: null,
});
const LONG_AGO = '2026-11-25T12:04:00.000Z';

describe('a delivery that fails', () => {
  it.each([
    [
      'after the waiting time at the door',
      LONG_AGO,
      fix(-22.9),
      { farM: 0, secondsLeft: 0, away: false, mustAsk: false },
    ],
    [
      'too soon',
      '2026-11-25T12:08:00.000Z',
      fix(-22.9),
      { farM: 0, secondsLeft: 180, away: false, mustAsk: true },
    ],
    ['without an arrival', null, fix(-22.9), { farM: 0, secondsLeft: 300, away: false, mustAsk: true }],
    ['a kilometre away', LONG_AGO, fix(-22.909), { farM: 1_001, secondsLeft: 0, away: true, mustAsk: true }],
    ['where the phone is unknown', LONG_AGO, null, { farM: null, secondsLeft: 0, away: true, mustAsk: true }],
  ])('%s', (_, arrivedAt, at, visit) => {
    expect(visitOf(stop(arrivedAt), RULES, at, NOW)).toEqual(visit);
  });

  it('waits for who said to come', () => {
    const comingBy = new Date(NOW + 90_000).toISOString();
    expect(visitOf({ ...stop(LONG_AGO), comingBy }, RULES, fix(-22.9), NOW).secondsLeft).toBe(90);
  });

  it('has no place when the last fix is old, and no distance when the address is unknown', () => {
    expect(placeOfAct(fix(-22.9, LONG_AGO), NOW)).toBeNull();
    expect(metresTo({ latitude: null, longitude: null }, fix(-22.9), NOW)).toBeNull();
  });
});
