import { endsNextDay, isEmpty, shownAt, typedAt, withAnother } from './opening-period.rules.js';

const period = (from: string, to: string) => ({ weekday: 1, from, to });

describe('the opening hours that a merchant types', () => {
  it('may close at midnight, which a time field shows as 00:00', () => {
    const day = typedAt(period('18:00', '23:00'), 'to', '00:00');
    expect([day.to, shownAt(day, 'to'), endsNextDay(day)]).toEqual(['24:00', '00:00', false]);
    expect(typedAt(day, 'from', '00:00')).toEqual(period('00:00', '24:00'));
  });

  it('may close after midnight, and not at the minute of opening', () => {
    expect([endsNextDay(period('18:00', '02:00')), isEmpty(period('18:00', '18:00'))]).toEqual([true, true]);
    expect([endsNextDay(period('08:00', '18:00')), isEmpty(period('00:00', '24:00'))]).toEqual([
      false,
      false,
    ]);
  });

  it('may be up to three a day', () => {
    const one = withAnother(1, []);
    const three = withAnother(1, withAnother(1, one));
    expect([one, three.length]).toEqual([[period('08:00', '18:00')], 3]);
    expect(withAnother(1, three)).toBe(three);
  });
});
