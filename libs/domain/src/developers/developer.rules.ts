import { DomainError } from '../shared/index.js';

const MIN_PASSWORD_LENGTH = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @throws invalid_value (email) */
export function normalEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (!EMAIL.test(normal)) throw new DomainError('invalid_value', { field: 'email' });
  return normal;
}

/** @throws invalid_value (password) */
export function checkPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new DomainError('invalid_value', { field: 'password', problem: 'too_short' });
}
