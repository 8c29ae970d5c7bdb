import { CashHandIns, CashQueries, cents, CourierPositions } from '#domain';
import { RecipientPagesWorld } from '../../test/console/recipient-pages.world.js';

const DAYS = 30;
const NOTE = { instructions: 'Deixe no portão ao lado', leave: '' };
const SECONDS = 600;

describe('what is tried again and again', () => {
  let world: RecipientPagesWorld;

  beforeAll(async () => {
    world = await RecipientPagesWorld.open();
  });
  afterAll(() => world.close());

  it(`is few guesses of a phone's end in ${DAYS} days of a link, and none of who comes by the message's`, async () => {
    const order = await world.carried('Ana');
    const { clock } = world.dispatch;
    const send = async (token: string, digits: string) => {
      const body = new URLSearchParams({ ...NOTE, digits });
      const answer = await fetch(`${world.server.baseUrl}/rastreio/${token}/recado`, {
        method: 'POST',
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    let taken = 0;
    for (let hour = 0; hour < DAYS * 24; hour++) {
      for (let guess = 0; guess < 6; guess++) {
        const digits = String((hour * 6 + guess) % 4_711).padStart(4, '0');
        if ((await send(order.trackingToken, digits)) === 422) taken += 1;
      }
      clock.advance({ hours: 1 });
    }
    process.stdout.write(`${taken} of ${DAYS * 24 * 6} guesses were compared\n`);
    expect(taken).toBeLessThan((DAYS + 3) * 5);
    expect(await send(order.trackingToken, '4711')).toBe(429);
    expect(await send(order.stops[0]!.trackingToken, '4711')).toBe(200);
  }, 600_000);

  it('is one position a second of a courier, of the last day', async () => {
    const { dispatch } = world;
    const { domain, clock } = dispatch;
    const id = await dispatch.aCourier(null);
    const now = clock.millis();
    const reports = Array.from({ length: SECONDS * 20 }, (_, i) => ({
      latitude: -22.9,
      longitude: -47.06,
      at: new Date(i % 2 === 0 ? now - i * 25 : now - (i + 1) * 86_400_000),
    }));
    for (let at = 0; at < reports.length; at += 500)
      await domain.get(CourierPositions).record(id, reports.slice(at, at + 500));
    const [row] = await domain.db.query<{ kept: number }>(
      'select count(*)::int as kept from courier_positions where courier_id = $1',
      [id],
    );
    expect(row?.kept).toBeLessThanOrEqual(SECONDS / 2 + 1);
  }, 120_000);

  it('is no more cash than R$ 1.000,00 beyond what a courier holds, however often it is counted', async () => {
    const { dispatch } = world;
    const { domain, scope } = dispatch;
    const id = await dispatch.aCourier(null);
    const handIns = domain.get(CashHandIns);
    for (let count = 0; count < 50; count++)
      await handIns.receive(scope, id, { countedCents: cents(9_900), beyondHeld: true }).catch(() => null);
    const held = await domain.get(CashQueries).ofCourier(scope, id, null);
    expect(held?.inHandCents).toBe(-99_000);
  });
});
