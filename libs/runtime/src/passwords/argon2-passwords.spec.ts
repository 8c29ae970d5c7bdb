import { Argon2Passwords } from './argon2-passwords.js';

describe('passwords', () => {
  it('are kept as Argon2id hashes of the recommended cost, which tell their own', async () => {
    const passwords = new Argon2Passwords();
    const hash = await passwords.hash('segredo1');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await passwords.matches(hash, 'segredo1'), await passwords.matches(hash, 'segredo2')]).toEqual([
      true,
      false,
    ]);
    const cheap = new Argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await cheap.matches(hash, 'segredo1')).toBe(true);
  });
});
