interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const URL_OF_WORKER = '/entregador/worker.js';
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The page's policy forbids script addresses as plain text; this policy allows the one address of the service worker.
 */
const policy = trustedTypes?.createPolicy('worker', {
  createScriptURL(url) {
    if (url !== URL_OF_WORKER) throw new TypeError('Only the service worker of the app');
    return url;
  },
});

/** Starts the service worker, which stores the app's files for a start without network. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = policy ? policy.createScriptURL(URL_OF_WORKER) : URL_OF_WORKER;
  navigator.serviceWorker.register(url, { scope: '/entregador' }).catch((error: unknown) => {
    // Private windows refuse service workers: the app works, but only with network.
    reportError(error);
  });
}
