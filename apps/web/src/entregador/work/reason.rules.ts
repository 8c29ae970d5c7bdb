/** The text of a reason; a code that this release does not know is shown as another reason. */
export function reasonText(text: Readonly<Record<string, string>>, reason: string | null): string {
  return text[reason ?? 'other'] ?? text['other'] ?? '';
}
