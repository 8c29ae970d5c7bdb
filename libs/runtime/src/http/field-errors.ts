type Errors = Readonly<Record<string, readonly string[]>>;

/** Most fields in one answer; the others are reported as a number. */
export const MAX_REPORTED_FIELDS = 20;

/** Errors of at most 20 fields; under `body`, the number of further ones in the face's language. */
export function capFieldErrors(errors: Errors, andMore: (count: number) => string): Record<string, string[]> {
  const fields = Object.entries(errors).map(([field, texts]) => [field, [...texts]] as [string, string[]]);
  if (fields.length <= MAX_REPORTED_FIELDS) return Object.fromEntries(fields);
  const shown = Object.fromEntries(fields.slice(0, MAX_REPORTED_FIELDS));
  return { ...shown, body: [...(shown['body'] ?? []), andMore(fields.length - MAX_REPORTED_FIELDS)] };
}
