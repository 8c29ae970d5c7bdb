import { shiftsOf, type Sighting } from './past-shifts.calculator.js';

const PLACE = { latitude: -22.9, longitude: -47.06 };
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const seen = (courierId: number, from: string, to: string): Sighting => ({
  courierId,
  from: at(from),
  to: at(to),
  place: PLACE,
});

describe('who was on duty on a past day', () => {
  it('joins what touches or nearly touches, and parts it at a break', () => {
    const shifts = shiftsOf([
      seen(1, '12:10', '12:20'),
      seen(1, '12:00', '12:10'),
      seen(1, '12:45', '13:30'),
      seen(1, '13:00', '13:10'),
      seen(1, '14:01', '14:10'),
    ]);
    expect(shifts).toMatchObject([
      { onAt: at('12:00'), offAt: at('13:30') },
      { onAt: at('14:01'), offAt: at('14:10') },
    ]);
  });

  it('knows couriers apart, and begins where each was first seen', () => {
    const elsewhere = { latitude: -22.8, longitude: -47 };
    const shifts = shiftsOf([
      { ...seen(2, '12:00', '12:10'), place: elsewhere },
      seen(1, '12:00', '12:10'),
      seen(2, '12:10', '12:20'),
    ]);
    expect(shifts.map(({ courierId, place }) => ({ courierId, place }))).toEqual([
      { courierId: 1, place: PLACE },
      { courierId: 2, place: elsewhere },
    ]);
  });
});
