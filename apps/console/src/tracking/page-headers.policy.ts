import type { Language } from './tracking.vocabulary.js';

/** The page loads its own script and style, pictures of proofs, and tiles where a map server is configured. */
export function pageHeaders(
  publicUrl: string,
  tileUrl: string | null,
  language: Language,
  /** Whether the page sends a form to us. */
  asks = false,
): Record<string, string> {
  const pictures = ["'self'", 'data:', new URL(publicUrl).origin, ...(tileUrl ? [originOf(tileUrl)] : [])];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${pictures.join(' ')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${asks ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Content-Language': language,
    Vary: 'Accept-Language',
  };
}

/** `{s}` stands for several servers. */
function originOf(tileUrl: string): string {
  return new URL(tileUrl.replace('{s}', 'a')).origin.replace(
    /^(https?:\/\/)a\./,
    tileUrl.includes('{s}') ? '$1*.' : '$1a.',
  );
}
