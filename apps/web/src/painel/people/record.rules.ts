/** A stored value as a field of a form shows it; null becomes an empty field. */
export const typed = (value: string | number | null | undefined) => String(value ?? '');

/** The text of a field as the API takes it; an empty field becomes null. */
export const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The fields of a record that a form has changed: what a colleague saved meanwhile stays. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const entries = Object.entries(after) as [keyof T, unknown][];
  const changed = entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed) as Partial<T>;
}

/** The fields without which neither a courier nor a merchant can be saved. */
export function emptyFields(texts: Readonly<Record<'name' | 'phone', string>>): string[] {
  return (['name', 'phone'] as const).filter((field) => texts[field].trim() === '');
}
