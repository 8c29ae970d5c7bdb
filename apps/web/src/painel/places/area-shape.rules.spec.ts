import {
  cornersOf,
  crossesItself,
  farCorner,
  geometryOf,
  shapeOf,
  shapeOfText,
  sizeOf,
  textOf,
  withCorner,
  type AreaGeometry,
} from './area-shape.rules.js';

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];

const WITH_HOLE: AreaGeometry = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
      ],
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
        [1, 1],
      ],
    ],
    [
      [
        [8, 8],
        [9, 8],
        [9, 9],
        [8, 8],
      ],
    ],
  ],
};

describe('the shape of an area', () => {
  it('comes out as it went in, with its parts and holes', () => {
    const shape = shapeOf(WITH_HOLE);
    expect(shape.map(({ polygon, hole, corners }) => [polygon, hole, corners.length])).toEqual([
      [0, false, 4],
      [0, true, 4],
      [1, false, 3],
    ]);
    expect(geometryOf(shape)).toEqual(WITH_HOLE);
    expect(geometryOf(shape.slice(0, 1)).type).toBe('Polygon');
  });

  it('takes a new corner into the side that is nearest', () => {
    expect(withCorner(SQUARE, corner(0.5, 1.1))[2]).toEqual(corner(0.5, 1.1));
    expect(withCorner(SQUARE.slice(0, 2), corner(5, 5))).toHaveLength(3);
  });

  it('is drawn by clicks around a place in their order', () => {
    const around = Array.from({ length: 12 }, (_, at) =>
      corner(Math.sin((at * Math.PI) / 6), Math.cos((at * Math.PI) / 6)),
    );
    const drawn = around.reduce<ReturnType<typeof withCorner>>(
      (corners, one) => withCorner(corners, one),
      [],
    );
    expect(drawn).toEqual(around);
  });

  it('reports a border that crosses itself', () => {
    expect(crossesItself(SQUARE)).toBe(false);
    expect(crossesItself([SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!])).toBe(true);
  });

  it('is as large as the ground it covers, without its holes', () => {
    expect(sizeOf(shapeOf(WITH_HOLE).slice(0, 2))).toBeCloseTo(15 * 111.32 ** 2, -3);
  });

  it('is written and read as lines, which name the first that is wrong', () => {
    expect(cornersOf(textOf(SQUARE))).toEqual({ corners: SQUARE, fault: null });
    expect(cornersOf('-22.9, -47.06\n\n-22.8; -47\nCampinas').fault).toBe(4);
    expect(cornersOf('-95, 10').fault).toBe(1);
  });

  it('is taken from GeoJSON that was pasted, in any of its wrappings', () => {
    const feature = { type: 'Feature', properties: {}, geometry: WITH_HOLE };
    for (const value of [WITH_HOLE, feature, { type: 'FeatureCollection', features: [feature] }])
      expect(shapeOfText(JSON.stringify(value))).toHaveLength(3);
    expect(shapeOfText('{"type":"Point","coordinates":[1,2]}')).toBeNull();
    expect(shapeOfText('{"type":"Polygon","coordinates":[[[],[],[],[]]]}')).toBeNull();
    expect(shapeOfText('Campinas')).toBeNull();
  });
});

it('names a corner far outside of the city, and none where there is no city', () => {
  const city = { south: -23, west: -47.2, north: -22.8, east: -47 };
  const ring = {
    polygon: 0,
    hole: false,
    corners: [corner(-22.9, -47.1), corner(-22.5, -47.1), corner(22.9, -47.1)],
  };
  expect(farCorner([ring], city)).toEqual({ line: 3, kilometres: 5087 });
  expect(farCorner([{ ...ring, corners: ring.corners.slice(0, 2) }], city)).toBeNull();
  expect(farCorner([ring], null)).toBeNull();
});
