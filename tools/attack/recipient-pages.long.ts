import { randomInt } from 'node:crypto';
import { RecipientPagesWorld } from '../../test/console/recipient-pages.world.js';
import { fuzzRecipientPages } from '../../test/support/recipient-pages.driver.js';

/** FUZZ_REQUESTS: fewer, to try a change. FUZZ_SEED: printed by another run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000_000));

describe('the pages of recipients under requests of any form', () => {
  it(`are never a 5xx and show nothing of others, in ${REQUESTS} requests`, async () => {
    const world = await RecipientPagesWorld.open();
    const orders = await world.marked(20);
    const { baseUrl } = world.server;
    const report = await fuzzRecipientPages({ baseUrl, seed: SEED, count: REQUESTS, atOnce: 20, orders });
    await world.close();
    process.stdout.write(`seed ${SEED}: ${JSON.stringify(report.statuses)}\n`);
    expect(report.faults).toEqual([]);
  }, 3_600_000);
});
