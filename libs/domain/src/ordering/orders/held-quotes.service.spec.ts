import {
  HeldQuotes,
  Hubs,
  OrderCreation,
  QuoteCipher,
  Tariffs,
  type CreateOrderCommand,
  type GivenQuote,
  type Merchant,
  type QuoteCommand,
} from '#domain';
import { DROPOFF, PICKUP, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

const ELSEWHERE = { address: 'Rua da Âncora, 900', latitude: -22.92, longitude: -47.08 };

describe('a quote that holds', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let merchant: Merchant;
  let quotes: HeldQuotes;
  let creation: OrderCreation;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    merchant = await hub.merchant({ invoicingEnabled: true });
    quotes = domain.get(HeldQuotes);
    creation = domain.get(OrderCreation);
  });
  afterAll(() => domain.close());

  const hold = (changes: Partial<QuoteCommand> = {}) =>
    quotes.hold(hub.scope, { ...hub.orderCommand(), merchantId: merchant.id, ...changes });
  const order = ({ quoteId }: Pick<GivenQuote, 'quoteId'>, changes: Partial<CreateOrderCommand> = {}) =>
    creation.create(hub.scope, {
      ...hub.orderCommand(),
      merchant: { id: merchant.id },
      held: quotes.open(quoteId),
      ...changes,
    });
  const settings = (patch: object) => domain.get(Hubs).update(hub.hub.id, { settings: patch });
  const orders = async () =>
    (
      await domain.db.first<{ n: number }>('select count(*)::int as n from orders where hub_id = $1', [
        hub.hub.id,
      ])
    )?.n;

  it('costs and promises what it said, whatever surge, tariff and promise are by then', async () => {
    const given = await hold();
    const [tariff] = await domain.get(Tariffs).list(hub.scope);
    await settings({ surgeBp: 20_000, dispatch: { promiseMinutes: 90 } });
    await domain.get(Tariffs).update(hub.scope, tariff!.id, {
      terms: { ...tariff!.terms, baseCents: 9_900 },
    });
    const dear = await hold();
    expect(dear.quote.totalCents).toBeGreaterThan(given.quote.totalCents + 9_000);
    const placed = await order(given);
    expect(placed).toMatchObject({
      totalCents: given.quote.totalCents,
      price: given.quote.price,
      distanceM: given.quote.distanceM,
      deliverBy: new Date(domain.clock.millis() + given.promiseMinutes * 60_000),
    });
    await settings({ surgeBp: 10_000, dispatch: {} });
    await domain.get(Tariffs).update(hub.scope, tariff!.id, { terms: tariff!.terms });
  });

  it('is placed in one statement, as an order without it is', async () => {
    const given = await hold();
    const query = jest.spyOn(domain.db, 'query');
    await order(given);
    expect(query.mock.calls.map(([sql]) => (typeof sql === 'object' ? sql.name : sql))).toEqual([
      'orders.orders_place',
    ]);
  });

  it.each([
    ['invoiced, side by side', 'invoiced' as const],
    ['paid by a wallet', 'wallet' as const],
  ])('makes one order of many at once, %s', async (_, paymentMethod) => {
    const rich = await hub.merchantWith(100_000, { invoicingEnabled: true });
    const given = await hold({ merchantId: rich.id });
    const before = await orders();
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => order(given, { merchant: { id: rich.id }, paymentMethod })),
    );
    const refused = all.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array(7).fill('quote_used'));
    expect(await orders()).toBe((before ?? 0) + 1);
    await expect(order(given, { merchant: { id: rich.id } })).rejects.toMatchObject({ code: 'quote_used' });
  });

  it('stands until the hub’s minutes are over, and not at their end', async () => {
    await settings({ quoteMinutes: 20 });
    const [first, second] = [await hold(), await hold()];
    expect(first.expiresAt.getTime() - domain.clock.millis()).toBe(20 * 60_000);
    domain.clock.advance({ minutes: 20, millis: -1 });
    await order(first);
    domain.clock.advance({ millis: 1 });
    await expect(order(second)).rejects.toMatchObject({ code: 'quote_expired' });
    await settings({ quoteMinutes: 15 });
  });

  it('is for a place, however its address is written', async () => {
    const given = await hold();
    const stop = { ...DROPOFF, address: 'R. da Âncora 200, portão azul', name: 'Maria' };
    expect((await order(given, { stops: [stop] })).stops[0]).toMatchObject({
      address: stop.address,
      name: 'Maria',
    });
  });

  it.each<[string, Partial<CreateOrderCommand>]>([
    ['pickup.address', { pickup: ELSEWHERE }],
    ['stops.0.address', { stops: [ELSEWHERE] }],
    ['stops', { stops: [DROPOFF, ELSEWHERE] }],
    ['stops', { stops: [], openStops: 1 }],
    ['needsReturn', { needsReturn: true }],
    ['scheduledFor', { scheduledFor: new Date('2030-01-01T12:00:00Z') }],
  ])('names %s when that is another one, and stays usable', async (field, changes) => {
    const given = await hold();
    const error = { code: 'quote_differs', facts: { field } };
    await expect(order(given, changes)).rejects.toMatchObject(error);
    await order(given);
  });

  it('names the second of two stops, the vehicle, and the merchant of another company', async () => {
    const given = await hold({ stops: [DROPOFF, PICKUP] });
    const differs = (field: string) => ({ code: 'quote_differs', facts: { field } });
    await expect(order(given, { stops: [DROPOFF, ELSEWHERE] })).rejects.toMatchObject(
      differs('stops.1.address'),
    );
    const other = await hub.merchant({ invoicingEnabled: true });
    await expect(order(given, { merchant: { id: other.id } })).rejects.toMatchObject(differs('merchantId'));
    const abroad = await TestHub.open(domain);
    await expect(abroad.order({ held: quotes.open(given.quoteId) })).rejects.toMatchObject(
      differs('merchantId'),
    );
    const held = { ...quotes.open(given.quoteId), vehicleTypeId: 1 };
    await expect(order(given, { stops: [DROPOFF, PICKUP], held })).rejects.toMatchObject(
      differs('vehicleTypeId'),
    );
  });

  it('of a scheduled order is for that instant, at its price', async () => {
    const scheduledFor = new Date(domain.clock.millis() + 3_600_000);
    const given = await hold({ at: scheduledFor });
    expect((await order(given, { scheduledFor })).totalCents).toBe(given.quote.totalCents);
  });

  it('cannot be made or changed by anybody else, and does not show what the courier gets', async () => {
    const { quoteId } = await hold();
    const changed = quoteId.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const { keyId, box } = new QuoteCipher(['another secret']).seal(JSON.stringify(quotes.open(quoteId)));
    for (const text of ['', 'nothing', changed, quoteId.slice(0, -4), keyId + box.toString('base64url')])
      expect(() => quotes.open(text)).toThrow(expect.objectContaining({ code: 'quote_unknown' }));
    expect(Buffer.from(quoteId.slice(8), 'base64url').toString()).not.toContain('courier');
  });
});
