import type { Claim } from '#domain';
import { jest } from '@jest/globals';
import { TestReceiver } from '../support/test-receiver.js';
import { webhookHouse, type House } from './house.js';

const RECEIVERS = 20;
const ORDERS = 40;

let house: House;
let receivers: TestReceiver[];

beforeAll(async () => {
  house = await webhookHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
  receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => TestReceiver.start()));
  for (const receiver of receivers) await house.subscribe(receiver.url());
});
afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.close()));
});

/** How many batches a sender took until everybody but the last receiver had heard everything. */
async function batchesUntilTheOthersHeard(): Promise<number> {
  for (let n = 1; n <= 3; n++)
    await house.emit(...Array.from({ length: ORDERS }, (_, i) => house.event(i + 1, { n })));
  const claim = jest.spyOn(house.claims, 'claim');
  // So small that one receiver's share would fill it, were it allowed to.
  const settings = { batch: 50, perSubscription: 25, pollMs: 20 };
  const sender = house.sender({ client: house.clientWith(4_000), settings });
  sender.start();
  await Promise.all(receivers.slice(0, -1).map((receiver) => receiver.has(3 * ORDERS)));
  const claims = await Promise.all(claim.mock.results.map(({ value }) => value as Promise<Claim>));
  claim.mockRestore();
  await house.rest();
  return claims.filter(({ taken }) => taken > 0).length;
}

it('with one of twenty receivers hanging, the others wait at most twice as long, counted in batches', async () => {
  const healthy = await batchesUntilTheOthersHeard();
  await house.db.execute(`truncate outbox, webhook_deliveries, webhook_attempts`);
  for (const receiver of receivers) receiver.received.splice(0);
  const hanging = receivers.at(-1);
  hanging?.reacts(() => 'hang');
  const besideAHangingOne = await batchesUntilTheOthersHeard();
  expect(besideAHangingOne).toBeLessThanOrEqual(2 * healthy);
  // It was given its share of the connections and nothing more.
  expect(hanging?.received.length).toBeLessThanOrEqual(64);
});
