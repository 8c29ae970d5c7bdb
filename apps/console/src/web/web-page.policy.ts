/** The web apps, each a folder of `apps/web/src` that answers every address below its own. */
export const WEB_APPS = ['painel', 'entregador', 'loja', 'desenvolvedores'] as const;

/** Path of the files that the apps load. */
export const WEB_FILES = 'web';

/** Cache policy of files whose address contains a hash of their content. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Headers of an app's own files: its manifest, its icons and its service worker, which may serve every address of the
 * app. A service worker has the policy of its own file, which must allow what it fetches.
 */
export function appFileHeaders(app: string): Record<string, string> {
  return {
    'Cache-Control': 'no-cache',
    'Service-Worker-Allowed': `/${app}`,
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  };
}

/** The page itself is never cached, so that a new release is used at once. */
export function webPageHeaders(tileUrl: string | null): Record<string, string> {
  const tiles = tileUrl === null ? [] : [tileOrigin(tileUrl)];
  const policy = [
    "default-src 'self'",
    ["img-src 'self' blob:", ...tiles].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), payment=()',
  };
}

/** `{s}` stands for several servers. */
function tileOrigin(tileUrl: string): string {
  const { origin } = new URL(tileUrl.replace('{s}', 'servers'));
  return origin.replace('//servers.', '//*.');
}
