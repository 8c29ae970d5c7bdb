import { parseRecipientSearch } from './recipient-search.parser.js';

describe('a search for a recipient', () => {
  it.each([
    ['José da Silva', "'7/n/jose':* & '7/n/da':* & '7/n/silva':*"],
    ["D'Ávila; drop", "'7/n/d':* & '7/n/avila':* & '7/n/drop':*"],
    ['(19) 9888', "'7/p/199888':* | '7/r/888991':*"],
    ['Rua 12345', "'7/n/rua':* & '7/n/12345':*"],
    ["'& |", null],
    ['12', "'7/n/12':*"],
  ])('%s', (text, query) => {
    expect(parseRecipientSearch(7, text)).toBe(query);
  });
});
