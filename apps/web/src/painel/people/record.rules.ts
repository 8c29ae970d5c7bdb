import { recordFormWords as text } from '../words.js';

/** A stored value as a field of a form shows it; null becomes an empty field. */
export const typed = (value: string | number | null | undefined) => String(value ?? '');

/** The fields of a record that a form has changed: what a colleague saved meanwhile stays. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const entries = Object.entries(after) as [keyof T, unknown][];
  const changed = entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed) as Partial<T>;
}

interface Needed {
  readonly name: string;
  readonly phone: string;
  readonly password: string;
}

/** What is wrong with the fields without which neither a courier nor a merchant can be saved. */
export function recordFaults(typed: Needed, leastPassword: number): Partial<Record<keyof Needed, string>> {
  return {
    ...(typed.name.trim() === '' && { name: text.needed }),
    ...(typed.phone.trim() === '' && { phone: text.needed }),
    ...(typed.password.length < leastPassword && { password: text.shortPassword(leastPassword) }),
  };
}
