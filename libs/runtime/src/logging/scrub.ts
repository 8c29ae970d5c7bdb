/**
 * What must never reach a log: long numbers (CPF, CNPJ, phones, cards), e-mails, keys and the user part of addresses.
 * Log lines are built from fields that hold none of these; this is the net under foreign error messages.
 */
const SECRETS: readonly [RegExp, string][] = [
  [/:\/\/[^/@\s]+@/g, '://***@'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '***@***'],
  [/\bBearer\s+\S+/gi, 'Bearer ***'],
  [/\+?\(?\d{2,3}\)?[\d .\-/()]{6,}\d/g, '***'],
  [/\b[A-Za-z0-9_-]{32,}\b/g, '***'],
];

export function scrub(text: string): string {
  return SECRETS.reduce((clean, [pattern, mask]) => clean.replace(pattern, mask), text);
}
