import { lacksNumber } from './address-line.rules.js';

describe('an address without a number', () => {
  it.each([
    ['Rua das Acácias', true],
    ['Rua das Acácias, Centro, Campinas - SP', true],
    ['Rua Treze de Maio', true],
    ['Rua das Acácias, 120', false],
    ['Rua das Acácias, s/n', false],
    ['Rua das Acácias sn', false],
    ['Rua das Acácias, sem número', false],
    ['Rodovia Anhanguera, km 103', false],
    ['Rua 7, quadra 3, lote 5', false],
  ])('%s: %s', (address, lacks) => {
    expect(lacksNumber({ address })).toBe(lacks);
  });

  it('may have it in a field of its own', () => {
    expect(lacksNumber({ street: 'Rua das Acácias', number: '120' })).toBe(false);
    expect(lacksNumber({ street: 'Rua das Acácias', number: 'S/N' })).toBe(false);
    expect(lacksNumber({ street: 'Rua das Acácias', number: null })).toBe(true);
  });
});
