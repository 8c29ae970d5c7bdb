/** Marks at the beginning of a file: of UTF-16, which Excel writes as "Unicode text". */
const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of a file that a person has chosen: UTF-8 where it is that, else as Excel writes CSV in Brazil (Windows-1252). */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
