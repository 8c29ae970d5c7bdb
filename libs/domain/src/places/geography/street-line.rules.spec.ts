import { joinStretches, type Stretch } from './street-map.queries.js';

const line = (...points: (readonly [number, number])[]) =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

describe('the lines of a street', () => {
  it('are one line where its stretches follow each other straight ahead', () => {
    const blocks: Stretch[] = [
      [0, 0, 0, 0.001],
      [0, 0.001, 0, 0.002],
      [0, 0.002, 0, 0.003],
    ];
    expect(joinStretches(blocks)).toEqual([line([0, 0], [0, 0.003])]);
  });

  it('keep a bend', () => {
    const bent: Stretch[] = [
      [0, 0, 0, 0.001],
      [0, 0.001, 0.001, 0.001],
    ];
    expect(joinStretches(bent)).toEqual([line([0, 0], [0, 0.001], [0.001, 0.001])]);
  });

  it('are two where the street is interrupted, and one for both sides of a stretch', () => {
    const interrupted: Stretch[] = [
      [0, 0, 0, 0.001],
      [0, 0.002, 0, 0.003],
    ];
    expect(joinStretches(interrupted)).toEqual([line([0, 0], [0, 0.001]), line([0, 0.002], [0, 0.003])]);
    const there: Stretch = [0, 0, 0, 0.001];
    const back: Stretch = [0, 0.001, 0, 0];
    expect(joinStretches([there, back])).toEqual([line([0, 0], [0, 0.001])]);
  });
});
