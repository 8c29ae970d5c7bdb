/** The text of a code; a code that this release does not know is shown as it is. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}

export function dotted(...facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
