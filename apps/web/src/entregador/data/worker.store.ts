interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const URL_OF_WORKER = '/entregador/worker.js';
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The page's policy takes no script by a plain text; this one address is the app's own. */
const policy = trustedTypes?.createPolicy('worker', {
  createScriptURL(url) {
    if (url !== URL_OF_WORKER) throw new TypeError('Only the service worker of the app');
    return url;
  },
});

/** Once the page has been shown: what it keeps for the time without network is not in the way of the first look. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    const url = policy ? policy.createScriptURL(URL_OF_WORKER) : URL_OF_WORKER;
    navigator.serviceWorker.register(url, { scope: '/entregador' }).catch((error: unknown) => {
      // Private windows refuse: the app works, but only with network.
      reportError(error);
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
