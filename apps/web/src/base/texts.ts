/** The text of a code; a code that this release does not know is shown as it is. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}

/** The known facts, joined by dots. */
export function dotted(...facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
