import { centsOf } from './wallet.rules.js';

describe('a typed amount', () => {
  it.each([
    ['12', 1_200],
    ['12,5', 1_250],
    ['12.50', 1_250],
    ['R$ 1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1.000', 100_000],
    ['0,01', 1],
  ])('%s', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it.each(['', '0', '-5', '1,234', '1.23.4', 'doze', '12,345'])('is not %p', (typed) => {
    expect(centsOf(typed)).toBeNull();
  });
});
