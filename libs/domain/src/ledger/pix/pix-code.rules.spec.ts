import fc from 'fast-check';
import { cents } from '../../base/index.js';
import { crc16, pixCode } from './pix-code.rules.js';

/** Reads tag-length-value fields back, as a bank's app would. */
function read(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const id = code.slice(at, at + 2);
    const length = Number(code.slice(at + 2, at + 4));
    expect(fields.has(id)).toBe(false);
    expect(code.length).toBeGreaterThanOrEqual(at + 4 + length);
    fields.set(id, code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

const receiver = { pixKey: 'pix@entregas.example', merchantName: 'Entregas Teste', city: 'SAO PAULO' };

describe('the Pix code', () => {
  it('is the one of the manual of the Banco Central', () => {
    // Manual de Padrões para Iniciação do Pix, example of a static BR Code.
    expect(
      pixCode({
        pixKey: '123e4567-e12b-12d1-a456-426655440000',
        merchantName: 'Fulano de Tal',
        city: 'BRASILIA',
      }),
    ).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
        '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  it.each([
    // The check value every catalogue of CRCs gives for CRC-16/CCITT-FALSE, and its start value.
    ['123456789', 0x29b1],
    ['', 0xffff],
    ['A', 0xb915],
  ])('has the CRC of EMV: %p', (text, expected) => {
    expect(crc16(text)).toBe(expected);
  });

  it('carries the exact amount and the txid', () => {
    const fields = read(pixCode({ ...receiver, amount: cents(103_750), txid: 'Abc123' }));
    expect([...fields.keys()]).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
    expect(fields.get('54')).toBe('1037.50');
    expect(fields.get('62')).toBe('0506Abc123');
    expect(read(fields.get('26') ?? '')).toEqual(
      new Map([
        ['00', 'br.gov.bcb.pix'],
        ['01', 'pix@entregas.example'],
      ]),
    );
    expect(read(pixCode({ ...receiver, amount: cents(5) })).get('54')).toBe('0.05');
  });

  it('is plain ASCII within the limits, whatever the names', () => {
    const code = pixCode({
      ...receiver,
      merchantName: 'Açaí & Pão 🍞 do João da Esquina Ltda',
      city: 'São João del-Rei MG',
    });
    const fields = read(code);
    expect(fields.get('59')).toBe('Acai & Pao do Joao da Esq');
    expect(fields.get('60')).toBe('Sao Joao del-Re');
    expect(code).toMatch(/^[\x20-\x7e]+$/);
  });

  it('reads back and ends in its own CRC, for any input', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        fc.stringMatching(/^[\x21-\x7e]{1,77}$/),
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        (amount, txid, pixKey, name) => {
          const merchantName = `x${name}`;
          const code = pixCode({ ...receiver, pixKey, merchantName, amount: cents(amount), txid });
          const fields = read(code);
          expect(fields.get('54')).toBe((amount / 100).toFixed(2));
          expect(read(fields.get('62') ?? '').get('05')).toBe(txid);
          expect(Number.parseInt(fields.get('63') ?? '', 16)).toBe(crc16(code.slice(0, -4)));
        },
      ),
    );
  });

  it.each([
    ['txid', { txid: 'with-dash' }],
    ['txid', { txid: '' }],
    ['txid', { txid: 'a'.repeat(26) }],
    ['pixKey', { pixKey: '' }],
    ['pixKey', { pixKey: 'k'.repeat(78) }],
    ['merchantName', { merchantName: '🍞' }],
    ['city', { city: ' ' }],
    ['amount', { amount: cents(0) }],
  ])('refuses a wrong %s: %p', (field, part) => {
    expect(() => pixCode({ ...receiver, ...part })).toThrow(
      expect.objectContaining({ code: 'invalid_value', facts: { field } }),
    );
  });
});
