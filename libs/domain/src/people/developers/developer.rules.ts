import { DomainError } from '../../base/index.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @throws invalid_value (email) */
export function normalEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (!EMAIL.test(normal)) throw new DomainError('invalid_value', { field: 'email' });
  return normal;
}
