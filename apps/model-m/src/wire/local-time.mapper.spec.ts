import { filterBound, instantOf, localDateAndTime, localDateTime } from './local-time.mapper.js';

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
    ['24-12-2026', '18:30', '2026-12-24T21:30:00.000Z'],
  ])('read %s %s', (date, time, instant) => {
    expect(instantOf(hub, date, time)?.toISOString()).toBe(instant);
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-12-24', '25:00'],
    ['24-12/2026', '10:00'],
    ['30-02-2026', '10:00'],
    ['hoje', '10:00'],
    ['2026-12-24', '10h'],
  ])('do not read %s %s', (date, time) => {
    expect(instantOf(hub, date, time)).toBeNull();
  });

  it.each([
    ['2026-03-02T12:00:00.250-03:00', '2026-03-02T15:00:00.250Z'],
    ['2026-03-02T12:00:00.000 03:00', '2026-03-02T09:00:00.000Z'],
    ['2026-03-02T12:00:00.250', '2026-03-02T15:00:00.250Z'],
    ['2026-03-02 12:00:00', '2026-03-02T15:00:00.000Z'],
    ['2026-03-02T12:00', '2026-03-02T15:00:00.000Z'],
    ['02/03/2026 12:00', '2026-03-02T15:00:00.000Z'],
  ])('take %s in a filter as one instant', (given, instant) => {
    const at = new Date(instant);
    expect(filterBound(hub, given)).toEqual({ at, earliest: at, latest: at });
  });

  it('take a Z as true UTC and as local digits, whichever is wider', () => {
    expect(filterBound(hub, '2026-03-02T12:00:00.250Z')).toEqual({
      at: new Date('2026-03-02T12:00:00.250Z'),
      earliest: new Date('2026-03-02T12:00:00.250Z'),
      latest: new Date('2026-03-02T15:00:00.250Z'),
    });
  });

  it.each(['2026-03-02', '02/03/2026', '02-03-2026'])('take the date %s as its whole day', (given) => {
    expect(filterBound(hub, given)).toEqual({
      at: new Date('2026-03-02T03:00:00.000Z'),
      earliest: new Date('2026-03-02T03:00:00.000Z'),
      latest: new Date('2026-03-03T02:59:59.999Z'),
    });
  });

  it.each(['', 'ontem', '2026-02-30', '2026-03-02T99:00:00Z', '2/3/2026', '2026-03-02T12:00:00+99'])(
    'do not take %j in a filter',
    (given) => {
      expect(filterBound(hub, given)).toBeNull();
    },
  );
});
