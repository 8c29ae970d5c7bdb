import { distanceMeters, GazetteerImporter, isDomainError, parseAddress } from '#domain';
import { Gazetteer } from './gazetteer.service.js';
import { KnownAddresses } from './known-addresses.service.js';
import { demoGazetteerCsv, demoStreets } from '../../testing.js';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

const HUB = 10_001;
const OTHER_HUB = 10_002;

const EXTRA = `street;city;state;district;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;postal_code
Rua Treze de Maio;Campinas;SP;Centro;-22,9000;-47,0600;-22,9050;-47,0600;1;500;both;13998-001
Rua Treze de Maio;Valinhos;SP;Centro;-22,9700;-47,0000;-22,9750;-47,0000;1;500;both;13998-002
Rua Doutor João Pessoa;Campinas;SP;Centro;-22,9100;-47,0600;-22,9150;-47,0600;1;500;odd;13998-003
Rua Doutor João Pessoa;Campinas;SP;Centro;-22,9100;-47,0610;-22,9150;-47,0610;2;500;even;13998-004
"Rua ""B"", Gleba";Campinas;SP;;-22,9200;-47,0700;;;;;;
Rua 7;Campinas;SP;Jardim Novo;-22,9300;-47,0800;-22,9310;-47,0800;1;100;;13998-007
Rua 8;Campinas;SP;Jardim Novo;-22,9400;-47,0800;-22,9410;-47,0800;1;100;;13998-008
`;

describe('the gazetteer', () => {
  let core: TestCore;
  let gazetteer: Gazetteer;
  let importer: GazetteerImporter;

  beforeAll(async () => {
    core = await testCore();
    gazetteer = new Gazetteer(core.db, core.clock);
    importer = new GazetteerImporter(core.db);
    await importer.importCsv(HUB, demoGazetteerCsv());
    await importer.importCsv(HUB, EXTRA);
  });
  afterAll(() => core.close());

  const find = (address: string) => gazetteer.geocode(HUB, { address });

  it.each([
    ['Rua Sabiá Azul, 405', 'Rua Sabiá Azul', '405', 'stretch'],
    ['R. Sabia Azul 405', 'Rua Sabiá Azul', '405', 'stretch'],
    ['sabiá azul, 405 - Vila Passarada, Campinas - SP', 'Rua Sabiá Azul', '405', 'stretch'],
    ['RUA SABIÁ AZUL', 'Rua Sabiá Azul', null, 'street'],
    ['Rua Sabiá Azul, s/n, Campinas', 'Rua Sabiá Azul', null, 'street'],
    ['Rua Sabia Azull, 405', 'Rua Sabiá Azul', '405', 'stretch'],
    ['Rua Sabia do Sertao 10 Vila Passarada Campinas SP', 'Alameda Sabiá do Sertão', '10', 'stretch'],
    ['Av Pitangueira da Ladera, 99', 'Avenida Pitangueira da Ladeira', '99', 'stretch'],
    ['Tv Goiabera do Quintal', 'Travessa Goiabeira do Quintal', null, 'street'],
    ['Rua Jaboticabeira do Quintal, 12', 'Rua Jabuticabeira do Quintal', '12', 'stretch'],
    ['Rua Telescopio Mestre Anisio 44', 'Travessa Telescópio do Mestre Anísio', '44', 'stretch'],
    ['rua 13 de maio, 10, Campinas', 'Rua Treze de Maio', '10', 'stretch'],
    ['R. Dr. Joao Pessoa 11', 'Rua Doutor João Pessoa', '11', 'stretch'],
    ['Rua Sabiá Azul, 4000', 'Rua Sabiá Azul', '4000', 'street'],
  ])('finds %s', async (text, street, number, precision) => {
    expect(await find(text)).toMatchObject({ street, number, precision });
  });

  it('places a house number along its stretch and on its side', async () => {
    const odd = await find('Rua Doutor João Pessoa, 250, Campinas');
    expect(odd?.longitude).toBe(-47.061);
    expect(odd?.latitude).toBeCloseTo(-22.9125, 3);
    expect((await find('Rua Doutor João Pessoa, 251'))?.postalCode).toBe('13998003');
  });

  it('finds the streets of a quarter by what people leave out, shorten and misspell', async () => {
    const streets = [...new Map(demoStreets().map((line) => [line.street, line])).values()];
    expect(streets.length).toBeGreaterThanOrEqual(200);
    const misses: string[] = [];
    for (const line of streets.filter((_, i) => i % 4 === 0)) {
      for (const text of spellings(line.street)) {
        const found = await find(text);
        if (found?.street !== line.street) misses.push(`${text} → ${found?.street ?? 'nothing'}`);
      }
    }
    expect(misses).toEqual([]);
  });

  it('finds a street that was imported, or taught by an order, since the last search', async () => {
    const fresh =
      'street,city,state,from_latitude,from_longitude\nRua Guabiroba do Cerrado,Campinas,SP,-22.9,-47.06\n';
    expect(await find('Rua Guabirobba do Cerrado, 5')).toBeNull();
    await importer.importCsv(HUB, fresh);
    expect(await find('Rua Guabirobba do Cerrado, 5')).toMatchObject({ street: 'Rua Guabiroba do Cerrado' });
    const orders = new KnownAddresses(core.db, core.clock, gazetteer);
    orders.learn(HUB, { address: 'Rua Mandacaru da Caatinga, 7' }, { latitude: -22.9, longitude: -47.06 });
    await orders.flush();
    expect(await find('Rua Mandacarru da Caatinga, 7')).toMatchObject({
      street: 'Rua Mandacaru da Caatinga',
    });
  });

  it('is not led to another street by a CEP alone, but by a CEP and half a name', async () => {
    expect(await find('13998-003')).toMatchObject({ street: 'Rua Doutor João Pessoa' });
    expect(await find('Rua Inexistente, 5, 13998-003')).toBeNull();
    expect(await find('Rua J. Pesoa, 5, 13998-003')).toMatchObject({ street: 'Rua Doutor João Pessoa' });
    expect(await find('Rua J. Pesoa, 5')).toBeNull();
  });

  it('distinguishes cities and states', async () => {
    expect(await find('Rua Treze de Maio, 10, Valinhos')).toMatchObject({ city: 'Valinhos' });
    expect(await find('Rua Treze de Maio, 10, Campinas - SP')).toMatchObject({ city: 'Campinas' });
    expect(await find('Rua Sabiá Azul, 405, Valinhos')).toBeNull();
    expect(await find('Rua Sabiá Azul, 405, Campinas - RJ')).toBeNull();
    expect(await find('Rua Sabiá Azul, 405, Curitiba')).toBeNull();
    expect(await find('Rua Sabiá Azul, 405, Sorocaba - SP')).toBeNull();
    expect(await find('Rua Sabiá Azul, 405, Campinnas - SP')).not.toBeNull();
    expect(await gazetteer.geocode(HUB, { street: 'Sabiá Azul', number: '405', city: 'Santos' })).toBeNull();
    expect(
      await gazetteer.geocode(HUB, { street: 'Sabiá Azul', number: '405', state: 'BR-SP' }),
    ).not.toBeNull();
  });

  it('takes no number for one of a street that ends long before it, nor a house for one of another large city', async () => {
    expect(await find('Rua Sabiá Azul, 99999')).toBeNull();
    for (const city of ['Osasco', 'osasco', 'Santa Bárbara d’Oeste'])
      expect(await find(`Rua Sabiá Azul, 405 - ${city}`)).toBeNull();
    for (const part of ['Vila Passarada', 'Jardim Desconhecido', 'perto da padaria', 'Blumenau'])
      expect(await find(`Rua Sabiá Azul, 405 - ${part}`)).toMatchObject({ street: 'Rua Sabiá Azul' });
    const meant = (address: string) => gazetteer.streetMeant(HUB, { address });
    expect(await meant('Rua Sabiá Azul, 99999')).toBe('Rua Sabiá Azul - Vila Passarada, Campinas');
    expect(await meant('Rua Sabiá Azul, 405 - Osasco')).toBe('Rua Sabiá Azul - Vila Passarada, Campinas');
    expect(await meant('Rua Inexistente, 5')).toBeNull();
  });

  it('does not confuse numbered streets, and finds nothing for nonsense', async () => {
    expect(await find('Rua 7, 50')).toMatchObject({ street: 'Rua 7' });
    expect(await find('Rua 9, 50')).toBeNull();
    for (const text of ['', ' ', 'asdf qwer', '😀\u0000', 'Rua', '99999-999', "'; drop table streets; --"]) {
      expect(await find(text)).toBeNull();
    }
  });

  it('names the nearest known streets where nothing fits', async () => {
    const near = async (address: string) =>
      (await gazetteer.nearestStreets(HUB, parseAddress({ address }), 3)).map(({ street }) => street.name);
    expect(await find('Rua Sabias Azulados da Serra, 10')).toBeNull();
    expect(await near('Rua Sabias Azulados da Serra, 10')).toContain('Rua Sabiá Azul');
    expect(await near('')).toEqual([]);
  });

  it('keeps hubs apart', async () => {
    expect(await gazetteer.geocode(OTHER_HUB, { address: 'Rua Sabiá Azul, 405' })).toBeNull();
  });

  it('can import the same file again without a second street', async () => {
    const count = () =>
      core.db.first('select (select count(*) from streets) s, (select count(*) from street_stretches) t');
    const before = await count();
    expect(await importer.importCsv(HUB, EXTRA)).toEqual({ streets: 6, stretches: 7 });
    expect(await count()).toEqual(before);
  });

  it('refuses a bad file whole and names the lines', async () => {
    const bad = `street,city,state,from_latitude,from_longitude,postal_code\nRua A,Campinas,SP,-22.9,-47,\nRua B,Campinas,XX,-22.9,-200,12\nRua C,1,Campinas,SP,-22.9,-47,13000000\n`;
    const error: unknown = await importer.importCsv(OTHER_HUB, bad).catch((e: unknown) => e);
    expect(isDomainError(error, 'invalid_value') && error.facts['lines']).toEqual([
      'line 3: state is not a Brazilian state; from_longitude is not a coordinate; postal_code is not a CEP of eight digits',
      'line 4: has more values than columns',
    ]);
    await expect(importer.importCsv(OTHER_HUB, 'street,"city')).rejects.toThrow('invalid_value');
    await expect(importer.importCsv(OTHER_HUB, '')).rejects.toThrow('invalid_value');
    expect(await core.db.query('select 1 from streets where hub_id = $1', [OTHER_HUB])).toEqual([]);
  });

  it('answers again from memory, and from the database once that is old', async () => {
    const first = await find('Rua Arara Azul, 1');
    expect(await find('Rua Arara Azul, 1')).toBe(first);
    core.clock.advance({ minutes: 2 });
    const later = await find('Rua Arara Azul, 1');
    expect(later).not.toBe(first);
    expect(later).toEqual(first);
  });

  it('searches through indexes however many streets there are', async () => {
    await core.db.execute('analyze streets; analyze street_stretches; set enable_seqscan = off');
    const plan = await core.db.query<Record<string, string>>(
      `explain select * from streets where hub_id = ${String(HUB)} and name_key = 'sabia azul'`,
    );
    expect(JSON.stringify(plan)).toContain('streets_hub_id_name_key');
    await core.db.execute('reset enable_seqscan');
  });
});

/** Ways to write `Rua Sabiá da Manhã` that people use. */
function spellings(street: string): string[] {
  const short = street
    .replace(/^Rua/, 'R.')
    .replace(/^Avenida/, 'Av.')
    .replace(/^Alameda/, 'Al.')
    .replace(/^Travessa/, 'Tv.');
  const plain = short.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = street.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const middle = Math.floor(longest.length / 2);
  const dropped = street.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
  const doubled = street.replace(
    longest,
    longest.slice(0, middle) + (longest[middle] ?? '') + longest.slice(middle),
  );
  const typeless = words.slice(1).join(' ');
  return [
    `${short}, 100`,
    `${plain} 100`,
    plain,
    `${dropped}, 7 - Campinas/SP`,
    `${doubled} 7`,
    `${typeless}, 7`,
  ];
}

it('converts degrees to metres, so that a demo street is about as long as its numbers say', () => {
  const [first] = demoStreets();
  const street = demoStreets().filter((line) => line.street === first?.street);
  const length = street.reduce(
    (sum, line) =>
      sum +
      distanceMeters(
        { latitude: line.fromLatitude, longitude: line.fromLongitude },
        { latitude: line.toLatitude, longitude: line.toLongitude },
      ),
    0,
  );
  expect(Math.abs(length / (street.at(-1)?.numberTo ?? 0) - 1)).toBeLessThan(0.1);
});
