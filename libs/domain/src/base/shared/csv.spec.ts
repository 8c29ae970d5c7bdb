import { parseCsv } from './index.js';

describe('a CSV file', () => {
  it('is read by column name, with comma or semicolon', () => {
    const row = { line: 2, values: { name: 'Rua A', number: '10' } };
    expect(parseCsv('Name, Number\nRua A,10\n')).toEqual([row]);
    expect(parseCsv('\uFEFFname;number\r\nRua A; 10 ')).toEqual([row]);
  });

  it('has quoted fields with separators, quotes and line breaks, and the first line of each record', () => {
    expect(parseCsv('name,note\n"Rua ""A"", 1","two\nlines"\n\n , \nRua B\n')).toEqual([
      { line: 2, values: { name: 'Rua "A", 1', note: 'two\nlines' } },
      { line: 6, values: { name: 'Rua B', note: '' } },
    ]);
  });

  it('says which records have more values than there are columns; blank ones do not count', () => {
    const rows = parseCsv('name,address\nAna,Rua A, 10\nBia,"Rua B, 20",,\n');
    expect(rows.map(({ values, surplus }) => [values['address'], surplus])).toEqual([
      ['Rua A', true],
      ['Rua B, 20', undefined],
    ]);
  });

  it('may have one column, whose values have commas', () => {
    expect(parseCsv('address\nRua A, 10; fundos\n').map(({ values }) => values)).toEqual([
      { address: 'Rua A, 10; fundos' },
    ]);
  });

  it('is refused when a quote is not closed, with its line', () => {
    expect(() => parseCsv('name\n"Rua A')).toThrow(/^line \d+: a quote inside a field is not closed$/);
    expect(() => parseCsv('name\nRua "A" B')).toThrow(SyntaxError);
  });

  it('may be empty', () => {
    expect(parseCsv('')).toEqual([]);
    expect(parseCsv('name\n')).toEqual([]);
  });
});
