import {
  Catalog,
  CourierDuty,
  CourierPositions,
  CourierRegistrations,
  Credentials,
  hubScope,
  Hubs,
  Merchants,
  newUuid,
  OrderLifecycle,
  RequestDecisions,
  ServiceAreas,
  Tariffs,
  type DueEvent,
  type Hub,
  type HubSettingsInput,
  type Merchant,
  type OutboxEventWithPayload,
  type Point,
  type VehicleType,
} from '#domain';
import { type IssuedPair } from '#domain/testing';
import type { Response } from 'supertest';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { OpenDeliveryDialect } from '../../apps/open-delivery/src/webhooks/open-delivery.dialect.js';
import { serveFace, type ServedFace } from '../support/control/served-face.js';
import { assertConforms } from './schema.verdict.js';

export const BASE = '/api/opendelivery';
export const PICKUP: Point = pointOf(deliveryExample.pickupAddress);
const DROPOFF: Point = pointOf(deliveryExample.deliveryAddress);

/** Bodies are `any` until their schema is checked. */
type Json = Response['body'];

const SQUARE = (side: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [PICKUP.longitude - side, PICKUP.latitude - side],
      [PICKUP.longitude + side, PICKUP.latitude - side],
      [PICKUP.longitude + side, PICKUP.latitude + side],
      [PICKUP.longitude - side, PICKUP.latitude + side],
      [PICKUP.longitude - side, PICKUP.latitude - side],
    ],
  ],
});

const TERMS = {
  baseCents: 700,
  includedM: 500,
  bands: [{ upToM: null, centsPerKm: 200 }],
  returnCentsPerKm: 150,
};

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}

/** A hub with a merchant that uses Open Delivery over HTTP; workers run when the test says so. */
export class OpenDeliveryWorld {
  private tokenText: string | undefined;
  private phones = 0;

  private constructor(
    readonly faces: ServedFace,
    readonly hub: Hub,
    readonly merchant: Merchant,
    readonly pair: IssuedPair,
    readonly motorbike: VehicleType,
  ) {}

  static async open(settings: HubSettingsInput = {}, given?: ServedFace): Promise<OpenDeliveryWorld> {
    const faces = given ?? (await serveFace({ WEBHOOK_ALLOW_INSECURE: 'true' }));
    const hub = await faces.get(Hubs).create({ name: 'Central', city: 'Campinas', state: 'SP', settings });
    const scope = hubScope(hub.id);
    await faces.get(ServiceAreas).create(scope, { name: 'Tudo', isDefault: true, geojson: SQUARE(0.2) });
    const motorbike = await faces.get(Catalog).createVehicleType(hub.id, { name: 'Moto', kind: 'motorbike' });
    await faces.get(Tariffs).create(scope, { name: 'Padrão', vehicleTypeId: motorbike.id, terms: TERMS });
    const world = await OpenDeliveryWorld.merchantOf(faces, hub.id);
    return new OpenDeliveryWorld(faces, hub, world.merchant, world.pair, motorbike);
  }

  private static async merchantOf(faces: ServedFace, hubId: number, name = 'Pizzaria') {
    const scope = hubScope(hubId);
    const merchant = await faces
      .get(Merchants)
      .create(scope, { name, phone: '11 3000-0000', requestsEnabled: true, invoicingEnabled: true });
    return { merchant, pair: await faces.get(Credentials).issuePair(scope, merchant.id) };
  }

  get core() {
    return this.faces.core;
  }

  get scope() {
    return hubScope(this.hub.id);
  }

  /** Another merchant of the same hub, with its own token. */
  async otherMerchant(): Promise<{ merchant: Merchant; pair: IssuedPair; token: string }> {
    const made = await OpenDeliveryWorld.merchantOf(
      this.faces,
      this.hub.id,
      `Vizinho ${String(++this.phones)}`,
    );
    return { ...made, token: await this.tokenOf(made.pair) };
  }

  async tokenOf({ clientId, clientSecret }: Pick<IssuedPair, 'clientId' | 'clientSecret'>): Promise<string> {
    const { body } = await this.faces
      .call()
      .post(`${BASE}/oauth/token`)
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
      .expect(200);
    return body.access_token as string;
  }

  async token(): Promise<string> {
    return (this.tokenText ??= await this.tokenOf(this.pair));
  }

  async post(path: string, body?: unknown, token?: string, headers = {}): Promise<Response> {
    const call = this.faces
      .call()
      .post(`${BASE}/v1/logistics/${path}`)
      .set(headers)
      .set('Authorization', `Bearer ${token ?? (await this.token())}`);
    // Sent as text, because a body may be any JSON value.
    return body === undefined ? call : call.type('json').send(JSON.stringify(body));
  }

  async get(path: string, token?: string): Promise<Response> {
    return this.faces
      .call()
      .get(`${BASE}/v1/logistics/${path}`)
      .set('Authorization', `Bearer ${token ?? (await this.token())}`);
  }

  delivery(changes: Json = {}): Json {
    return { ...structuredClone(deliveryExample), orderId: newUuid(), ...changes };
  }

  /** Requests a delivery and, by default, decides it. Returns the caller's id. */
  async createDelivery(changes: Json = {}, decided = true): Promise<string> {
    const body = this.delivery(changes);
    const answer = await this.post('delivery', body);
    if (answer.status !== 202) throw new Error(`${String(answer.status)} ${JSON.stringify(answer.body)}`);
    assertConforms('delivery-accepted', answer.body);
    if (decided) await this.decide();
    return body['orderId'] as string;
  }

  async decide(): Promise<void> {
    this.tick();
    const waiting = await this.core.db.query<{ id: number }>(
      `select id from delivery_requests where status = 'received' and hub_id = $1 order by id`,
      [this.hub.id],
    );
    for (const { id } of waiting) await this.faces.get(RequestDecisions).decide(id);
  }

  tick(seconds = 1): void {
    this.core.clock.advance({ seconds });
  }

  async detail(orderId: string): Promise<Json> {
    const { status, body } = await this.get(`delivery/${orderId}`);
    if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
    assertConforms('delivery-detail', body);
    return body;
  }

  async history(orderId: string): Promise<string[]> {
    return (await this.detail(orderId))['events'].map((event: Json) => event['type'] as string);
  }

  /** Webhook bodies of a delivery, rendered from the outbox as senders do. */
  async webhookBodies(orderId: string): Promise<Json[]> {
    const events = await this.core.db.query<OutboxEventWithPayload>(
      `select o.id, o.topic, o.stream, o.payload, o.hub_id as "hubId", o.aggregate_id as "aggregateId",
              o.merchant_id as "merchantId", o.occurred_at as "occurredAt"
         from outbox o join delivery_requests r on o.stream = 'r:' || r.id
        where r.order_uuid = $1 order by r.attempt, o.id`,
      [orderId],
    );
    const dialect = this.faces.get(OpenDeliveryDialect);
    const due = events.map((event) => ({ key: event.id, event }) as DueEvent);
    const context = await dialect.loadContext(due);
    const messages = await Promise.all(due.map((one) => Promise.resolve(dialect.render(one, context))));
    const bodies = messages.flat().map(({ body }) => JSON.parse(body));
    for (const body of bodies) assertConforms('webhook', body);
    return bodies;
  }

  async orderId(orderUuid: string): Promise<number> {
    const row = await this.core.db.first<{ id: number }>(
      'select order_id as id from delivery_requests where order_uuid = $1 order by attempt desc limit 1',
      [orderUuid],
    );
    if (!row?.id) throw new Error(`${orderUuid} has no order`);
    return row.id;
  }

  /** A courier who is approved, online and has just sent a position. */
  async courier(at: Point = PICKUP): Promise<number> {
    const { id } = await this.faces.get(CourierRegistrations).register(this.scope, {
      name: `Ana ${String(++this.phones)}`,
      phone: String(11_900_000_000 + this.phones),
      password: 'segredo-1',
      vehicleTypeIds: [this.motorbike.id],
    });
    await this.faces.get(CourierRegistrations).approve(this.scope, id);
    await this.faces.get(CourierDuty).goOnline(this.scope, id);
    await this.seen(id, at);
    return id;
  }

  async seen(courierId: number, at: Point): Promise<void> {
    await this.faces.get(CourierPositions).record(courierId, [{ ...at, at: this.core.clock.now() }]);
    // Free couriers are counted again every two seconds.
    this.tick(3);
  }

  /** Steps of the courier, a second apart. */
  async steps(orderUuid: string, ...names: Step[]): Promise<void> {
    const id = await this.orderId(orderUuid);
    const life = this.faces.get(OrderLifecycle);
    for (const name of names) {
      this.tick();
      await STEPS[name](life, this, id);
    }
  }
}

export const OUT_OF_AREA = { ...DROPOFF, latitude: -22.1 };

type Step = keyof typeof STEPS;

const STEPS = {
  accept: async (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) => {
    await life.accept(world.scope, id, await world.courier());
  },
  arrive: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.arriveAtPickup(world.scope, id),
  collect: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) => life.collect(world.scope, id),
  atCustomer: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.arriveAtStop(world.scope, id, 1),
  deliver: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.deliverStop(world.scope, id, 1, { byHand: true }),
  fail: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.failStop(world.scope, id, 1, { reason: 'Cliente ausente' }),
  back: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) => life.returned(world.scope, id),
  release: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.release(world.scope, id, 'Pneu furado'),
  cancelled: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.cancel(world.scope, id, { reason: 'operator' }),
  notServed: (life: OrderLifecycle, world: OpenDeliveryWorld, id: number) =>
    life.cancel(world.scope, id, { reason: 'not_served' }),
} as const;
