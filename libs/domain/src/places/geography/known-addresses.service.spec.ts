import { KnownAddresses, GazetteerImporter } from '#domain';
import { Gazetteer } from './gazetteer.service.js';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

const CSV = `street,city,state,from_latitude,from_longitude,to_latitude,to_longitude,from_number,to_number,district
Rua das Acácias,Campinas,SP,-22.90,-47.06,-22.91,-47.06,1,1000,Centro
Rua das Acácias,Campinas,SP,-22.98,-47.16,-22.99,-47.16,1,1000,Jardim Longe
`;
const HOUSE = { latitude: -22.9031, longitude: -47.0605 };

describe('address memory', () => {
  let core: TestCore;
  let gazetteer: Gazetteer;
  let memory: KnownAddresses;

  beforeEach(async () => {
    core = await testCore();
    gazetteer = new Gazetteer(core.db, core.clock);
    memory = new KnownAddresses(core.db, core.clock, gazetteer);
    await new GazetteerImporter(core.db).importCsv(1, CSV);
  });
  afterEach(() => core.close());

  const learn = async (address: string, point = HOUSE, hubId = 1) => {
    memory.learn(hubId, { address }, point);
    await memory.flush();
    gazetteer.clearCache();
  };
  const find = (address: string, hubId = 1) => gazetteer.geocode(hubId, { address });

  it('is written outside of the transaction that named the address, which may stay open', async () => {
    await core.db.inTransactionScope(async () => {
      const timers = jest.spyOn(globalThis, 'setTimeout');
      timers.mockImplementation(((work: () => void) => setImmediate(work)) as never);
      memory.learn(1, { address: 'R. das Acacias, 500, Campinas - SP' }, HOUSE);
      timers.mockRestore();
      // By another connection, which sees only what is committed.
      const written = () => core.db.pool.query('select from known_houses');
      while ((await written()).rowCount === 0) await new Promise((later) => setImmediate(later));
    });
  });

  it('finds a house where it was seen rather than where the numbers put it', async () => {
    expect(await find('Rua das Acácias, 500, Centro')).toMatchObject({
      precision: 'stretch',
      longitude: -47.06,
    });
    await learn('R. das Acacias, 500, Campinas - SP');
    expect(await find('Rua das Acácias, nº 500')).toMatchObject({ precision: 'house', ...HOUSE });
    expect(await find('Rua das Acácias, 501, Centro')).toMatchObject({
      precision: 'stretch',
      longitude: -47.06,
    });
  });

  it('learns it for the nearest street of that name', async () => {
    await learn('Rua das Acácias, 7', { latitude: -22.981, longitude: -47.161 });
    expect(await find('Rua das Acácias, 7')).toMatchObject({ district: 'Jardim Longe', precision: 'house' });
  });

  it('ignores coordinates far from the street they name', async () => {
    await learn('Rua das Acácias, 500', { latitude: -23.5, longitude: -46.6 });
    expect(await find('Rua das Acácias, 500')).toMatchObject({ precision: 'stretch' });
  });

  it('learns unknown streets, misspellings included, without losing the real one', async () => {
    const point = { latitude: -22.95, longitude: -47.1 };
    await learn('Rua Nova Descoberta, 30 - Vila Nova, Campinas - SP', point);
    expect(await find('R Nova Descoberta 30')).toMatchObject({
      precision: 'house',
      ...point,
      city: 'Campinas',
    });
    expect(await find('Rua Nova Descobreta, 99')).toMatchObject({ precision: 'street', ...point });
    await learn('Rua das Acasias, 3, Campinas - SP');
    expect(await find('Rua das Acasias, 600, Centro')).toMatchObject({
      street: 'Rua das Acácias',
      precision: 'stretch',
    });
  });

  it('keeps hubs apart', async () => {
    await learn('Rua Nova Descoberta, 30', HOUSE, 2);
    expect(await find('Rua Nova Descoberta, 30')).toBeNull();
    expect(await find('Rua Nova Descoberta, 30', 2)).not.toBeNull();
  });

  it('ignores what names no house, and repeats within the hour', async () => {
    await learn('Rua das Acácias');
    await learn('perto da padaria');
    expect(await core.db.query('select 1 from known_houses')).toEqual([]);
    await learn('Rua das Acácias, 500');
    await core.db.execute('delete from known_houses');
    await learn('Rua das Acácias, 500');
    expect(await core.db.query('select 1 from known_houses')).toEqual([]);
    core.clock.advance({ hours: 2 });
    await learn('Rua das Acácias, 500');
    expect(await core.db.query('select 1 from known_houses')).toHaveLength(1);
  });

  it('takes hundreds in a handful of statements', async () => {
    let statements = 0;
    const counted = core.db.pool;
    counted.on('acquire', () => statements++);
    for (let n = 1; n <= 300; n++) memory.learn(1, { address: `Rua das Acácias, ${String(n)}` }, HOUSE);
    await memory.flush();
    expect(await core.db.query('select 1 from known_houses')).toHaveLength(300);
    expect(statements).toBeLessThan(10);
  });

  it('swallows no hostile text', async () => {
    await learn("Rua \u0000'; drop table streets; --, 5, 😀 - SP");
    await learn(`Rua ${'x'.repeat(20_000)}, 5`);
    expect(await find('Rua das Acácias, 500')).not.toBeNull();
  });

  it('deletes learned houses after a year', async () => {
    await learn('Rua das Acácias, 500');
    core.clock.advance({ days: 365 });
    expect(await memory.prune()).toBe(0);
    core.clock.advance({ days: 1 });
    expect(await memory.prune()).toBe(1);
  });

  it('does not fail its process when the database is away', async () => {
    memory.learn(1, { address: 'Rua das Acácias, 500' }, HOUSE);
    await core.db.dataSource.destroy();
    await expect(memory.onApplicationShutdown()).resolves.toBeUndefined();
    await core.db.dataSource.initialize();
  });
});
