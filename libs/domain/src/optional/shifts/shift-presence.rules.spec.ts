import { countedMinutes, type Span } from './shift-presence.queries.js';

const HOUR = 3_600_000;
const hours = (since: number, until: number): Span => ({ since: since * HOUR, until: until * HOUR });
const at = (hour: number, latitude: number) => ({ at: hour * HOUR, latitude, longitude: 0 });
const SHIFT = hours(10, 14);
const isReached = ({ latitude }: { latitude: number }) => latitude < 1;

describe('the minutes of a shift', () => {
  it('count while the courier is available where orders reach them', () => {
    const spells = [hours(9, 11), hours(12, 20)];
    const there = [at(8, 0)];
    expect(countedMinutes(SHIFT, { spells, sightings: there, errands: [] }, isReached)).toBe(180);
    const away = [at(8, 5), at(13, 0), at(13.5, 5)];
    expect(countedMinutes(SHIFT, { spells, sightings: away, errands: [] }, isReached)).toBe(30);
    expect(countedMinutes(SHIFT, { spells, sightings: [], errands: [] }, isReached)).toBe(0);
  });

  it('count once, wherever an order leads', () => {
    const spells = [hours(10, 12), hours(11, 13)];
    const sightings = [at(10, 0), at(11, 5)];
    const errands = [hours(10.5, 11.5), hours(11, 12)];
    expect(countedMinutes(SHIFT, { spells, sightings, errands }, isReached)).toBe(120);
  });
});
