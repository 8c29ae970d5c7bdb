/** A stored value as a field of a form shows it; null becomes an empty field. */
export const typed = (value: string | number | null | undefined) => String(value ?? '');

/** The text of a field as the API takes it; an empty field becomes null. */
export const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The fields without which neither a courier nor a merchant can be saved. */
export function emptyFields(texts: Readonly<Record<'name' | 'phone', string>>): string[] {
  return (['name', 'phone'] as const).filter((field) => texts[field].trim() === '');
}
