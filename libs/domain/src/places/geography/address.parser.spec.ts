import { expectWithin } from '../../../../../test/support/test-mode.js';
import { houseNumber, missingParts, parseAddress } from './address.parser.js';
import type { AddressText } from './geocoder.port.js';

/** Only what the text says: street words (with type), number, city, state, CEP. */
function read(address: string | AddressText) {
  const parsed = parseAddress(typeof address === 'string' ? { address } : address);
  const { type, words } = parsed.street;
  return [type, words.join(' '), parsed.number, parsed.city, parsed.state, parsed.postalCode];
}

describe('parseAddress', () => {
  it.each([
    ['Rua das Acácias, 120', ['rua', 'acacias', 120, null, null, null]],
    [
      'R. das Acácias, nº 120 - Centro, Campinas - SP, 13010-001',
      ['rua', 'acacias', 120, 'Campinas', 'SP', '13010001'],
    ],
    [
      'Av. Dr. João Pessoa 1500, Campinas/SP CEP: 13.010-001',
      ['avenida', 'doutor joao pessoa', 1500, 'Campinas', 'SP', '13010001'],
    ],
    ['Rua 13 de Maio, 250', ['rua', '13 maio', 250, null, null, null]],
    ['Rua 13 de Maio 250 Centro', ['rua', '13 maio', 250, null, null, null]],
    ['Rua Treze de Maio', ['rua', '13 maio', null, null, null, null]],
    ['Avenida 9 de Julho', ['avenida', '9 julho', null, null, null, null]],
    ['Rua 7, 120', ['rua', '7', 120, null, null, null]],
    ['Rua 7 120', ['rua', '7', 120, null, null, null]],
    ['Rua 7', ['rua', '7', null, null, null, null]],
    ['120, Rua das Acácias', ['rua', 'acacias', 120, null, null, null]],
    ['Pça. da Sé s/n, São Paulo - SP', ['praca', 'se', null, 'São Paulo', 'SP', null]],
    ['Al. Santos, 45-B, apto 12', ['alameda', 'santos', 45, null, null, null]],
    ['Rua das Acácias 120 apto 34', ['rua', 'acacias', 120, null, null, null]],
    ['Rua das Acácias n 120, Campinas SP', ['rua', 'acacias', 120, 'Campinas', 'SP', null]],
    ['Avenida Brasil, 10, Campinas - SP, Brasil', ['avenida', 'brasil', 10, 'Campinas', 'SP', null]],
    ['tv. sto. antonio 8', ['travessa', 'santo antonio', 8, null, null, null]],
    ['Rua D. Pedro II, 77', ['rua', 'dom pedro 2', 77, null, null, null]],
    ['13010-001', [null, '', null, null, null, '13010001']],
    ['', [null, '', null, null, null, null]],
    ['\u0000😀,,, - /', [null, '', null, null, null, null]],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('lets parts given apart win over the line', () => {
    const parts = {
      address: 'Rua Errada, 1, Valinhos - MG',
      street: 'R. das Acácias',
      number: '120-A',
      city: 'Campinas',
      state: 'BR-SP',
      postalCode: '13010001',
    };
    expect(read(parts)).toEqual(['rua', 'acacias', 120, 'Campinas', 'SP', '13010001']);
  });

  it('takes the number out of the street field when its own is empty', () => {
    expect(read({ street: 'Rua das Acácias, 120', number: 'S/N' })).toEqual([
      'rua',
      'acacias',
      120,
      null,
      null,
      null,
    ]);
  });

  it('keeps what it cannot place as hints, without complements', () => {
    expect(parseAddress({ address: 'Rua X, 10, Jardim Novo, apto 3' }).hints).toEqual(['Jardim Novo']);
  });

  it('stays linear on hostile text', () => {
    const hostile = `Rua ${'1 a '.repeat(5_000)}${' - '.repeat(5_000)}`;
    const before = process.cpuUsage();
    parseAddress({ address: hostile });
    const { user, system } = process.cpuUsage(before);
    expectWithin((user + system) / 1_000, 500);
  });
});

describe('houseNumber', () => {
  it.each([
    ['120', 120],
    ['nº 120-B', 120],
    ['S/N', null],
    ['', null],
    [null, null],
  ])('reads %s', (text, expected) => {
    expect(houseNumber(text)).toBe(expected);
  });
});

it('keeps no control characters, which PostgreSQL would refuse', () => {
  expect(parseAddress({ street: 'Rua\u0000 X', city: 'A\u0001B' })).toMatchObject({
    streetText: 'Rua X',
    city: 'A B',
  });
});

describe('parts of an address that only its text contains', () => {
  it('are street, number, district, city, state and postal code', () => {
    expect(
      missingParts({ address: 'Rua das Acácias, 120, Apto 3, Centro, Campinas - SP, 13010-001' }),
    ).toEqual({
      street: 'Rua das Acácias',
      number: '120',
      district: 'Centro',
      city: 'Campinas',
      state: 'SP',
      postalCode: '13010001',
    });
  });

  it('leave what the caller sent apart', () => {
    const address = 'Av. Brasil 90 - Centro, Campinas - SP';
    expect(missingParts({ address, city: 'Valinhos', district: 'Vila Nova' })).toEqual({
      street: 'Av. Brasil',
      number: '90',
      district: null,
      city: null,
      state: 'SP',
      postalCode: null,
    });
  });

  it('are none for a text that names no street', () => {
    for (const text of [{ address: 'Portaria do clube' }, { street: 'Rua A' }])
      expect(new Set(Object.values(missingParts(text)))).toEqual(new Set([null]));
  });
});
