import fc from 'fast-check';
import type { ReadWorld } from './rendered-bodies.harness.js';

/**
 * After each of so many random changes every read is made from the cache, and again with an empty one. A
 * failure names the seed, with which the same changes are drawn again.
 */
export async function expectSameAsFresh(
  { faces, history, readAll }: ReadWorld,
  changes: number,
): Promise<void> {
  const seed = Number(process.env['HISTORY_SEED'] ?? fc.sample(fc.nat(), 1)[0]);
  const drawn = fc.sample(
    fc.record({ kind: fc.nat(history.kinds - 1), pick: fc.integer({ min: 1, max: 999 }) }),
    { numRuns: changes, seed },
  );
  for (const [i, change] of drawn.entries()) {
    await history.apply(change);
    const cached = await readAll();
    faces.core.renderedBodies.clear();
    const fresh = await readAll();
    expect({ seed, i, change, bodies: cached }).toEqual({ seed, i, change, bodies: fresh });
  }
}
