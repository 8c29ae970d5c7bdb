import { fitting, pdfOf, textWidth } from './pdf.document.js';

describe('a PDF of texts', () => {
  const text = (words: string) => ({ x: 48, y: 48, text: words, size: 9 });
  const file = pdfOf('Extrato (março)', [[text('Padaria “Pão” – 1')], [text('b\\c'), text('日')]]).toString(
    'latin1',
  );

  it('says where each object begins, and where the table does', () => {
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const starts = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(starts).toHaveLength(9);
    for (const [at, start] of starts.entries())
      expect(file.slice(start).startsWith(`${String(at + 1)} 0 obj\n`)).toBe(true);
    for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
      expect(content).toHaveLength(Number(length));
  });

  it('writes accents, quotes and brackets as readers expect them, and what it has no letter for as such', () => {
    expect(file).toContain('(Padaria \x93P\xe3o\x94 \x96 1) Tj');
    expect(file).toContain('(b\\\\c) Tj');
    expect(file).toContain('(?) Tj');
    expect(file).toContain('/Title (Extrato \\(mar\xe7o\\))');
  });

  it('cuts a text where it no longer fits', () => {
    expect(textWidth('10,00', 10)).toBeCloseTo(25.02);
    const cut = fitting('Repasse do pedido muito comprido', 9, 80);
    expect(cut).toMatch(/^Repasse.+…$/);
    expect(textWidth(cut, 9)).toBeLessThanOrEqual(80);
    expect(fitting('curto', 9, 80)).toBe('curto');
  });
});
