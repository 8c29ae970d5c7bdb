/**
 * Patterns that must never be logged: long numbers (CPF, CNPJ, phones, cards), e-mails, keys and the user part of
 * addresses. Our log lines have no such fields; the patterns are for messages of foreign errors.
 */
const PATTERNS: readonly [RegExp, string][] = [
  [/:\/\/[^/@\s]+@/g, '://***@'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '***@***'],
  [/\bBearer\s+\S+/gi, 'Bearer ***'],
  [/\+?\(?\d{2,3}\)?[\d .\-/()]{6,}\d/g, '***'],
  [/\b[A-Za-z0-9_-]{32,}\b/g, '***'],
];

export function redact(text: string): string {
  return PATTERNS.reduce((clean, [pattern, mask]) => clean.replace(pattern, mask), text);
}
