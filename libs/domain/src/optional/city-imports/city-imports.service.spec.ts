import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  AddressLookup,
  Cities,
  hubScope,
  Hubs,
  isDomainError,
  type ReceivedFile,
  type CityKeeper,
} from '#domain';
import { CityImportRunner, CityImports, CityImportTurns, SharedCities } from '#domain/modules';
import { testDomain, type TestDomain } from '../../../../../test/support/index.js';
import { censusFile, manyAddresses } from '../../../../../tools/city/census.builder.js';
import { gridCity } from '../../../../../tools/city/grid-city.builder.js';
import { osmXml } from '../../../../../tools/city/osm-xml.builder.js';
import { CityFileImporter } from './city-file.importer.js';

const XML = Buffer.from([...osmXml(gridCity({ columns: 6, rows: 5, furnished: true }))].join(''));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (isDomainError(error) ? [error.code, error.facts['field']] : error),
  );

describe('a city from a file that is sent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-city-imports-'));
  let domain: TestDomain;
  let imports: CityImports;
  let owner: CityKeeper;
  let parts = 0;

  beforeAll(async () => {
    domain = await testDomain();
    imports = domain.get(CityImports);
    const { id } = await domain.get(Hubs).create({ name: 'Nova', city: 'Vila Nova', state: 'MS' });
    owner = { scope: hubScope(id), isOfPlatform: false, name: 'Nina' };
  });
  afterAll(async () => {
    await domain.close();
    rmSync(folder, { recursive: true });
  });

  const runDue = () => domain.get(CityImportRunner).runDue();
  const shown = (id: number) => imports.byId(owner.scope, id);
  const files = () => readdir(join(domain.config.dataDir, 'city-imports'));

  /** As the HTTP side has received it. */
  async function received(content: Buffer): Promise<ReceivedFile> {
    const path = join(folder, String(++parts));
    await writeFile(path, content);
    return { path, size: content.length, sha256: '', start: content.subarray(0, 4_100) };
  }
  async function sent(content: Buffer, by = owner, fileName = 'vila.osm'): Promise<number> {
    const kind = fileName.endsWith('.osm') ? 'city' : 'census';
    const { id } = await imports.begin(by, { kind, fileName, size: content.length });
    await imports.receive(by, id, 0, await received(content));
    return id;
  }

  it('is received in parts, goes on where it stopped, and becomes map, roads and addresses', async () => {
    const half = Math.floor(XML.length / 2);
    const created = await imports.begin(owner, { kind: 'city', fileName: 'vila.osm', size: XML.length });
    expect(created).toMatchObject({ state: 'receiving', city: 'vila-nova', received: 0 });
    const [first, second] = [await received(XML.subarray(0, half)), await received(XML.subarray(half))];
    expect((await imports.receive(owner, created.id, half, second)).received).toBe(0);
    await imports.receive(owner, created.id, 0, first);
    expect((await imports.receive(owner, created.id, 0, first)).received).toBe(half);
    expect(await runDue()).toBe(false);
    expect((await imports.receive(owner, created.id, half, second)).state).toBe('waiting');

    expect(await runDue()).toBe(true);
    const done = await shown(created.id);
    expect(done).toMatchObject({ state: 'done', percent: 100, attempts: 1, fault: null });
    expect(done.streets).toBeGreaterThan(5);
    expect(await domain.get(Cities).list()).toMatchObject([{ name: 'vila-nova', town: 'Vila Nova' }]);
    expect((await domain.get(AddressLookup).cities(owner.scope))[0]?.imported).toBe(done.streets);
    expect(await files()).toEqual([]);
    expect(await runDue()).toBe(false);
    expect((await domain.get(Hubs).get(owner.scope.hubId)).settings.priceDistances).toBe('roads');
  });

  it('serves the next hub of the town with its addresses too, once', async () => {
    const hub = { name: 'Irmã', city: 'Vila Nova', state: 'MS', sandbox: true };
    const { id } = await domain.get(Hubs).create(hub);
    const shared = domain.get(SharedCities);
    expect(await shared.runDue()).toBe(true);
    expect(await shared.runDue()).toBe(false);
    const [own] = await imports.list(owner.scope);
    expect(await imports.list(hubScope(id))).toMatchObject([
      { state: 'done', fileName: 'vila-nova', streets: own?.streets, houses: own?.houses },
    ]);
    expect((await domain.get(AddressLookup).cities(hubScope(id)))[0]?.imported).toBe(own?.streets);
  });

  it('waits while one is made by hand, whose turn ends with it, and with its process', async () => {
    const turns = domain.get(CityImportTurns);
    const entry = { hubId: owner.scope.hubId, fileName: 'vila.osm', city: 'vila', startedBy: 'command line' };
    const waiting = await sent(XML);
    const made = await turns.take(entry, async (tell) => {
      tell('map', 0.5);
      expect(await runDue()).toBe(false);
      expect(await turns.take(entry, async () => 'twice')).toBeNull();
      return 'once';
    });
    expect(made).toEqual({ made: 'once' });
    await expect(turns.take(entry, () => Promise.reject(new Error('no file')))).rejects.toThrow('no file');
    // A process that was killed leaves its row.
    await turns.take(entry, async () => {
      domain.clock.advance({ minutes: 16 });
      expect(await runDue()).toBe(true);
    });
    expect((await shown(waiting)).state).toBe('done');
    const [stopped] = (await imports.list(owner.scope)).filter(({ size }) => size === 0);
    expect(stopped).toMatchObject({ state: 'failed', fault: 'stopped' });
  });

  it('by hand stops when it is cancelled', async () => {
    const entry = { hubId: owner.scope.hubId, fileName: 'vila.osm', city: 'vila', startedBy: 'command line' };
    const taken = domain.get(CityImportTurns).take(entry, async (tell) => {
      const [running] = await imports.list(owner.scope);
      await imports.cancel(owner, running!.id);
      for (let share = 0; share < 1; share += 0.001) {
        tell('map', share);
        await domain.db.query('select 1');
      }
    });
    await expect(taken).rejects.toThrow('The import was cancelled');
    expect((await imports.list(owner.scope))[0]).toMatchObject({ state: 'cancelled', fault: null });
  });

  it('is refused with the reason, and the old city serves on', async () => {
    const before = await domain.get(Cities).list();
    const foreign = await sent(Buffer.from('PK a spreadsheet'));
    expect(await shown(foreign)).toMatchObject({ state: 'failed', fault: 'foreign', received: 0 });
    const truncated = await sent(XML.subarray(0, 4_000));
    await runDue();
    expect(await shown(truncated)).toMatchObject({ state: 'failed', fault: 'truncated' });
    expect(await imports.isResumable(await shown(truncated))).toBe(false);
    expect(await files()).toEqual([]);
    expect(await domain.get(Cities).list()).toEqual(before);
    const size = 3 * 1024 ** 3;
    expect(await refusal(imports.begin(owner, { kind: 'city', fileName: 'x', size }))).toEqual([
      'invalid_value',
      'size',
    ]);
  });

  it('is begun again when the server stopped in the middle; the second time it waits for a person', async () => {
    const id = await sent(XML);
    const die = (attempts: number) =>
      domain.db.execute(
        `update city_imports set state = 'running', attempts = $2, claimed_until = $3 where id = $1`,
        [id, attempts, new Date(domain.clock.millis() + 1_000)],
      );
    await die(2);
    // Its worker may still live.
    expect(await runDue()).toBe(false);
    domain.clock.advance({ seconds: 2 });
    await runDue();
    const stopped = await shown(id);
    expect([stopped.state, stopped.fault]).toEqual(['failed', 'stopped']);
    expect(await imports.isResumable(stopped)).toBe(true);
    await imports.again(owner, id);
    await die(1);
    domain.clock.advance({ seconds: 2 });
    await runDue();
    expect(await shown(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('is left to the worker that took it over, when the one before comes to its end after all', async () => {
    const id = await sent(XML);
    jest.spyOn(domain.get(CityFileImporter), 'import').mockImplementationOnce(async () => {
      domain.clock.advance({ seconds: 61 });
      const now = domain.clock.millis();
      await domain.db.execute(
        'update city_imports set attempts = 2, started_at = $2, claimed_until = $3 where id = $1',
        [id, new Date(now), new Date(now + 60_000)],
      );
      return { streets: 1, houses: 1 };
    });
    expect(await runDue()).toBe(true);
    expect(await shown(id)).toMatchObject({ state: 'running', streets: null });
    domain.clock.advance({ seconds: 61 });
    await domain.db.execute('update city_imports set attempts = 1 where id = $1', [id]);
    await runDue();
    expect((await shown(id)).state).toBe('done');
  });

  it('is made one at a time, and cancelled before its turn', async () => {
    const running = await sent(XML);
    await domain.db.execute(`update city_imports set state = 'running', claimed_until = $2 where id = $1`, [
      running,
      new Date(domain.clock.millis() + 60_000),
    ]);
    const waiting = await sent(XML);
    expect(await runDue()).toBe(false);
    expect((await imports.cancel(owner, waiting)).state).toBe('cancelled');
    expect(await files()).toHaveLength(1);
    domain.clock.advance({ seconds: 61 });
    await runDue();
    expect(await shown(running)).toMatchObject({ state: 'done' });
  });

  it('has the doors of the census too, in the same turn, for each hub that sends them', async () => {
    const file = Buffer.from([...censusFile(manyAddresses(300))].join(''));
    const name = '5002704_CAMPO_GRANDE.csv.gz';
    const id = await sent(gzipSync(file), owner, name);
    expect(await shown(id)).toMatchObject({ kind: 'census', city: 'CAMPO GRANDE', state: 'waiting' });
    const cities = await domain.get(Cities).list();
    await runDue();
    const done = await shown(id);
    expect(done).toMatchObject({ state: 'done', percent: 100, fault: null });
    expect(done.houses).toBeGreaterThan(100);
    expect(await domain.get(Cities).list()).toEqual(cities);
    const refused = async (content: Buffer) => {
      const other = await sent(content, owner, name);
      await runDue();
      return (await shown(other)).fault;
    };
    expect(await refused(Buffer.from('PK the archive that it comes in'))).toBe('foreign');
    expect(await refused(Buffer.from('COD_UF;CEP\n50;1'))).toBe('foreign');
    expect(await refused(gzipSync(file).subarray(0, 2_000))).toBe('truncated');
    expect(await files()).toEqual([]);
  });

  it('is only the platform’s to bring where several companies work; a sandbox is none', async () => {
    await domain.get(Hubs).create({ name: 'Ensaio', city: 'Vila Nova', state: 'MS', sandbox: true });
    expect(await imports.mayKeep(owner)).toBe(true);
    await domain.get(Hubs).create({ name: 'Outra', city: 'Vila Nova', state: 'MS' });
    expect(await refusal(imports.begin(owner, { kind: 'city', fileName: 'x', size: 9 }))).toEqual([
      'forbidden',
      undefined,
    ]);
    expect(await refusal(imports.removeCity(owner, 'vila-nova'))).toEqual(['forbidden', undefined]);
    const platform = { ...owner, isOfPlatform: true };
    const id = await sent(XML, platform);
    await runDue();
    expect(await shown(id)).toMatchObject({ state: 'done' });
    await imports.removeCity(platform, 'vila-nova');
    expect(await domain.get(Cities).list()).toEqual([]);
  });

  it('leaves the prices of a hub that has chosen its distances', async () => {
    const hubs = domain.get(Hubs);
    await hubs.update(owner.scope.hubId, { settings: { priceDistances: 'straight_line' } });
    const id = await sent(XML, { ...owner, isOfPlatform: true });
    expect(await runDue()).toBe(true);
    expect((await shown(id)).state).toBe('done');
    expect((await hubs.get(owner.scope.hubId)).settings.priceDistances).toBe('straight_line');
  });
});
