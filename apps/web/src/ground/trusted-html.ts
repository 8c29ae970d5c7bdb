interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
}

/** By which Leaflet, when it is loaded, finds out what the browser can draw. */
const PROBES = new Set(['<svg/>', '<v:shape adj="1"/>']);

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The page's policy lets no text become HTML; only what Leaflet probes with may. */
trustedTypes?.createPolicy('default', {
  createHTML(text) {
    if (!PROBES.has(text)) throw new TypeError('Text is shown as text');
    return text;
  },
});
