import { DomainError } from './domain-error-codes.js';

/** Lower case, no accents, single spaces: how names and addresses are compared; columns by SQL `folded`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Normalised. @throws invalid_value (email) */
export function requireEmail(email: string): string {
  const normal = normalEmail(email);
  if (!isEmail(normal)) throw new DomainError('invalid_value', { field: 'email' });
  return normal;
}

/** A text without outer spaces. @throws required_value (`field`): it is empty */
export function requireText(text: string, field: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new DomainError('required_value', { field });
  return trimmed;
}

/** Escapes `%`, `_` and `\` so that a caller's text is matched literally by LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Visible ASCII and space: the only texts that every HTTP client, proxy and server takes in a header. */
export function isHeaderText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** @throws invalid_value, whose `reason` is `not_header_text` */
export function requireHeaderText(text: string, field: string): void {
  if (!isHeaderText(text)) throw new DomainError('invalid_value', { field, reason: 'not_header_text' });
}
