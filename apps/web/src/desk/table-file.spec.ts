import { csvOf, sheetText } from './table-file.js';

describe('the file of a table', () => {
  it('holds the columns that have a text, as the Excel of Brazil reads them, and no formula it would run', () => {
    const columns = [
      { name: 'Loja', text: ({ name }: { name: string }) => name },
      { name: '', cell: () => 'a button' },
      { name: 'Saldo', text: () => -12.5 },
    ];
    expect(csvOf(columns, [{ name: 'Pão, "quente"' }, { name: '=SUM(A1)' }, { name: '=1+1' }])).toBe(
      '\uFEFFLoja;Saldo\r\n"Pão, ""quente""";-12,5\r\n\'=SUM(A1);-12,5\r\n\'=1+1;-12,5\r\n',
    );
  });

  it('quotes what its separator is in', () => {
    expect(sheetText([['=1+1', '+55 19', '-x', 'a;b']])).toBe('\uFEFF\'=1+1;+55 19;\'-x;"a;b"\r\n');
  });
});
