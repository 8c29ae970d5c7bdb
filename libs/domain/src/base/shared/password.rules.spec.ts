import { passwordProblem, type PasswordOwner } from './password.rules.js';

describe('a password', () => {
  it.each<[PasswordOwner, string]>([
    ['courier', 'mar+sol7'],
    ['merchant', 'mar+sol7'],
    ['developer', 'mar+sol7'],
    ['operatorWithFactor', 'mar+sol7'],
    ['operator', 'mar+sol+lua7'],
    ['contract', 'mar+s7'],
  ])('of a %s has so many characters as %s', (owner, password) => {
    expect(passwordProblem(owner, password)).toBeNull();
    expect(passwordProblem(owner, password.slice(1))).toBe('too_short');
    expect(passwordProblem(owner, 'mar e sol '.repeat(20))).toBe('too_long');
  });

  it.each([
    '12345678',
    '87654321',
    '123456789012',
    '11111111',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '20202020',
    'abcdefgh',
    'senha123',
    'Senha@2026',
    '123mudar',
    'mudar123',
    'password1234',
    'Flamengo2019',
    'admin@admin1',
    'teste-123',
    'qwertyui',
    'qwerty123456',
    '1q2w3e4r',
    'Asdfghjkl1',
    'senhasenha',
    '--------',
  ])('is not one that everybody knows: %s', (password) => {
    const long = password.length < 12 ? 'operatorWithFactor' : 'operator';
    for (const owner of ['courier', 'merchant', 'developer', long] as const)
      expect(passwordProblem(owner, password)).toBe('well_known');
    expect(passwordProblem('contract', password)).toBeNull();
  });

  it.each(['cavalo-bateria', 'um segredo só meu', 'Ana19870412!', 'çãéõçãéz', 'x7Gk2pQz', '73519046'])(
    'is anything else: %s',
    (password) => expect(passwordProblem('courier', password)).toBeNull(),
  );
});
