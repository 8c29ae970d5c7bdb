/** Lower case, without accents, single spaces: how names and addresses are compared. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Escapes `%`, `_` and `\` so that a caller's text is matched literally by LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
