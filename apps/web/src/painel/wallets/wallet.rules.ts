/** Parses typed reais (`1.234,56`, `1234.56`, `12`, `12,5`) into whole cents; null: not an amount. */
export function centsOf(typed: string): number | null {
  const text = typed.replace(/[R$\s\u00a0]/g, '');
  const found = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const whole = (found[1] ?? '').replaceAll('.', '');
  const cents = Number(`${whole}${(found[2] ?? '').padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}
