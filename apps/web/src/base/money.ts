import { locale } from './words.js';

function readForms(language: string) {
  const currency = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
  });
  const signs = currency.formatToParts(1_234.5);
  const signOf = (wanted: string) => signs.find(({ type }) => type === wanted)?.value ?? '';
  const [group, decimal] = [signOf('group'), signOf('decimal')];
  const own = `(\\d{1,3}(?:[${group}]\\d{3})+|\\d{1,9})(?:[,.](\\d{1,2}))?`;
  // A number with both signs is unambiguous, so the other language's form is read, too.
  const foreign = `(\\d{1,3}(?:[${decimal}]\\d{3})+)[${group}](\\d{1,2})`;
  return { currency, decimal, typed: new RegExp(`^(?:${own}|${foreign})$`) };
}

/** Amounts and numbers as a language writes them (`pt-BR`). */
export function formsOf(language: string) {
  let known: ReturnType<typeof readForms> | undefined;
  // Not when the module loads: building the browser's tables takes a slow phone a tenth of a second.
  const forms = () => (known ??= readForms(language));

  /** `1.234,5` */
  const numeral = (value: number, options?: Intl.NumberFormatOptions) =>
    value.toLocaleString(language, options);

  return {
    numeral,
    money: (cents: number) => forms().currency.format(cents / 100),
    /** Few letters, for the side of a chart: `R$ 12,3 mil`. */
    shortMoney: (cents: number) =>
      `R$ ${numeral(cents / 100, { notation: 'compact', maximumFractionDigits: 1 })}`,
    distance: (metres: number) =>
      metres < 1_000 ? `${metres} m` : `${numeral(metres / 1_000, { maximumFractionDigits: 1 })} km`,
    /** Parses typed reais (`1.234,50`, `12.5`, `R$ 7`) into whole cents; null: not an amount. */
    centsOf: (text: string): number | null => {
      const [, ...found] = forms().typed.exec(text.replace(/[R$\s]/g, '')) ?? [];
      const [reais, rest = ''] = found[0] === undefined ? found.slice(2) : found;
      return reais === undefined
        ? null
        : Number(reais.replaceAll(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'));
    },
    /** Whole cents as text for an input: `12,50`. */
    reais: (cents: number) => (cents / 100).toFixed(2).replace('.', forms().decimal),
    /** A number as text for an input: `2,5`. */
    typedNumber: (value: number | string) => String(value).replace('.', forms().decimal),
  };
}

export const { money, shortMoney, numeral, distance, centsOf, reais, typedNumber } = formsOf(locale.numbers);
