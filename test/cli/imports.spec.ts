import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoGazetteerCsv } from '#domain/testing';
import { censusFile, manyAddresses } from '../../tools/city/census.builder.js';
import { gridCity } from '../../tools/city/grid-city.builder.js';
import { osmXml } from '../../tools/city/osm-xml.builder.js';
import { startProgram } from '../support/child-process.js';
import { LONG } from '../support/test-mode.js';
import { cliOfSpec } from './cli.harness.js';

describe('imports of npm run cli', () => {
  const { folder, env, type, json, hub, database } = cliOfSpec();

  it('imports a city: its map, and the addresses of a hub; lists and removes it', async () => {
    const { id } = await hub();
    const file = join(folder, 'Vila Nova.osm');
    writeFileSync(file, [...osmXml(gridCity({ columns: 10, rows: 8, furnished: true }))].join(''));
    const done = await json(`city import "${file}" --hub ${id}`);
    expect(done).toMatchObject({ name: 'vila-nova', addresses: { houses: 8 * 9 * 3 * 2 } });
    const again = await json(`city import "${file}" --hub ${id}`);
    expect(again['addresses']).toEqual(done['addresses']);
    expect((await type('city list')).out).toEqual([expect.stringContaining('City vila-nova:')]);
    expect(existsSync(join(folder, 'cities/vila-nova/roads.bin'))).toBe(true);
    writeFileSync(file, '<osm><node id="1" lat="1');
    expect((await type(`city import "${file}" --hub ${id}`)).err[0]).toMatch(/ends too early/);
    expect((await type(`city import ${file}x`)).err[0]).toMatch(/Nova|cannot be read/);
    expect((await type('city remove vila-nova')).out).toEqual(['City vila-nova removed']);
    expect((await type('city remove ../x')).err[0]).toBe('There is no city ../x');
    expect((await type('city list')).out[0]).toContain('no city yet');
  });

  (LONG ? it : it.skip)(
    'goes on with a city after a kill: the map that was ready is not drawn again, and nobody waits',
    async () => {
      const { id } = await hub();
      const file = join(folder, 'Vila Grande.osm');
      writeFileSync(file, [...osmXml(gridCity({ columns: 25, rows: 25 }))].join(''));
      const killed = startProgram(
        'apps/console/src/cli/main.ts',
        ['city', 'import', file, '--hub', String(id)],
        env,
      );
      await killed.waitForOutput('roads: 0 %');
      killed.process.kill('SIGKILL');
      await killed.ended;
      const identity = (path: string) => statSync(join(folder, 'cities', path)).ino;
      const drawn = identity('.vila-grande.new/map.pmtiles');
      const { code, out, err } = await type(`city import "${file}" --hub ${id}`);
      expect({ code, err }).toEqual({ code: 0, err: [] });
      expect(out).toContain('map: 100 %');
      expect(out).not.toContain('map: 0 %');
      expect(identity('vila-grande/map.pmtiles')).toBe(drawn);
      expect(existsSync(join(folder, 'cities/vila-grande/roads.bin'))).toBe(true);
      expect(existsSync(join(folder, 'cities/vila-grande/draft.json'))).toBe(false);
      await type('city remove vila-grande');
    },
  );

  it("imports the census's addresses of a municipality, packed or not, and says why another file is refused", async () => {
    const { id } = await hub();
    const rows = [...manyAddresses(300)];
    const census = join(folder, '5002704_CAMPO_GRANDE.csv');
    writeFileSync(census, [...censusFile(rows)].join(''));
    const done = await json(`city import-addresses ${census} --hub ${id}`);
    expect(done).toMatchObject({ addresses: 300, skipped: 0, streets: 3, houses: 156 });
    const packed = join(folder, 'censo.csv.gz');
    writeFileSync(packed, gzipSync(readFileSync(census)));
    expect((await type(`city import-addresses ${packed} --hub ${id}`)).err[0]).toContain('--city');
    const again = await type(`city import-addresses ${packed} --hub ${id} --city Campo`);
    expect(again.out.at(-1)).toBe('300 addresses read: 3 streets with 156 house numbers');
    writeFileSync(census, 'rua;numero\n');
    expect((await type(`city import-addresses ${census} --hub ${id}`)).err[0]).toContain('no CNEFE of 2022');
    expect((await type(`city import-addresses ${census}x --hub ${id}`)).err[0]).toContain('cannot be read');
  });

  it('imports a gazetteer and tariffs', async () => {
    const { id } = await hub();
    const streets = join(folder, 'ruas.csv');
    writeFileSync(streets, demoGazetteerCsv());
    expect(Number((await json(`import gazetteer ${streets} --hub ${id}`))['streets'])).toBeGreaterThan(200);
    const vehicle = await json(`vehicle-type create --hub ${id} --name Moto --kind motorbike`);
    const prices = join(folder, 'precos.csv');
    writeFileSync(prices, 'name,vehicle_type,base,per_km\nMoto,Moto,6.00,1.50\n');
    expect(await json(`import tariff ${prices} --hub ${id}`)).toMatchObject([{ name: 'Moto' }]);
    // JSON with the column names of the help.
    const named = [{ name: 'Moto', vehicle_type: 'Moto', base: 6.5, per_km: '1.50' }];
    writeFileSync(prices, JSON.stringify(named));
    expect(await json(`import tariff ${prices} --hub ${id}`)).toMatchObject([{ name: 'Moto' }]);
    writeFileSync(prices, JSON.stringify({ ...named[0], preco: 1 }));
    expect((await type(`import tariff ${prices} --hub ${id}`)).err).toEqual([
      'Refused: invalid value {"field":"preco","line":1}',
    ]);
    // A file is imported completely or not at all, wherever the mistake is.
    const half = [
      {
        name: 'Moto nova',
        vehicleTypeId: vehicle.id,
        terms: { baseCents: 700, bands: [{ upToM: null, centsPerKm: 100 }] },
      },
      {
        name: 'Barco',
        vehicleTypeId: 999,
        terms: { baseCents: 700, bands: [{ upToM: null, centsPerKm: 100 }] },
      },
    ];
    writeFileSync(prices, JSON.stringify(half));
    expect(await type(`import tariff ${prices} --hub ${id}`)).toMatchObject({ code: 1 });
    const names = await database().db.query('select name from tariffs where hub_id = $1', [id]);
    expect(names).toEqual([{ name: 'Moto' }]);
    writeFileSync(prices, 'name,vehicle_type,base,per_km\nMoto,Moto,six,1.50\n');
    expect(await type(`import tariff ${prices} --hub ${id}`)).toEqual({
      code: 1,
      out: [],
      err: ['Refused: invalid value {"field":"base","line":2}'],
    });
    expect(await type(`import tariff ${folder}/nowhere.csv --hub ${id}`)).toMatchObject({
      code: 2,
      err: [expect.stringContaining('cannot be read (ENOENT)')],
    });
  });
});
