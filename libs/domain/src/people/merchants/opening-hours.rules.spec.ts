import { areOpeningHours, nextOpening } from './opening-hours.rules.js';

const ZONE = 'America/Sao_Paulo';
/** Monday to Friday, with a break at noon, and Saturday until midnight. */
const SPANS = [
  ...[1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '13:00', to: '18:00' },
    { weekday, from: '08:00', to: '12:00' },
  ]),
  { weekday: 6, from: '18:00', to: '24:00' },
];

const opening = (at: string) => nextOpening(SPANS, ZONE, new Date(at)).toISOString();

describe('opening hours', () => {
  it.each([
    ['while open, that instant', '2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z'],
    ['before opening, the opening of that day', '2026-03-02T08:00:00.000Z', '2026-03-02T11:00:00.000Z'],
    ['in the break, the end of the break', '2026-03-02T15:30:00.000Z', '2026-03-02T16:00:00.000Z'],
    ['after closing, the next morning', '2026-03-02T22:00:00.000Z', '2026-03-03T11:00:00.000Z'],
    [
      'on Saturday night before midnight, that instant',
      '2026-03-08T02:59:00.000Z',
      '2026-03-08T02:59:00.000Z',
    ],
    ['on Sunday, Monday', '2026-03-08T03:00:00.000Z', '2026-03-09T11:00:00.000Z'],
  ])('give, %s', (_, at, expected) => {
    expect(opening(at)).toBe(expected);
  });

  it.each([
    ['before it, its opening', '2026-03-07T20:00:00.000Z', '2026-03-07T21:00:00.000Z'],
    ['in the evening, that instant', '2026-03-08T01:00:00.000Z', '2026-03-08T01:00:00.000Z'],
    ['at half past midnight, that instant', '2026-03-08T03:30:00.000Z', '2026-03-08T03:30:00.000Z'],
    ['at its end, the next opening', '2026-03-08T05:00:00.000Z', '2026-03-08T15:00:00.000Z'],
    [
      'at half past midnight of another day, the next opening',
      '2026-03-07T03:30:00.000Z',
      '2026-03-07T15:00:00.000Z',
    ],
  ])('over midnight give, %s', (_, at, expected) => {
    const night = [
      { weekday: 6, from: '12:00', to: '15:00' },
      { weekday: 6, from: '18:00', to: '02:00' },
      { weekday: 0, from: '12:00', to: '00:00' },
    ];
    expect(nextOpening(night, ZONE, new Date(at)).toISOString()).toBe(expected);
  });

  it('of a merchant that set none are always', () => {
    const at = new Date('2026-03-08T03:00:00.000Z');
    expect([nextOpening(null, ZONE, at), nextOpening([], ZONE, at)]).toEqual([at, at]);
  });

  it.each([
    { weekday: 7, from: '08:00', to: '12:00' },
    { weekday: 1, from: '8:00', to: '12:00' },
    { weekday: 1, from: '08:00', to: '24:30' },
    { weekday: 1, from: '12:00', to: '12:00' },
  ])('refuse %o', (span) => {
    expect(areOpeningHours([span])).toBe(false);
  });
});
