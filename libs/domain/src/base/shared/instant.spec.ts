import { hasCalendarDate, parseInstant } from './instant.js';

describe('an instant of ISO 8601', () => {
  it.each([
    ['2030-02-28T23:59:59Z', '2030-02-28T23:59:59.000Z'],
    ['2028-02-29T10:00-03:00', '2028-02-29T13:00:00.000Z'],
    ['2030-12-31T00:00:00.123456Z', '2030-12-31T00:00:00.123Z'],
  ])('reads %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '2030-02-31T00:00:00Z',
    '2029-02-29T00:00:00Z',
    '2030-13-01T00:00:00Z',
    '2030-01-01T25:00:00Z',
    '2030-01-01T00:00:00',
    '2030-01-01',
    '0999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '1000-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    'amanhã',
  ])('refuses %s', (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it('knows which days exist, whatever follows them', () => {
    expect(
      ['2030-02-31 10:00', '2030-04-30', '30/04/2030', '0999-04-30', '1000-01-01'].map(hasCalendarDate),
    ).toEqual([false, true, false, false, true]);
  });
});
