import { newTotpSecret, totpCode, totpStep, totpUri } from './totp.rules.js';

/** The ASCII text 12345678901234567890, which the RFC's examples use. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(totpCode(SECRET, second * 1_000)).toBe(code);
  });

  it('are taken half a minute early or late, and no further', () => {
    const at = 2_000_000_000_000;
    const step = totpStep(SECRET, totpCode(SECRET, at), at);
    for (const shift of [-30_000, 0, 30_000])
      expect(totpStep(SECRET, totpCode(SECRET, at), at + shift)).toBe(step);
    for (const shift of [-90_000, 90_000])
      expect(totpStep(SECRET, totpCode(SECRET, at), at + shift)).toBeNull();
  });

  it('come of a secret of 160 bits, which an app reads from an address', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    expect(totpUri(secret, 'Entregas & Cia', 'a@b.c')).toBe(
      `otpauth://totp/Entregas%20%26%20Cia:a%40b.c?secret=${secret}&issuer=Entregas%20%26%20Cia`,
    );
  });
});
