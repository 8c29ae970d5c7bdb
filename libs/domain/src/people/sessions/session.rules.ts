import { createHash } from 'node:crypto';

/** People who log in. */
export type AccountKind = 'operator' | 'merchant' | 'developer' | 'courier';

/** How tokens begin, so that a leaked one shows what it opens, and how long a log-in lasts. */
export const SESSIONS_OF: Readonly<Record<AccountKind, { readonly prefix: string; readonly hours: number }>> =
  {
    operator: { prefix: 'adm', hours: 12 },
    merchant: { prefix: 'mer', hours: 14 * 24 },
    developer: { prefix: 'dev', hours: 14 * 24 },
    courier: { prefix: 'cou', hours: 30 * 24 },
  };

/** A person in the keys of announced changes. */
export function personKey(kind: AccountKind, id: number): string {
  return `${kind}:${String(id)}`;
}

/** Differs when the password does, and reveals nothing of it. In SQL: `encode(sha256(convert_to(password_hash, 'UTF8')), 'hex')`. */
export function passwordMark(passwordHash: string | null): string {
  return sha256(passwordHash ?? '').toString('hex');
}

/** `device`: the random name that a browser keeps, or the address of a program. */
export function deviceMark(kind: AccountKind, personId: number, device: string): Buffer {
  return sha256(`${personKey(kind, personId)} ${device}`);
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
