import { nestedFields } from './form-fields.js';

describe('the fields of a form', () => {
  it('nest as PHP writes them', () => {
    const flat = {
      forma_pagamento: 'D',
      'partida[endereco]': 'Rua A, 1',
      'partida[lat]': '-22.9',
      'paradas[0][endereco_parada]': 'Rua B, 2',
      'paradas[1][endereco_parada]': 'Rua C, 3',
      'categorias[]': ['1', '2'],
    };
    expect(nestedFields(flat)).toEqual({
      forma_pagamento: 'D',
      partida: { endereco: 'Rua A, 1', lat: '-22.9' },
      paradas: [{ endereco_parada: 'Rua B, 2' }, { endereco_parada: 'Rua C, 3' }],
      categorias: ['1', '2'],
    });
  });

  it('keep the last of a name given twice, and odd names as they are', () => {
    expect(nestedFields({ id: ['1', '2'], 'a[b': 'x', '[c]': 'y' })).toEqual({
      id: '2',
      'a[b': 'x',
      '[c]': 'y',
    });
  });

  it('never reach a prototype', () => {
    const read = nestedFields(
      JSON.parse('{"__proto__[polluted]": "1", "constructor[prototype][polluted]": "1"}'),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});
