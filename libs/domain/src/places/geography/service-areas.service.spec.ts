import { HubGate, Hubs, hubScope, isDomainError, ServiceAreas, type AreaGeometry } from '#domain';
import { FolderCities } from '#runtime/testing';
import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { AreaPolygon, parseAreaGeometry } from './area-geometry.rules.js';

/** A square of the given half side around a point, as GeoJSON. */
function square(latitude: number, longitude: number, half: number): [number, number][] {
  const corner = (dx: number, dy: number): [number, number] => [longitude + dx * half, latitude + dy * half];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
}
const polygon = (...rings: [number, number][][]): AreaGeometry => ({ type: 'Polygon', coordinates: rings });
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('Area', () => {
  it('knows inside from outside, holes and several parts', () => {
    const holed = new AreaPolygon(polygon(square(0, 0, 2), square(0, 0, 1)));
    expect([at(1.5, 0), at(0, 0), at(3, 0)].map((p) => holed.contains(p))).toEqual([true, false, false]);
    const two = new AreaPolygon({
      type: 'MultiPolygon',
      coordinates: [[square(0, 0, 1)], [square(10, 10, 1)]],
    });
    expect([at(0, 0), at(10, 10), at(5, 5)].map((p) => two.contains(p))).toEqual([true, true, false]);
  });

  it('follows a border that turns inwards', () => {
    const arrow = polygon([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
      [0, 0],
    ]);
    expect(new AreaPolygon(arrow).contains(at(0.5, 2))).toBe(true);
    expect(new AreaPolygon(arrow).contains(at(3, 2))).toBe(false);
  });

  it.each([
    ['null', null],
    ['a point', { type: 'Point', coordinates: [0, 0] }],
    ['an open ring', { type: 'Polygon', coordinates: [square(0, 0, 1).slice(1)] }],
    ['a line', { type: 'Polygon', coordinates: [square(0, 0, 1).slice(0, 2)] }],
    ['latitude beyond the pole', { type: 'Polygon', coordinates: [square(90, 0, 1)] }],
    ['words', { type: 'Polygon', coordinates: [[['a', 'b']]] }],
  ])('is not made of %s', (_name, input) => {
    expect(parseAreaGeometry(input)).toBeNull();
  });

  it('is taken out of a Feature, without altitudes', () => {
    const ring = square(0, 0, 1).map((position) => [...position, 700]);
    const feature = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
    expect(parseAreaGeometry(feature)).toEqual(polygon(square(0, 0, 1)));
  });
});

describe('service areas', () => {
  let core: TestCore;
  let areas: ServiceAreas;
  const scope = hubScope(1);
  const other = hubScope(2);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (isDomainError(error) ? error.message : error),
    );

  beforeAll(async () => {
    core = await testCore();
    areas = new ServiceAreas(
      core.db,
      core.clock,
      new Hubs(core.db, core.clock, new HubGate()),
      new FolderCities(core.config.dataDir),
    );
  });
  afterAll(() => core.close());

  it('serves everywhere until an area is drawn, then only there', async () => {
    expect(await areas.covers(1, at(50, 50))).toBe(true);
    const east = await areas.create(scope, {
      name: 'Leste',
      isDefault: true,
      geojson: polygon(square(0, 10, 1)),
    });
    const west = await areas.create(scope, {
      name: 'Oeste',
      isDefault: false,
      geojson: polygon(square(0, -10, 1)),
    });
    expect(await areas.covers(1, at(50, 50))).toBe(false);
    expect(await areas.covers(1, at(0, -10))).toBe(true);
    expect(await areas.covers(1, at(0, -10), east.id)).toBe(false);
    expect(await areas.covers(1, at(0, -10), west.id)).toBe(true);
    expect(await areas.covers(2, at(50, 50))).toBe(true);
  });

  it('keeps one default, and a redrawn border replaces the old one whole', async () => {
    const [east, west] = await areas.list(scope);
    await areas.update(scope, west?.id ?? 0, {
      name: 'Oeste',
      isDefault: true,
      geojson: polygon(square(20, 20, 1)),
    });
    expect((await areas.list(scope)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [east?.id, false],
      [west?.id, true],
    ]);
    expect(await areas.covers(1, at(0, -10))).toBe(false);
    expect(await areas.covers(1, at(20, 20))).toBe(true);
  });

  it("does not know another hub's areas", async () => {
    const [east] = await areas.list(scope);
    expect(await areas.list(other)).toEqual([]);
    expect(await refusal(areas.byId(other, east?.id ?? 0))).toBe('service_area_not_found');
    expect(await refusal(areas.delete(other, east?.id ?? 0))).toBe('service_area_not_found');
  });

  it('refuses what cannot be drawn or has no name', async () => {
    const geojson = polygon(square(0, 0, 1));
    expect(await refusal(areas.create(scope, { name: ' ', isDefault: false, geojson }))).toBe(
      'required_value (name)',
    );
    expect(await refusal(areas.create(scope, { name: 'X', isDefault: false, geojson: {} }))).toBe(
      'invalid_value (geojson)',
    );
  });

  it("asks the database once for many points, and falls back to all areas when a merchant's own is gone", async () => {
    const [east, west] = await areas.list(scope);
    await areas.delete(scope, west?.id ?? 0);
    expect(await areas.covers(1, at(0, 10), west?.id ?? 0)).toBe(true);
    expect(await areas.list(scope)).toMatchObject([{ id: east?.id }]);
  });
});
