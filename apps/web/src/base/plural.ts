/** A text by a count: `plural(2, 'pedido', 'pedidos')`. */
type Plural = (count: number, one: string, other: string) => string;

function pluralOf(rules: string): Plural {
  let known: Intl.PluralRules | undefined;
  return (count, one, other) =>
    (known ??= new Intl.PluralRules(rules)).select(count) === 'one' ? one : other;
}

/** Counts as people write them: “0 pedidos”; the rules of `pt` say “0 pedido”. */
export const inPortuguese = /* @__PURE__ */ pluralOf('pt-PT');
export const inEnglish = /* @__PURE__ */ pluralOf('en');
