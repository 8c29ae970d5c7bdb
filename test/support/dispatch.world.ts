import {
  Catalog,
  cents,
  CourierBlocks,
  CourierDuty,
  CourierPositions,
  CourierRegistrations,
  hubScope,
  Hubs,
  Merchants,
  Offers,
  OrderLifecycle,
  OrderCreation,
  OrderQueries,
  OutboxRelay,
  PlanningPasses,
  SearchSteps,
  Tariffs,
  type HubSettingsInput,
  type OfferView,
  type OrderRecord,
  type CreateOrderCommand,
  type Point,
  type Scope,
} from '#domain';
import { ShiftBookings, ShiftPlans } from '#domain/modules';
import type { Environment } from '#runtime';
import { onWorkerEnd } from './jest/endings.js';
import { emptyCore } from './test-core.js';
import { testDomain, type TestDomain } from './test-domain.js';

const PICKUP: Point = { latitude: -22.9056, longitude: -47.0608 };
const METRES_PER_DEGREE = 111_195;

/** A point `metres` north of the pickup. */
function northOfPickup(metres: number): Point {
  return { ...PICKUP, latitude: PICKUP.latitude + metres / METRES_PER_DEGREE };
}

const DAY_MS = 86_400_000;

/** Domains that worlds have left, for their worker's next: making one takes 0.2 s of the processor. */
const left: TestDomain[] = [];

async function domainFor(options: Parameters<typeof testDomain>[0] & object): Promise<TestDomain> {
  if (Object.keys(options).length > 0) return testDomain(options);
  const waiting = left.pop();
  if (waiting) return waiting;
  const domain = await testDomain();
  onWorkerEnd(() => domain.close());
  return domain;
}

/** Empties a domain. Its clock goes on to the next day, as what is remembered is older then. */
async function leave(domain: TestDomain, begunAt: number): Promise<void> {
  const days = Math.floor((domain.clock.millis() - begunAt) / DAY_MS) + 1;
  await emptyCore(domain, new Date(begunAt + days * DAY_MS));
  left.push(domain);
}

interface DispatchWorldOptions {
  readonly dispatch?: HubSettingsInput['dispatch'];
  readonly poolSize?: number;
  readonly env?: Environment;
}

/** A hub with a vehicle type, a tariff and a merchant, for tests of the search. */
export class DispatchWorld {
  /** Where all its orders are collected. */
  readonly pickup = PICKUP;
  private made = 0;

  private constructor(
    readonly domain: TestDomain,
    readonly scope: Scope,
    readonly vehicleTypeId: number,
    readonly merchantId: number,
    private readonly ends: () => Promise<void>,
  ) {}

  static async open({ dispatch, ...core }: DispatchWorldOptions = {}): Promise<DispatchWorld> {
    const domain = await domainFor(core);
    const begunAt = domain.clock.millis();
    const isOwn = Object.keys(core).length > 0;
    const hub = await domain.get(Hubs).create({
      name: 'Entregas Fictícias',
      city: 'Campinas',
      state: 'SP',
      ...(dispatch && { settings: { dispatch } }),
    });
    const scope = hubScope(hub.id);
    const { id } = await domain.get(Catalog).createVehicleType(hub.id, { name: 'Moto', kind: 'motorbike' });
    await domain.get(Tariffs).create(scope, {
      name: 'Padrão',
      vehicleTypeId: id,
      terms: { baseCents: 500, bands: [{ upToM: null, centsPerKm: 100 }] },
    });
    const merchant = await domain.get(Merchants).create(scope, {
      name: 'Loja Fictícia',
      email: `loja${String(hub.id)}@example.com`,
      phone: '19999990000',
      password: 'segredo1',
    });
    const ends = () => (isOwn ? domain.close() : leave(domain, begunAt));
    return new DispatchWorld(domain, scope, id, merchant.id, ends);
  }

  close(): Promise<void> {
    return this.ends();
  }

  get clock(): TestDomain['clock'] {
    return this.domain.clock;
  }

  async createOrder(more: Partial<CreateOrderCommand> = {}): Promise<OrderRecord> {
    const order = await this.domain.get(OrderCreation).create(this.scope, {
      source: 'console',
      merchant: { id: this.merchantId },
      vehicleTypeId: this.vehicleTypeId,
      categoryId: null,
      pickup: { address: 'Rua de Coleta, 1', ...PICKUP },
      stops: [{ address: 'Rua de Entrega, 2', ...northOfPickup(2_000) }],
      needsReturn: false,
      needsProof: false,
      paymentMethod: 'on_delivery',
      initialStatus: 'pending',
      combinable: false,
      ...more,
    });
    await this.relay();
    return order;
  }

  /** A courier online `metres` north of the pickup; null: offline. */
  async aCourier(metres: number | null): Promise<number> {
    const n = ++this.made;
    const registrations = this.domain.get(CourierRegistrations);
    const { id } = await registrations.register(this.scope, {
      name: `Courier ${String(n)}`,
      phone: String(19_900_000_000 + n),
      password: 'segredo1',
      registration: 'active',
      vehicleTypeIds: [this.vehicleTypeId],
    });
    if (metres !== null) {
      await this.domain.get(CourierDuty).goOnline(this.scope, id);
      await this.moveTo(id, metres);
      await this.relay();
    }
    return id;
  }

  async moveTo(courierId: number, metres: number): Promise<void> {
    const position = { ...northOfPickup(metres), at: this.clock.now() };
    await this.domain.get(CourierPositions).record(courierId, [position]);
  }

  goOffline(courierId: number): Promise<void> {
    return this.domain.get(CourierDuty).goOffline(this.scope, courierId);
  }

  async block(courierId: number): Promise<void> {
    await this.domain.get(CourierBlocks).block(this.scope, courierId);
  }

  /** Puts couriers on a planned shift from now on; `merchantId`: for that shop; `areaId`: in that area. */
  async onShift(
    couriers: readonly number[],
    merchantId: number | null = null,
    areaId: number | null = null,
  ): Promise<void> {
    const begins = this.clock.millis() + 3_600_000;
    const local = (hours: number) =>
      new Date(begins + (hours - 3) * 3_600_000).toISOString().slice(11, 14) + '00';
    const day = new Date(begins - 3 * 3_600_000).toISOString().slice(0, 10);
    const [slot] = await this.domain.get(ShiftPlans).create(this.scope, [day], {
      areaId,
      vehicleTypeId: null,
      merchantId,
      places: couriers.length,
      from: local(-1),
      to: local(2),
      guarantee: 'none',
      guaranteeCents: cents(0),
      leastAcceptedPercent: 0,
      giveBackMinutes: 0,
    });
    await this.domain.get(ShiftPlans).publish(this.scope, day);
    for (const id of couriers) await this.domain.get(ShiftBookings).take(this.scope, id, slot?.id ?? 0);
  }

  /** Does the worker's part: relays events, steps searches. */
  async work(): Promise<void> {
    await this.relay();
    await this.domain.get(SearchSteps).runDue();
    await this.domain.get(PlanningPasses).runDue();
    await this.relay();
  }

  /** Advances the clock, then does the worker's part. */
  async after(seconds: number): Promise<void> {
    this.clock.advance({ seconds });
    await this.work();
  }

  as(courierId: number): Scope {
    return hubScope(this.scope.hubId, { kind: 'courier', id: courierId });
  }

  offersOf(courierId: number): Promise<OfferView[]> {
    return this.domain.get(Offers).list(this.as(courierId));
  }

  /** Ids of the orders with an open offer to the courier, sorted, as searches step in parallel. */
  async asked(courierId: number): Promise<number[]> {
    return (await this.offersOf(courierId)).map(({ orderId }) => orderId).sort((a, b) => a - b);
  }

  /** Which of these couriers have an open offer for the order. */
  async offeredTo(orderId: number): Promise<number[]> {
    const rows = await this.domain.db.query<{ courierId: number }>(
      `select courier_id as "courierId" from order_offers where order_id = $1 and status = 'open' order by id`,
      [orderId],
    );
    return rows.map(({ courierId }) => courierId);
  }

  async accept(courierId: number, orderId: number): Promise<OrderRecord> {
    return await this.domain.get(Offers).accept(this.as(courierId), await this.offerId(courierId, orderId));
  }

  acceptOffer(courierId: number, offerId: number): Promise<OrderRecord> {
    return this.domain.get(Offers).accept(this.as(courierId), offerId);
  }

  async changeDispatch(dispatch: HubSettingsInput['dispatch']): Promise<void> {
    await this.domain.get(Hubs).update(this.scope.hubId, { settings: { dispatch } });
  }

  async decline(courierId: number, orderId: number): Promise<void> {
    await this.domain.get(Offers).decline(this.as(courierId), await this.offerId(courierId, orderId));
  }

  async offerId(courierId: number, orderId: number): Promise<number> {
    const offer = (await this.offersOf(courierId)).find((one) => one.orderId === orderId);
    if (!offer) throw new Error(`Courier ${String(courierId)} has no offer for order ${String(orderId)}`);
    return offer.id;
  }

  get lifecycle(): OrderLifecycle {
    return this.domain.get(OrderLifecycle);
  }

  async order(id: number): Promise<OrderRecord> {
    return await this.domain.get(OrderQueries).byId(this.scope, id);
  }

  private async relay(): Promise<void> {
    await this.domain.get(OutboxRelay).drain();
  }
}

/** Opens worlds with these settings of dispatch; those a test of the `describe` opens close after it. */
export function dispatchWorlds(usual: DispatchWorldOptions['dispatch'] = {}) {
  const worlds: DispatchWorld[] = [];
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.close();
  });
  return async (dispatch: DispatchWorldOptions['dispatch'] = {}): Promise<DispatchWorld> => {
    const world = await DispatchWorld.open({ dispatch: { ...usual, ...dispatch } });
    worlds.push(world);
    return world;
  };
}
