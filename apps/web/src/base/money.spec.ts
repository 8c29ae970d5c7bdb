import { formsOf } from './money.js';

describe('amounts and numbers', () => {
  it.each([
    ['pt-BR', 'R$\u00a012.345,60', '1,5 km', '12,50', '1.234,5', 'R$ 12,3\u00a0mil'],
    ['en-GB', 'R$12,345.60', '1.5 km', '12.50', '1,234.5', 'R$ 12.3k'],
  ])('are written as %s writes them', (language, amount, way, typed, number, short) => {
    const { distance, money, numeral, reais, shortMoney } = formsOf(language);
    expect([
      money(1_234_560),
      distance(1_480),
      reais(1_250),
      numeral(1_234.5),
      shortMoney(1_234_560),
    ]).toEqual([amount, way, typed, number, short]);
  });

  it.each([
    [
      'pt-BR',
      {
        '12,50': 1_250,
        '12.5': 1_250,
        'R$ 1.234,56': 123_456,
        '1,234.56': 123_456,
        '1.000': 100_000,
        '1,000': null,
      },
    ],
    [
      'en-GB',
      {
        '12.50': 1_250,
        '12,5': 1_250,
        'R$ 1,234.56': 123_456,
        '1.234,56': 123_456,
        '1,000': 100_000,
        '1.000': null,
      },
    ],
  ])('that are typed are read as %s writes them', (language, typed) => {
    const { centsOf } = formsOf(language);
    expect(Object.fromEntries(Object.keys(typed).map((text) => [text, centsOf(text)]))).toEqual(typed);
  });
});
