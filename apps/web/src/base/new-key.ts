const KEY_BYTES = 16;

/** A new idempotency key. `crypto.randomUUID` is missing where a page is served without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
