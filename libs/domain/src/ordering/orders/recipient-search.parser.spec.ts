import { parseRecipientSearch } from './recipient-window.rules.js';

describe('a search for a recipient', () => {
  it.each([
    ['José da Silva', ['n/jose', 'n/da', 'n/silva']],
    ["D'Ávila; drop", ['n/d', 'n/avila', 'n/drop']],
    ['Rua 12345', ['n/rua', 'n/12345']],
    ['12', ['n/12']],
  ])('%s: all words of a name', (text, words) => {
    expect(parseRecipientSearch(text)).toEqual({ words, joinedBy: '&' });
  });

  it('of digits alone: the beginning or the end of a phone', () => {
    expect(parseRecipientSearch('(19) 9888')).toEqual({ words: ['p/199888', 'r/888991'], joinedBy: '|' });
  });

  it('has something to search for', () => {
    expect(parseRecipientSearch("'& |")).toBeNull();
  });
});
