import {
  KnownAddresses,
  DomainError,
  GazetteerImporter,
  HubGate,
  Hubs,
  Geocoder,
  hubScope,
  isDomainError,
  Places,
  ServiceAreas,
} from '#domain';
import { FolderCities } from '#runtime/testing';
import { Gazetteer } from './gazetteer.service.js';
import { demoQuarter } from '../../back-office/index.js';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

const HUB = 1;

class AwayGeocoder extends Geocoder {
  geocode(): Promise<never> {
    return Promise.reject(new DomainError('external_service_unavailable', { service: 'geocoder' }));
  }
}

describe('places', () => {
  const { place, serviceArea, streets } = demoQuarter();
  const demand = { field: 'stops.0.address', areaId: null };
  let core: TestCore;
  let areas: ServiceAreas;
  let memory: KnownAddresses;
  let gazetteer: Gazetteer;
  let places: Places;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (isDomainError(error) ? error.message : error),
    );

  beforeAll(async () => {
    core = await testCore();
    gazetteer = new Gazetteer(core.db, core.clock);
    areas = new ServiceAreas(
      core.db,
      core.clock,
      new Hubs(core.db, core.clock, new HubGate()),
      new FolderCities(core.config.dataDir),
    );
    memory = new KnownAddresses(core.db, core.clock, gazetteer);
    places = new Places(gazetteer, areas, memory, gazetteer);
    await new GazetteerImporter(core.db).import(HUB, streets);
    await areas.create(hubScope(HUB), { ...serviceArea, isDefault: true });
  });
  afterAll(() => core.close());

  it('takes coordinates as they are and learns the address that came with them', async () => {
    const { latitude, longitude } = place.pickup;
    expect(await places.locate(HUB, place.pickup, demand)).toMatchObject({ latitude, longitude });
    await memory.flush();
    expect(await core.db.query('select latitude, longitude from known_houses')).toEqual([
      { latitude, longitude },
    ]);
  });

  it('geocodes text, and learns nothing from its own result', async () => {
    await core.db.execute('delete from known_houses');
    const found = await places.locate(HUB, { address: place.textOnlyAddress }, demand);
    expect(found.parts).toMatchObject({ city: 'Campinas', state: 'SP' });
    await places.locate(HUB, { address: place.dropoff.address }, demand);
    await memory.flush();
    expect(await core.db.query('select 1 from known_houses')).toEqual([]);
  });

  it('names the field of what is wrong', async () => {
    const at = async (from: Places, words: object) => from.locate(HUB, words, demand);
    const locate = (words: object) => refusal(at(places, words));
    expect(await locate({ address: ' ' })).toBe('required_value (stops.0.address)');
    expect(await locate({ address: 'Rua que Ninguém Conhece, 5' })).toBe(
      'address_not_found (stops.0.address)',
    );
    expect(await locate({ latitude: 91, longitude: 0 })).toBe('invalid_value (stops.0.latitude)');
    expect(await locate({ latitude: NaN, longitude: 0 })).toBe('invalid_value (stops.0.latitude)');
    expect(await locate({ latitude: 0, longitude: 0 })).toBe('outside_service_area (stops.0.address)');
    const away = new Places(new AwayGeocoder(), areas, memory, gazetteer);
    expect(await refusal(at(away, { address: 'Rua X, 1' }))).toBe(
      'external_service_unavailable (stops.0.address)',
    );
  });
});
