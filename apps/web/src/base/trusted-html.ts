/** Trusted Types, which the compiler's DOM lacks. */
export interface TrustedTypes {
  createPolicy<R extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: R,
  ): R;
}

/** The HTML by which Leaflet tests the browser's drawing abilities when it is loaded. */
const PROBES = new Set(['<svg/>', '<v:shape adj="1"/>']);

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The page's policy forbids text as HTML; only Leaflet's tests are let through. */
trustedTypes?.createPolicy('default', {
  createHTML(text) {
    if (!PROBES.has(text)) throw new TypeError('Text is shown as text');
    return text;
  },
});
