/** The text of a code; one that this release does not know stands for itself. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}

/** The facts that are known, one after the other. */
export function dotted(...facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
