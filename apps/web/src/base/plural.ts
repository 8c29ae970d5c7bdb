type Plural = (count: number, one: string, other: string) => string;

function pluralOf(rules: string): Plural {
  let known: Intl.PluralRules | undefined;
  return (count, one, other) =>
    (known ??= new Intl.PluralRules(rules)).select(count) === 'one' ? one : other;
}

/** `pt-PT`, because people write “0 pedidos”; the rules of `pt` say “0 pedido”. */
export const inPortuguese = /* @__PURE__ */ pluralOf('pt-PT');
export const inEnglish = /* @__PURE__ */ pluralOf('en');
