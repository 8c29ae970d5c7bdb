import { movedTo } from './moved.rules.js';

describe('an address of before', () => {
  const moved = (address: string) => {
    const [path = '', query = ''] = address.split('?');
    return movedTo(path, new URLSearchParams(query));
  };

  it('leads to where its part is now, with what else it said', () => {
    expect(moved('/painel/entregadores?parte=saques&estado=completed')).toBe(
      '/painel/dinheiro?estado=completed&parte=withdrawals',
    );
    expect(moved('/painel/dinheiro?parte=entries')).toBeNull();
    expect(moved('/painel')).toBeNull();
  });
});
