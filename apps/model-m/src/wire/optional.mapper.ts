import { nationalPhone } from '#domain';

type WithoutUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Members that were not sent are undefined. */
export function withoutUndefined<T extends object>(record: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}

/** This protocol sends `""` for an absent text. */
export function textOrEmpty(text: string | null | undefined): string {
  return text ?? '';
}

/** The core's "absent" is null. */
export function orNull<T>(value: T | undefined): T | null {
  return value ?? null;
}

/**
 * As the original's answers write it, `(083) 99999-9999`; a text that is no phone of Brazil stays as it was
 * written.
 */
export function phoneText(phone: string | null | undefined): string {
  const written = phone ?? '';
  const national = /^\s*\+(?!55)/.test(written) ? '' : nationalPhone(written);
  const [, area, first, last] = /^(\d{2})(\d{4,5})(\d{4})$/.exec(national) ?? [];
  return area === undefined ? written : `(0${area}) ${String(first)}-${String(last)}`;
}

export const internationalPhoneText = (phone: string | null | undefined) => (phone ? `+55${phone}` : '');
