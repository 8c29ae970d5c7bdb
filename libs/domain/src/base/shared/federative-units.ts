/** Brazil's states and its federal district, by the two letters of addresses. */
export const FEDERATIVE_UNITS = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

export function isFederativeUnit(text: string): boolean {
  return (FEDERATIVE_UNITS as readonly string[]).includes(text);
}
