import { demoQuarter, distanceMeters, GazetteerImporter } from '#domain';
import { AreaPolygon, Gazetteer, parseGazetteer } from '#domain/testing';
import { demoGazetteerCsv } from './demo-streets.provider.js';
import { tariffTermsSchema } from '#domain';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

describe('the demo quarter', () => {
  const quarter = demoQuarter();
  const area = new AreaPolygon(quarter.serviceArea.geojson);

  it('has at least 200 streets of its own, each with houses and a CEP nobody else has', () => {
    expect(
      new Set(quarter.streets.map((line) => `${line.street}|${line.district}`)).size,
    ).toBeGreaterThanOrEqual(200);
    expect(new Set(quarter.streets.map((line) => line.street)).size).toBeGreaterThanOrEqual(200);
    const halves = new Set(quarter.streets.map(({ street, numberFrom }) => `${street} ${numberFrom > 810}`));
    expect(new Set(quarter.streets.map((line) => line.postalCode)).size).toBe(halves.size);
    for (const line of quarter.streets) expect(line.numberTo).toBeGreaterThan(line.numberFrom);
  });

  it('states that it is invented', () => {
    expect(quarter.hubName).toContain('Fictícias');
  });

  it('lies whole inside its service area, which is smaller than the city', () => {
    for (const line of quarter.streets) {
      expect(area.contains({ latitude: line.fromLatitude, longitude: line.fromLongitude })).toBe(true);
      expect(area.contains({ latitude: line.toLatitude, longitude: line.toLongitude })).toBe(true);
    }
    for (const point of [quarter.place.pickup, quarter.place.dropoff]) {
      expect(area.contains(point)).toBe(true);
    }
    expect(area.contains({ latitude: -23.55, longitude: -46.63 })).toBe(false);
  });

  it('has tariffs that the pricing takes as they are', () => {
    for (const { terms } of Object.values(quarter.tariffs))
      expect(tariffTermsSchema.parse(terms)).toEqual(terms);
  });

  it('reads back from its CSV as it is', () => {
    expect(parseGazetteer(demoGazetteerCsv())).toEqual(quarter.streets);
  });

  describe('in the gazetteer', () => {
    let core: TestCore;
    let gazetteer: Gazetteer;

    beforeAll(async () => {
      core = await testCore();
      gazetteer = new Gazetteer(core.db, core.clock);
      await new GazetteerImporter(core.db).import(1, quarter.streets);
    });
    afterAll(() => core.close());

    it('is found at its coordinates', async () => {
      for (const place of [quarter.place.pickup, quarter.place.dropoff]) {
        const found = await gazetteer.geocode(1, { address: place.address });
        expect(found?.precision).toBe('stretch');
        expect(distanceMeters(place, found ?? { latitude: 0, longitude: 0 })).toBeLessThan(1);
      }
    });

    it('has an address without house number that only the gazetteer finds', async () => {
      expect(quarter.place.textOnlyAddress).not.toMatch(/\d/);
      const found = await gazetteer.geocode(1, { address: quarter.place.textOnlyAddress });
      expect(found).toMatchObject({ precision: 'street', district: 'Vila Cantoria' });
      expect(found && area.contains(found)).toBe(true);
    });
  });
});
