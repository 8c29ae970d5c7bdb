const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const KILOMETRES = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Whole cents as an amount in reais, in the person's language. */
export function money(cents: number): string {
  return REAIS.format(cents / 100);
}

export function distance(metres: number): string {
  return metres < 1_000 ? `${metres} m` : `${KILOMETRES.format(metres / 1_000)} km`;
}

/** Parses typed reais (`1.234,50`, `12.5`, `R$ 7`) into whole cents; null: not an amount. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[R$\s]/g, '');
  const digits = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(digits);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Whole cents as text for an input: `12,50`. */
export function reais(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
