import { DomainError } from './domain-error.js';

/**
 * Fewest characters of a password by whose it is. Six for couriers and merchants is what integrators were
 * promised; operators and developers act for whole companies.
 */
export const PASSWORD_MIN_LENGTH = { courier: 6, merchant: 6, operator: 8, developer: 8 } as const;
export const PASSWORD_MAX_LENGTH = 191;

type PasswordOwner = keyof typeof PASSWORD_MIN_LENGTH;

export function isPassword(owner: PasswordOwner, password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH[owner] && password.length <= PASSWORD_MAX_LENGTH;
}

/** @throws invalid_value (field password) */
export function requirePassword(owner: PasswordOwner, password: string): void {
  if (isPassword(owner, password)) return;
  const problem = password.length > PASSWORD_MAX_LENGTH ? 'too_long' : 'too_short';
  throw new DomainError('invalid_value', { field: 'password', problem });
}
