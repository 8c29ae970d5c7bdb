import { OrderLifecycle, OrderQueries, OutboxRelay, SystemClock, WebhookSubscriptions } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { KNOWN_ADDRESS } from '../support/builders/index.js';
import { TestReceiver } from '../support/test-receiver.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { openFaces, type FaceHarness } from '../support/face-harness.js';
import { PROGRAMS } from './languages.driver.js';
import { WooShop } from './woocommerce.driver.js';

interface Rate {
  readonly cost: number;
  readonly meta_data: { readonly _last_mile_quote: string };
}
interface Paid {
  readonly meta: { readonly _last_mile_id: string; readonly _last_mile_tracking: string };
  readonly notes: readonly string[];
}

const POLL_MS = 20;
const { missing } = PROGRAMS.php;

(missing === null ? describe : describe.skip)(
  `the plugin for WooCommerce${missing === null ? '' : ` (${missing})`}`,
  () => {
    let face: FaceHarness;
    let api: FullApiWorld;
    let receiver: TestReceiver;
    let shop: WooShop;
    const destination = { address_1: KNOWN_ADDRESS, city: 'Campinas', state: 'SP' };
    const shipping = { ...destination, first_name: 'Maria', last_name: 'Souza', phone: '11999990000' };

    beforeAll(async () => {
      receiver = await TestReceiver.start();
      // The plugin compares a message's time with PHP's own clock.
      const env = { WEBHOOK_ALLOW_INSECURE: 'true' };
      face = await openFaces([fullApiFace], { now: new SystemClock().now(), env });
      api = await openFullApi(face);
      const made = await api
        .post(
          '/webhooks',
          { url: receiver.url(), eventos: ['ORDER_CREATED', 'ORDER_CANCELLED'] },
          api.keys.store,
        )
        .expect(201);
      const scope = { ...api.scope, merchantId: api.store.id };
      const secret = await api.face
        .get(WebhookSubscriptions)
        .secretOf(scope, 'full-api', made.body.id as number);
      shop = WooShop.open({
        base_url: api.face.baseUrl,
        key: api.keys.store,
        webhook_secret: secret,
        customer_id: api.store.id,
        vehicle_type_id: api.motorbike.id,
        pickup: { endereco: 'Rua da Coleta, 1', latitude: -22.9, longitude: -47.06 },
      });
    });
    afterAll(async () => {
      shop.close();
      await face.close();
      await receiver.close();
    });

    const quoted = async (to: object = destination) =>
      (await shop.ask<{ rates: Rate[] }>('checkout', { destination: to })).rates;
    async function received(count: number) {
      for (let i = 0; i < 200 && receiver.received.length < count; i++) {
        await api.face.get(OutboxRelay).drain();
        await face.core.wakeUps.runAll();
        await pause(POLL_MS);
      }
      return receiver.received.slice(0, count);
    }

    it('quotes at checkout, orders once at that price when it is paid, and tells what happened', async () => {
      const [rate] = await quoted();
      expect(rate?.cost).toBeGreaterThan(0);
      await shop.ask('order', { id: 501, rate: { id: 'last_mile', ...rate }, shipping });
      const paid = await shop.ask<Paid>('pay', { id: 501 });
      const again = await shop.ask<Paid>('pay', { id: 501 });
      expect(again).toEqual(paid);
      const queries = api.face.get(OrderQueries);
      const orders = await queries.newest(api.scope, { externalId: '501' }, 10, 0);
      expect(orders.map(({ id, totalCents }) => [String(id), totalCents / 100])).toEqual([
        [paid.meta._last_mile_id, rate?.cost],
      ]);
      await api.face
        .get(OrderLifecycle)
        .cancel(api.scope, Number(paid.meta._last_mile_id), { reason: 'operator', note: null });
      const [created, cancelled] = await received(2);
      const post = async ({ headers, body }: { headers: Record<string, string>; body: string }) =>
        (await shop.ask<{ status: number }>('webhook', { headers, body })).status;
      expect(await post({ ...created!, body: created!.body.replace('{', '{ ') })).toBe(401);
      expect(await post({ ...created!, headers: { ...created!.headers, 'webhook-timestamp': '1' } })).toBe(
        401,
      );
      const statuses = [];
      for (const one of [created!, cancelled!, cancelled!]) statuses.push(await post(one));
      expect(statuses).toEqual([204, 204, 204]);
      const { notes, page } = await shop.ask<{ notes: string[]; page: string }>('show', { id: 501 });
      expect(notes).toHaveLength(3);
      expect(notes[0]).toMatch(/^Entrega \w+ pedida\.$/);
      expect(page).toContain(paid.meta._last_mile_tracking);
    });

    it('is placed at the price of now when the quote has expired, and offers nothing where nobody delivers', async () => {
      const [rate] = await quoted();
      const tampered = { id: 'last_mile', ...rate, meta_data: { _last_mile_quote: 'de-ontem' } };
      await shop.ask('order', { id: 502, rate: tampered, shipping });
      const { meta, notes } = await shop.ask<Paid>('pay', { id: 502 });
      expect([meta._last_mile_id, notes[0]]).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringContaining('cotação tinha vencido'),
      ]);
      expect(await quoted({ address_1: 'Rua Que Não Existe, 1', city: '', state: '' })).toEqual([]);
    });
  },
);
