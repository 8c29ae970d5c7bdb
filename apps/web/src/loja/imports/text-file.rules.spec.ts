import { decodeText } from './text-file.rules.js';

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
