import { act, renderHook } from '@testing-library/react';
import { go } from '../base/router.js';
import { idIn, isFiltered, oneOf, tabIn, recordIn, show, typed, useOpened, useSearch } from './search.js';

const SEARCH = {
  state: oneOf('estado', ['due', 'sent']),
  situation: oneOf('situacao', ['all', 'blocked'], 'all'),
  part: tabIn('parte', { list: null, map: 'mapa' }),
  shop: idIn('loja'),
  words: typed('busca'),
};
const NOTHING = { state: null, situation: 'all', part: 'list', shop: null, words: '' };
const ORDER = recordIn('pedido');

const open = (query: string) => act(() => go(`/painel${query}`));

describe('what a screen reads of its address', () => {
  it('is typed, and what the screen does not know is as if it were not there', () => {
    open('?estado=due&situacao=blocked&parte=mapa&loja=7&busca=+a+');
    const { result } = renderHook(() => useSearch(SEARCH));
    const read = { state: 'due', situation: 'blocked', part: 'map', shop: 7, words: 'a' };
    expect(result.current).toEqual(read);
    open('?estado=lost&situacao=1&parte=list&loja=abc');
    expect(result.current).toEqual(NOTHING);
    expect([isFiltered(SEARCH, result.current), isFiltered(SEARCH, { ...result.current, shop: 7 })]).toEqual([
      false,
      true,
    ]);
  });

  it('is shown in the address without what is usual', () => {
    open('?de=2026-03-01');
    act(() => show(SEARCH, { shop: 7, part: 'map', words: 'a' }));
    expect(location.search).toBe('?de=2026-03-01&loja=7&parte=mapa&busca=a');
    act(() => show(SEARCH, { shop: null, part: 'list', words: '' }));
    expect(location.search).toBe('?de=2026-03-01');
  });

  it('opens one record after the other in one entry of the history; what is no id is a record that is not found', () => {
    open('?pedido=abc');
    const { result } = renderHook(() => useOpened(ORDER));
    expect(result.current[0]).toBe(0);
    open('');
    expect(result.current[0]).toBeNull();
    const before = history.length;
    act(() => result.current[1](3));
    act(() => result.current[1](4));
    expect([result.current[0], history.length - before]).toEqual([4, 1]);
  });
});
