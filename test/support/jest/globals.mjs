/** `@jest/globals` of specs: the object of the spec that runs. */
export const jest = new Proxy({}, { get: (_target, name) => globalThis.jest[name] });
