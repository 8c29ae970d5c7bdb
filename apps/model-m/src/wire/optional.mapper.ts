type WithoutUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A record without the members that were not sent. */
export function withoutUndefined<T extends object>(record: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}

/** The text, or `""`, which this protocol sends for an absent text. */
export function textOrEmpty(text: string | null | undefined): string {
  return text ?? '';
}

/** The value, or null, which is the core's "absent". */
export function orNull<T>(value: T | undefined): T | null {
  return value ?? null;
}
