import { nationalPhone } from '#domain';

/** A phone as the original's answers write it, `(083) 99999-9999`; what is no phone of Brazil stays as it was written. */
export function phoneText(phone: string | null | undefined): string {
  const written = phone ?? '';
  const national = /^\s*\+(?!55)/.test(written) ? '' : nationalPhone(written);
  const [, area, first, last] = /^(\d{2})(\d{4,5})(\d{4})$/.exec(national) ?? [];
  return area === undefined ? written : `(0${area}) ${String(first)}-${String(last)}`;
}
