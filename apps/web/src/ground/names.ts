/** Names as people sort them, and what is numbered by its number. */
export const byName = new Intl.Collator('pt-BR', { numeric: true }).compare;
