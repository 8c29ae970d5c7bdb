import { CensusImporter, FoundStreetImporter, GazetteerImporter, isDomainError } from '#domain';
import { Gazetteer } from './gazetteer.service.js';
import { Readable } from 'node:stream';
import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { censusFile, type CensusRow } from '../../../../../tools/city/census.builder.js';

const HUB = 10_001;
const CITY = 'Campo Grande';

const IPES = { CEP: '79002010', DSC_LOCALIDADE: 'CENTRO', NOM_TIPO_SEGLOGR: 'RUA', NOM_SEGLOGR: 'DOS IPES' };
const MELO = {
  CEP: '79002020',
  DSC_LOCALIDADE: 'CENTRO',
  NOM_TIPO_SEGLOGR: 'AVENIDA',
  NOM_TITULO_SEGLOGR: 'DOUTOR',
  NOM_SEGLOGR: 'FERNANDO MELO',
};
const door = (
  of: CensusRow,
  number: number | string,
  longitude: number,
  latitude: number,
  more: CensusRow = {},
) => ({
  ...of,
  NUM_ENDERECO: number,
  LATITUDE: latitude,
  LONGITUDE: longitude,
  ...more,
});
const ROWS: CensusRow[] = [
  door(IPES, 10, -54.62, -20.46),
  door(IPES, 20, -54.619, -20.46),
  door(IPES, 40, -54.617, -20.46),
  door(IPES, 11, -54.62, -20.4602),
  door(IPES, 31, -54.618, -20.4602),
  door(IPES, 40, -54.617, -20.46, { NOM_COMP_ELEM1: 'APARTAMENTO', VAL_COMP_ELEM1: '101' }),
  door(IPES, 0, -54.616, -20.46, { DSC_MODIFICADOR: 'SN' }),
  // The middle of a block tells no door.
  door(IPES, 22, -54.6, -20.44, { NV_GEO_COORD: 4 }),
  door(IPES, 24, -54.6, -20.44, { NV_GEO_COORD: 6 }),
  door(MELO, 1200, -54.61, -20.47),
  door(MELO, 1300, -54.609, -20.47),
  // The same name in another district, far away.
  door({ ...IPES, CEP: '79100500', DSC_LOCALIDADE: 'VILA NASSER' }, 10, -54.65, -20.42),
];

const piecesOf = (rows: Iterable<CensusRow>) =>
  Readable.from([...censusFile(rows)].map((line) => Buffer.from(line)));

describe('addresses of the census', () => {
  let core: TestCore;
  let gazetteer: Gazetteer;
  let importer: CensusImporter;
  beforeAll(async () => {
    core = await testCore();
    gazetteer = new Gazetteer(core.db, core.clock);
    importer = new CensusImporter(core.db, new FoundStreetImporter(core.db));
    // What the hub had before: the street with its accents, and a district of it.
    await new GazetteerImporter(core.db).importCsv(
      HUB,
      'street;city;state;district;from_latitude;from_longitude\nRua dos Ipês;Campo Grande;MS;Centro;-20,4601;-54,6185\n',
    );
    await importer.import(HUB, { pieces: piecesOf(ROWS), city: CITY });
  });
  afterAll(() => core.close());
  const find = (address: string) => gazetteer.geocode(HUB, { address });

  it.each([
    ['Rua dos Ipês, 20', -54.619, -20.46],
    ['R. dos Ipes 40 apto 101 bloco B - Centro', -54.617, -20.46],
    ['rua dos ipês nº 31, Campo Grande - MS', -54.618, -20.4602],
    ['Av. Dr. Fernando Melo, 1300', -54.609, -20.47],
    ['Avenida Doutor Fernado Mello 1200', -54.61, -20.47],
    ['79002-020, 1300', -54.609, -20.47],
    ['CEP 79002010, número 11', -54.62, -20.4602],
    ['Rua dos Ipês, 10 - Vila Nasser', -54.65, -20.42],
  ])('finds the door of %s', async (address, longitude, latitude) => {
    expect(await find(address)).toMatchObject({
      precision: 'house',
      longitude,
      latitude,
      state: 'MS',
      city: CITY,
    });
  });

  it('places an unknown number between its neighbours of the same side, and says so', async () => {
    const found = await find('Rua dos Ipês, 30');
    expect(found).toMatchObject({ precision: 'stretch', latitude: -20.46, postalCode: '79002010' });
    expect(found?.longitude).toBeCloseTo(-54.618, 6);
    expect(await find('Rua dos Ipês, 21')).toMatchObject({ precision: 'stretch', latitude: -20.4602 });
    expect(await find('Rua dos Ipês, 22')).toMatchObject({ precision: 'stretch', latitude: -20.46 });
    expect(await find('Rua dos Ipês, 900')).toMatchObject({ precision: 'street' });
    expect(await find('Rua dos Ipês')).toMatchObject({ precision: 'street', number: null });
  });

  it('doubles no street, and keeps the name with its accents', async () => {
    const streets = () =>
      core.db.query<{ name: string }>('select name from streets where hub_id = $1 order by name, district', [
        HUB,
      ]);
    const before = await streets();
    expect(before.map(({ name }) => name)).toEqual([
      'Avenida Doutor Fernando Melo',
      'Rua dos Ipes',
      'Rua dos Ipês',
    ]);
    const again = await importer.import(HUB, { pieces: piecesOf(ROWS), city: 'campo grande' });
    expect(again).toMatchObject({ addresses: 11, skipped: 1, streets: 3, houses: 8 });
    expect(await streets()).toEqual(before);
  });

  it('says nothing where a CEP has several streets and none has the number alone', async () => {
    const town = { ...IPES, CEP: '79500000', DSC_LOCALIDADE: '' };
    await importer.import(HUB + 1, {
      pieces: piecesOf([
        door({ ...town, NOM_SEGLOGR: 'A' }, 10, -51, -21),
        door({ ...town, NOM_SEGLOGR: 'B' }, 10, -51.01, -21),
        door({ ...town, NOM_SEGLOGR: 'B' }, 12, -51.011, -21),
      ]),
      city: 'Vila Pequena',
    });
    const at = (address: string) => gazetteer.geocode(HUB + 1, { address });
    expect(await at('79500-000, 10')).toBeNull();
    expect(await at('79500-000, 12')).toMatchObject({ street: 'Rua B', precision: 'house' });
  });

  it('refuses a file that is not of the census, and one without addresses', async () => {
    const failure = async (text: string) => {
      const pieces = Readable.from([Buffer.from(text)]);
      const error: unknown = await importer
        .import(HUB, { pieces, city: CITY })
        .catch((caught: unknown) => caught);
      return isDomainError(error, 'invalid_value') ? String(error.facts['lines']) : error;
    };
    expect(await failure('rua;numero\nA;1\n')).toMatch(/no CNEFE of 2022: it lacks COD_UF, CEP/);
    expect(await failure([...censusFile([])].join(''))).toBe('the file has no addresses');
  });
});
