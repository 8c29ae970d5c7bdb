import { filterInstant, instantOf, localDateAndTime, localDateTime } from './local-time.js';

const hub = { timezone: 'America/Sao_Paulo' };
const noon = new Date('2026-03-02T15:04:05.678Z');

describe('times of Model M', () => {
  it('are written in the hub’s local time', () => {
    expect(localDateTime(hub, noon)).toBe('2026-03-02 12:04:05');
    expect(localDateTime(hub, null)).toBeNull();
    expect(localDateAndTime(hub, noon)).toEqual({ date: '02/03/2026', time: '12:04:05' });
    expect(localDateTime({ timezone: 'America/Manaus' }, noon)).toBe('2026-03-02 11:04:05');
  });

  it.each([
    ['2026-12-24', '18:30', '2026-12-24T21:30:00.000Z'],
    ['24/12/2026', '18:30:15', '2026-12-24T21:30:15.000Z'],
  ])('read %s %s', (date, time, instant) => {
    expect(instantOf(hub, date, time)?.toISOString()).toBe(instant);
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-12-24', '25:00'],
    ['24-12-2026', '10:00'],
    ['hoje', '10:00'],
    ['2026-12-24', '10h'],
  ])('do not read %s %s', (date, time) => {
    expect(instantOf(hub, date, time)).toBeNull();
  });

  it.each([
    ['2026-03-02T12:00:00.250Z', '2026-03-02T12:00:00.250Z'],
    ['2026-03-02T12:00:00.250-03:00', '2026-03-02T15:00:00.250Z'],
    ['2026-03-02T12:00:00.000 03:00', '2026-03-02T09:00:00.000Z'],
    ['2026-03-02T12:00:00.250', '2026-03-02T15:00:00.250Z'],
    ['2026-03-02 12:00:00', '2026-03-02T15:00:00.000Z'],
    ['2026-03-02T12:00', '2026-03-02T15:00:00.000Z'],
    ['2026-03-02', '2026-03-02T03:00:00.000Z'],
  ])('take %s in a filter', (given, instant) => {
    expect(filterInstant(hub, given)?.toISOString()).toBe(instant);
  });

  it.each(['', 'ontem', '2026-02-30', '2026-03-02T99:00:00Z', '02/03/2026', '2026-03-02T12:00:00+99'])(
    'do not take %j in a filter',
    (given) => {
      expect(filterInstant(hub, given)).toBeNull();
    },
  );
});
