import { decodeText, faultySheet, isWorkbook } from './sheet-file.rules.js';

const heads = 'nome;telefone;endereco;complemento;recado;pedido;cobrar';

it('writes the faulty lines in the columns of the sheet, each with what is wrong with it', () => {
  const delivery = { name: 'Bia; a de cima', phone: '8888', address: 'Rua Um, 1', complement: null };
  const rest = { instructions: null, externalId: 'A-1', collectCents: 1_250 };
  const rows = [
    { delivery: { ...delivery, ...rest }, fault: 'phone_invalid' },
    { delivery: { ...delivery, ...rest }, fault: null },
  ];
  const lines = faultySheet(rows, (fault) => `por quê: ${fault}`, { heads, problem: 'problema' }).split(
    '\r\n',
  );
  expect(lines).toEqual([
    '\uFEFFnome;telefone;endereco;complemento;recado;pedido;cobrar;problema',
    '"Bia; a de cima";8888;Rua Um, 1;;;A-1;12,50;por quê: phone_invalid',
    '',
  ]);
});

it('knows a workbook from a sheet of text', () => {
  const text = (written: string) => new TextEncoder().encode(written);
  expect([
    isWorkbook(text('PK\u0003\u0004…')),
    isWorkbook(text('PK;endereco')),
    isWorkbook(text('')),
  ]).toEqual([true, false, false]);
  expect(isWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true);
});

describe('the text of a chosen file', () => {
  const TEXT = 'João;Praça São José, 10';

  it('is read as UTF-8, with or without a mark', () => {
    const bytes = Buffer.from(TEXT, 'utf8');
    expect(decodeText(bytes)).toBe(TEXT);
    expect(decodeText(Buffer.from(`\uFEFF${TEXT}`, 'utf8'))).toBe(TEXT);
  });

  it('is read as Excel writes CSV in Brazil', () => {
    expect(decodeText(Buffer.from(TEXT, 'latin1'))).toBe(TEXT);
  });

  it('is read as Excel writes Unicode text', () => {
    const little = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
    expect(decodeText(little)).toBe(TEXT);
    expect(decodeText(Buffer.from(little).swap16())).toBe(TEXT);
  });
});
