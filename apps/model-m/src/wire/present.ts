type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A record without the members that were not sent. */
export function present<T extends object>(record: T): Present<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Present<T>;
}

/** Text that is not there is `""` in this protocol. */
export function orBlank(text: string | null | undefined): string {
  return text ?? '';
}

/** The core says null where a caller sent nothing. */
export function orNull<T>(value: T | undefined): T | null {
  return value ?? null;
}
