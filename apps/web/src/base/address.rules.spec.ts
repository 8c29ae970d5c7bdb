import { withNumber } from './address.rules.js';

it.each([
  ['Rua Augusta', 'Rua Augusta, 100'],
  ['Rua Augusta - Consolação, São Paulo', 'Rua Augusta, 100 - Consolação, São Paulo'],
  [' Rua Augusta, Consolação', 'Rua Augusta, 100, Consolação'],
])('puts the number of a house behind the street of %s', (address, numbered) => {
  expect(withNumber(address, ' 100 ')).toBe(numbered);
});
