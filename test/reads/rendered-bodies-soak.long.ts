import fc from 'fast-check';
import { openReadWorld, type ReadWorld } from './rendered-bodies.harness.js';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const CHANGES_PER_ROUND = 20;
const READERS = 4;

/**
 * Bodies are cached while orders and everything around them change, so a body that was read before a change
 * and cached after it would be found here.
 */
describe('bodies of orders that are read while they change', () => {
  let world: ReadWorld;

  beforeAll(async () => {
    world = await openReadWorld();
  });
  afterAll(() => world.faces.close());

  it(
    'are, after each round, those that would be rendered now, byte by byte',
    async () => {
      const { faces, history, readAll } = world;
      const until = performance.now() + MINUTES * 60_000;
      const change = fc.record({ kind: fc.nat(history.kinds - 1), pick: fc.integer({ min: 1, max: 999 }) });
      let rounds = 0;
      let answers = 0;
      while (performance.now() < until) {
        const drawn = fc.sample(change, CHANGES_PER_ROUND);
        let changing = true;
        const readers = Array.from({ length: READERS }, async () => {
          while (changing) answers += Object.keys(await readAll()).length;
        });
        for (const one of drawn) await history.apply(one);
        changing = false;
        await Promise.all(readers);
        const cached = await readAll();
        faces.core.renderedBodies.clear();
        expect({ drawn, bodies: cached }).toEqual({ drawn, bodies: await readAll() });
        rounds += 1;
      }
      console.log(`${String(rounds)} rounds, ${String(answers)} answers while orders changed`);
      expect(rounds).toBeGreaterThan(0);
    },
    (MINUTES + 5) * 60_000,
  );
});
