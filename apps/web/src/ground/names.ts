/** Sorts names by the language's order, and numbers in them by value. */
export const byName = new Intl.Collator('pt-BR', { numeric: true }).compare;
