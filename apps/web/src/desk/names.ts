/** Sorts names by the language's order, and numbers in them by value. */
export const byName = new Intl.Collator('pt-BR', { numeric: true }).compare;

export const optionsOf = (all: readonly { readonly id: number; readonly name: string }[] = []) =>
  all.map(({ id, name }) => [id, name] as const);

/** Lower case, without accents: how a search compares texts. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
