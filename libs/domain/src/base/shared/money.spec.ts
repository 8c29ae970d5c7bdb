import fc from 'fast-check';
import { parseDecimal, parseReais, roundReais } from './money.js';

describe('reading reais', () => {
  it.each([
    [89.69999999999999, 8970],
    [120.19999999999999, 12020],
    [29.889999999999997, 2989],
    [0.1 + 0.2, 30],
    ['89.69999999999999', 8970],
    [-0.30000000000000004, -30],
    [1e-9, 0],
    ['10.', 1000],
    ['+7.5', 750],
  ])('reads %p, float noise and all, as %p cents', (input, expected) => {
    expect(parseReais(input)).toBe(expected);
  });

  it.each([10.999, 1.005, '0.001', 59.9000001, '', ' ', '1,50', '1e3', NaN, Infinity, null, true, [1], {}])(
    'refuses %p',
    (input) => {
      expect(parseReais(input)).toBeNull();
    },
  );

  it('reads every sum of amounts as the sum of their cents', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, (all) => {
        const sum = all.reduce((total, amount) => total + amount / 100, 0);
        expect(parseReais(sum)).toBe(all.reduce((total, amount) => total + amount, 0));
      }),
    );
  });

  it('counts a millionth of the last allowed digit as noise, whatever that digit is', () => {
    expect([
      parseDecimal(1.2345, 4),
      parseDecimal(1.23449999999999, 4),
      parseDecimal(1.23456, 4),
      parseDecimal(3, 0),
      parseDecimal(2.9999999999, 0),
    ]).toEqual([12345, 12345, null, 3, 3]);
    expect([parseReais('1.0000000099'), parseReais('1.00000001'), parseReais('1.00999999')]).toEqual([
      100,
      null,
      null,
    ]);
  });

  it('rounds to the cent where any number is taken', () => {
    const rounded = [10.999, '10.004', 1.005, '120.19999999999999', -0.005, 12, 'doze', null].map(roundReais);
    expect(rounded).toEqual([1100, 1000, 101, 12020, -1, 1200, null, null]);
  });
});
