import { Argon2Passwords } from './argon2-passwords.js';

describe('passwords', () => {
  it('are kept as Argon2id hashes of the recommended cost, which tell their own', async () => {
    const passwords = new Argon2Passwords();
    const kept = await passwords.hash('segredo1');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await passwords.matches(kept, 'segredo1'), await passwords.matches(kept, 'segredo2')]).toEqual([
      true,
      false,
    ]);
    const cheap = new Argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await cheap.matches(kept, 'segredo1')).toBe(true);
  });
});
