/**
 * `npm run test:long`: one spec at a time, with as many runs as it takes to find what is rare, and with tests
 * too long for each run: `(LONG ? it : it.skip)('…')` in the spec, as each file has an `it` of its own.
 */
export const LONG = process.env['MODE'] === 'long';

/** How often a spec does what is random or at once: `few` in each run, `many` in `npm run test:long`. */
export function runs(few: number, many: number): number {
  return LONG ? many : few;
}

/**
 * Checks a limit of time where the machine does nothing else. In `npm test` a spec waits for what it is
 * about, however long the other specs make it wait.
 */
export function expectWithin(tookMs: number, limitMs: number): void {
  if (LONG) expect(tookMs).toBeLessThan(limitMs);
}
