import { openReadWorld, type ReadWorld } from './rendered-bodies.harness.js';
import { expectSameAsFresh } from './rendered-bodies.verdict.js';

const CHANGES = 10_000;

describe('bodies of orders over a long history', () => {
  let world: ReadWorld;

  beforeAll(async () => {
    world = await openReadWorld();
  });
  afterAll(() => world.faces.close());

  it(
    'are those that would be rendered now, byte by byte',
    async () => {
      await expectSameAsFresh(world, CHANGES);
    },
    60 * 60_000,
  );
});
