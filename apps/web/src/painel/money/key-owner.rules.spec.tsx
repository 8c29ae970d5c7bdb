import { isAnother } from './withdrawal-table.part.js';

describe('the owner of a courier’s key', () => {
  it.each([
    ['Érica Souza', 'ERICA DE SOUZA LIMA', false],
    ['Bruno Tavares', 'BRUNO', false],
    ['Bruno', 'Bruno Tavares Lima', false],
    ['Bruno Tavares', 'MARIA TAVARES', true],
    ['Bruno Tavares', 'BRUNO SOUZA', true],
    ['Bruno Tavares', 'LANCHES DO BRUNO LTDA', true],
  ])('%s, named %s by the bank: another %s', (name, keyOwner, another) => {
    expect(isAnother(name, keyOwner)).toBe(another);
  });
});
