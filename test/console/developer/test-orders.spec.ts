import { APP_EVENTS } from '../../../apps/console/src/developers/api/apps/app-event.vocabulary.js';
import { EVENT_NAMES } from '../../../apps/full-api/src/vocabulary/event.vocabulary.js';
import { WEBHOOK_LABELS } from '../../../apps/model-m/src/vocabulary/status.vocabulary.js';
import { DELIVERY_EVENT_TYPES } from '../../../apps/open-delivery/src/vocabulary/delivery-event.vocabulary.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { DeveloperWorld, type AppKind, type Person } from '../developer.world.js';

interface Order {
  readonly id: number;
  readonly status: string;
  readonly steps: readonly string[];
  readonly lateChargeCents: number;
}

describe('test orders of apps', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let dev: Person;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
  });
  afterAll(() => receiver.close());

  it('moves test orders of Open Delivery by hand, and sends a test message of each event', async () => {
    const id = await world.anApp(dev);
    const app = `/apps/${String(id)}`;
    receiver.reacts(() => ({ status: 204 }));
    await dev.call('put', `${app}/webhook`, { url: receiver.url('/sandbox') }).expect(200);
    const step = async (order: Order, name: string) =>
      (await dev.call('post', `${app}/orders/${String(order.id)}/steps`, { step: name })).body as Order;
    const aTest = async () => (await dev.call('post', `${app}/orders`).expect(201)).body as Order;
    const failing = await aTest();
    for (let i = 0; i < 3; i++) await step(failing, 'next');
    expect((await step(failing, 'fail_stop')).status).not.toBe('completed');
    expect((await step(failing, 'next')).status).toBe('completed');
    const returned = await aTest();
    await step(returned, 'next');
    expect((await step(returned, 'give_back')).status).toBe('pending');
    expect((await step(returned, 'nobody')).status).toBe('cancelled');
    const refused = await dev.call('post', `${app}/orders/${String(returned.id)}/steps`, { step: 'next' });
    expect(refused.status).toBe(409);
    const { items } = (await dev.call('get', `${app}/webhook/events`)).body as { items: string[] };
    expect(items).toHaveLength(13);
    const sent = await dev.call('post', `${app}/webhook/test`, { event: 'CANCELLED' });
    expect([sent.status, sent.body.status]).toEqual([202, 204]);
    const { body } = await dev.call('get', `${app}/deliveries/${String(sent.body.deliveryId)}`);
    expect(JSON.parse(body.body as string).event.type).toBe('CANCELLED');
  });

  it('names the messages of each face as the face itself does', () => {
    expect([...APP_EVENTS.open_delivery]).toEqual([...DELIVERY_EVENT_TYPES]);
    // Those of couriers are for keys of the whole hub.
    const ofOrders = EVENT_NAMES.filter((name) => !/^COURIER_(ONLINE|OFFLINE|LOCATION)/.test(name));
    expect([...APP_EVENTS.full_api]).toEqual(ofOrders);
    expect([...APP_EVENTS.model_m].sort()).toEqual(Object.keys(WEBHOOK_LABELS).sort());
  });

  /** An app of the type whose webhook is this test's receiver, with an order on its way to the pickup. */
  async function accepted(type: AppKind) {
    const app = `/apps/${String(await world.anApp(dev, type))}`;
    const path = `/${type}`;
    receiver.reacts(() => ({ status: 204 }));
    await dev.call('put', `${app}/webhook`, { url: receiver.url(path) }).expect(200);
    const { id } = (await dev.call('post', `${app}/orders`).expect(201)).body as Order;
    const step = async (name: string) => {
      world.faces.core.clock.advance({ seconds: 30 });
      return (await dev.call('post', `${app}/orders/${String(id)}/steps`, { step: name }).expect(200))
        .body as Order;
    };
    await step('next');
    /** Bodies that were sent, once one fits; the senders work beside the test. */
    const until = async <Body>(fits: (body: Body) => boolean): Promise<Body> => {
      const sent = () => receiver.bodies(path).map((body) => JSON.parse(body) as Body);
      return (await world.once(sent, (all) => all.some(fits))).find(fits)!;
    };
    return { app, id, step, until };
  }

  it('makes an order late by hand: the Full API tells of the limit that passed and of the charge', async () => {
    const { id, step, until } = await accepted('full_api');
    const late = await step('late');
    expect([late.status, late.lateChargeCents, late.steps.includes('late')]).toEqual(['accepted', 0, true]);
    interface Message {
      readonly event: string;
      readonly order: { id: number; arrived_limit_date: string; pickup_delay_tax: number | null };
    }
    const told = await until<Message>(({ event }) => event === 'ORDER_UPDATED');
    expect(told.order.id).toBe(id);
    expect(new Date(told.order.arrived_limit_date) < world.faces.core.clock.now()).toBe(true);
    expect((await step('next')).lateChargeCents).toBe(500);
    const arrived = await until<Message>(({ event }) => event === 'ORDER_ARRIVED_AT_PICKUP');
    expect(arrived.order.pickup_delay_tax).toBe(5);
    await step('late');
    const collected = await step('next');
    expect([collected.lateChargeCents, collected.steps.includes('late')]).toEqual([1_000, false]);
    const taken = await until<Message>(({ event }) => event === 'ORDER_COLLECTED');
    expect(taken.order.pickup_delay_tax).toBe(10);
  });

  it('makes an order late by hand: Open Delivery tells of a delivery after the promised time', async () => {
    const { step, until } = await accepted('open_delivery');
    interface Message {
      readonly event: { readonly type: string };
      readonly eta: { deliveryEtaDatetime: string; maxDeliveryTime: string };
    }
    const late = ({ eta }: Message) => new Date(eta.deliveryEtaDatetime) > new Date(eta.maxDeliveryTime);
    expect(late(await until<Message>(({ event }) => event.type === 'PICKUP_ONGOING'))).toBe(false);
    await step('late');
    await step('next');
    expect(late(await until<Message>(({ event }) => event.type === 'ARRIVED_AT_MERCHANT'))).toBe(true);
  });

  it('makes an order late by hand: Model M tells of a value with the charge', async () => {
    const { app, id, step, until } = await accepted('model_m');
    const { valueCents } = (await world.faces.core.db.first<{ valueCents: number }>(
      `select total_cents as "valueCents" from orders where id = $1`,
      [id],
    ))!;
    await step('late');
    await step('next');
    interface Message {
      readonly status_code: string;
      readonly links: { readonly request: string };
    }
    const { links } = await until<Message>((body) => body.status_code === 'AP');
    const { secret } = (await dev.call('get', `${app}/credentials`)).body as { secret: string };
    const shown = await world.faces
      .call()
      .get(new URL(links.request).pathname)
      .set('api-key', secret)
      .expect(200);
    expect(shown.text).toContain(((valueCents + 500) / 100).toString());
  });
});
