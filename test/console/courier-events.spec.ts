import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { OrderLifecycle, Offers } from '#domain';
import { PICKUP } from '../support/builders/index.js';
import { CourierWorld, type CourierApp } from './courier.world.js';

interface Told {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** An app that listens; events wait until they are asked for. */
class Listening {
  private readonly told: Told[] = [];
  private wake = (): void => undefined;
  readonly ended: Promise<void>;

  private constructor(
    private readonly request: ClientRequest,
    response: IncomingMessage,
  ) {
    let rest = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) this.hear(part);
      this.wake();
    });
    this.ended = new Promise((done) => response.once('close', done));
  }

  static open(world: CourierWorld, app: CourierApp, lastEventId?: string): Promise<Listening> {
    const headers = {
      Authorization: `Bearer ${app.token}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    };
    return new Promise((done, failed) => {
      const request = get(`${world.face.baseUrl}/api/courier/events`, { headers }, (response) => {
        expect(response.headers['content-type']).toMatch('text/event-stream');
        expect(response.headers['cache-control']).toContain('no-transform');
        done(new Listening(request, response));
      });
      request.once('error', failed);
    });
  }

  async next(): Promise<Told> {
    while (this.told.length === 0) await new Promise<void>((heard) => (this.wake = heard));
    return this.told.shift()!;
  }

  /** Everything up to the first event that fits. */
  async until(fits: (told: Told) => boolean): Promise<Told[]> {
    const all: Told[] = [];
    do all.push(await this.next());
    while (!fits(all.at(-1)!));
    return all;
  }

  hangUp(): void {
    this.request.on('error', () => undefined).destroy();
  }

  private hear(part: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    const data = field('data');
    if (data !== undefined)
      this.told.push({
        id: field('id') ?? '',
        event: field('event') ?? '',
        data: JSON.parse(data) as Record<string, unknown>,
      });
  }
}

describe('courier app: events', () => {
  let world: CourierWorld;
  let app: CourierApp;

  beforeEach(async () => {
    world = await CourierWorld.open();
    app = await world.aCourier(PICKUP);
  });
  afterEach(() => world.close());

  const order = async () => (await world.anOrder().place(world.face)).id;
  const names = (told: Told[]) => told.map(({ event, data }) => (event === 'order' ? data.type : event));

  it('tells of offers and of what becomes of orders', async () => {
    const stream = await Listening.open(world, app);
    expect((await stream.next()).event).toBe('ready');
    const id = await order();
    await world.search();
    const offer = await stream.next();
    expect(offer).toMatchObject({
      event: 'offer',
      data: { orderId: id, pickup: { latitude: PICKUP.latitude } },
    });
    await app.post(`/offers/${String(offer.data.id)}/accept`).expect(200);
    await world.face.get(OrderLifecycle).cancel(world.hub.scope, id, { reason: 'operator' });
    const rest = await stream.until(({ data }) => data.type === 'order.cancelled');
    expect(names(rest).sort()).toEqual(['offer_withdrawn', 'order.accepted', 'order.cancelled']);
    stream.hangUp();
  });

  it('begins with the offers that stand', async () => {
    const id = await order();
    await world.search();
    world.face.core.clock.forward({ seconds: 10 });
    const stream = await Listening.open(world, app);
    const told = await stream.until(({ event }) => event === 'offer');
    expect(names(told)).toEqual(['ready', 'offer']);
    expect(told[1]!.data.orderId).toBe(id);
    stream.hangUp();
  });

  it('goes on where the app left off: nothing lost, nothing twice', async () => {
    const first = await Listening.open(world, app);
    const id = await order();
    await world.search();
    const [, offer] = await first.until(({ event }) => event === 'offer');
    first.hangUp();
    await app.post(`/offers/${String(offer!.data.id)}/accept`).expect(200);
    world.face.core.clock.forward({ seconds: 1 });
    await app.post(`/orders/${id}/arrive-pickup`).expect(200);
    world.face.core.clock.forward({ minutes: 3 });

    const second = await Listening.open(world, app, offer!.id);
    const missed = await second.until(({ data }) => data.type === 'order.arrived_at_pickup');
    expect(names(missed).slice(1).sort()).toEqual([
      'offer_withdrawn',
      'order.accepted',
      'order.arrived_at_pickup',
    ]);
    second.hangUp();

    await app.post(`/orders/${id}/collect`).expect(200);
    const third = await Listening.open(world, app, missed.at(-1)!.id);
    expect(names(await third.until(({ event }) => event === 'order'))).toEqual(['ready', 'order.collected']);
    third.hangUp();
  });

  it('tells the one who lost an order to a colleague, and the one who lost an offer', async () => {
    const other = await world.aCourier();
    const id = await order();
    const offer = await app.offer();
    await app.post(`/offers/${String(offer.id)}/accept`).expect(200);
    const stream = await Listening.open(world, app);
    const others = await Listening.open(world, other);
    world.face.core.clock.forward({ seconds: 10 });
    await world.face.get(OrderLifecycle).reassign(world.hub.scope, id, other.id);
    for (const each of [stream, others]) {
      const told = await each.until(({ event }) => event === 'order');
      expect(told.at(-1)!.data).toMatchObject({
        orderId: id,
        type: 'order.courier_changed',
        data: { previousCourierId: app.id },
      });
      each.hangUp();
    }
    expect(
      await world.face
        .get(Offers)
        .changedSince({ ...world.hub.scope, actor: { kind: 'courier', id: other.id } }, new Date(0)),
    ).toEqual([]);
  });

  it('closes when the house does', async () => {
    const stream = await Listening.open(world, app);
    await stream.next();
    const began = performance.now();
    const closing = world.face.house.close(20_000);
    await stream.ended;
    expect(performance.now() - began).toBeLessThan(5_000);
    await closing;
  });
});
