/** Names of browsers and systems; the first that the header contains is taken. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome · Android`; never the header itself, whose text anybody may choose. */
export function browserName(userAgent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(' · ') || 'log-in';
}
