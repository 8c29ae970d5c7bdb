import { factorAt, localMoment } from './tariff.entity.js';

const night = { name: 'Noturno', days: [5, 6], from: '22:00', to: '06:00', factorBp: 12_000 };
const sunday = { name: 'Domingo', days: [0], from: '00:00', to: '00:00', factorBp: 15_000 };
const at = (text: string) => factorAt([night, sunday], localMoment(new Date(`${text}Z`)));

describe('tariff hours', () => {
  it.each([
    ['2026-11-20 21:59:59', 10_000, 'Friday before it begins'],
    ['2026-11-20 22:00:00', 12_000, 'Friday as it begins'],
    ['2026-11-21 05:59:59', 12_000, 'Saturday morning, still the night of Friday'],
    ['2026-11-21 06:00:00', 10_000, 'Saturday as it ends'],
    ['2026-11-20 05:00:00', 10_000, 'Friday morning: the night of Thursday does not count'],
    ['2026-11-22 03:00:00', 15_000, 'Sunday: the dearest of two'],
    ['2026-11-22 23:59:59', 15_000, 'a whole day is from midnight to midnight'],
    ['2026-11-23 00:00:00', 10_000, 'Monday'],
  ])('%s: %d (%s)', (text, factor) => {
    expect(at(text)).toBe(factor);
  });
});
