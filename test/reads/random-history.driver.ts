import { Catalog, Database, Hubs, isDomainError, Merchants, OrderGroups, OrderLifecycle } from '#domain';
import { aCourier, anOrder, type HubWorld, PICKUP } from '../support/builders/index.js';
import type { FaceHarness } from '../support/index.js';

/** One change of a history: which kind, and the number that decides its order, courier and value. */
export interface RandomChange {
  readonly kind: number;
  readonly pick: number;
}

const ORDERS = 12;

/** Changes orders of a hub, and everything around them that their bodies show, in ways drawn at random. */
export class RandomHistory {
  private constructor(
    private readonly faces: FaceHarness,
    private readonly world: HubWorld,
    readonly orderIds: number[],
    private readonly courierIds: readonly number[],
  ) {}

  static async of(faces: FaceHarness, world: HubWorld): Promise<RandomHistory> {
    const orderIds: number[] = [];
    for (let i = 0; i < ORDERS; i++) orderIds.push(await placed(faces, world, i));
    const couriers = [1, 2].map(() => aCourier(faces, world.scope, [world.motorbike.id], PICKUP));
    const history = new RandomHistory(faces, world, orderIds, await Promise.all(couriers));
    for (let i = 0; i < ORDERS / 2; i++) await history.accept(i);
    return history;
  }

  /** The number of kinds that `RandomChange.kind` chooses from. */
  get kinds(): number {
    return this.changes.length;
  }

  /** What the domain refuses (a step that the order's status does not allow) changes nothing. */
  async apply({ kind, pick }: RandomChange): Promise<void> {
    try {
      await this.changes[kind % this.changes.length]?.(pick);
    } catch (error) {
      if (!isDomainError(error)) throw error;
    }
  }

  /** A new order, as the last of `orderIds`; the oldest is left alone from now on. */
  async place(n = this.orderIds.length): Promise<void> {
    this.orderIds.shift();
    this.orderIds.push(await placed(this.faces, this.world, n));
  }

  /** One of the couriers takes an order; without a number, the last one. */
  accept(pick = this.orderIds.length - 1): Promise<unknown> {
    return this.lifecycle.reassign(this.world.scope, this.order(pick), this.courier(pick));
  }

  private readonly changes: readonly ((pick: number) => Promise<unknown>)[] = [
    (pick) => this.place(pick),
    (pick) => this.accept(pick),
    (pick) => this.accept(pick),
    (pick) => this.accept(pick),
    (pick) => this.lifecycle.arriveAtPickup(this.world.scope, this.order(pick)),
    (pick) => this.lifecycle.collect(this.world.scope, this.order(pick)),
    (pick) => this.lifecycle.deliverStop(this.world.scope, this.order(pick), 1, { byHand: true }),
    (pick) =>
      this.lifecycle.failStop(this.world.scope, this.order(pick), 1, { reason: `Motivo ${String(pick)}` }),
    (pick) => this.lifecycle.returned(this.world.scope, this.order(pick)),
    (pick) => this.lifecycle.release(this.world.scope, this.order(pick)),
    (pick) => this.lifecycle.cancel(this.world.scope, this.order(pick), { reason: 'operator' }),
    (pick) => this.faces.get(OrderGroups).group(this.world.scope, this.order(pick), [this.order(pick + 1)]),
    (pick) => this.faces.get(OrderGroups).ungroup(this.world.scope, this.order(pick)),
    (pick) => this.sql('update orders set late_charge_cents = $2 where id = $1', this.order(pick), pick),
    (pick) => this.sql('update orders set total_cents = $2 where id = $1', this.order(pick), pick * 10),
    (pick) =>
      this.sql(
        'update orders set customer_observation = $2 where id = $1',
        this.order(pick),
        `Nº ${String(pick)}`,
      ),
    (pick) =>
      this.sql(
        `update orders set stops = jsonb_set(stops, '{0,name}', to_jsonb($2::text)) where id = $1`,
        this.order(pick),
        `Cliente ${String(pick)}`,
      ),
    (pick) => this.sql('update orders set deleted_at = now() where id = $1', this.order(pick * 7)),
    (pick) =>
      this.sql(
        'update courier_presence set position = point($2, $2), last_seen_at = now() where courier_id = $1',
        this.courier(pick),
        pick / 1_000,
      ),
    (pick) =>
      this.sql('update couriers set name = $2 where id = $1', this.courier(pick), `João ${String(pick)}`),
    (pick) =>
      this.sql(
        'update couriers set vehicle_plate = $2 where id = $1',
        this.courier(pick),
        `ABC${String(pick)}`,
      ),
    (pick) =>
      this.merchants.update(this.world.scope, this.world.store.id, { name: `Padaria ${String(pick)}` }),
    (pick) =>
      this.merchants.update(this.world.scope, this.world.store.id, { externalId: `erp-${String(pick)}` }),
    (pick) =>
      this.catalog.updateVehicleType(this.world.hub.id, this.world.motorbike.id, {
        name: `Moto ${String(pick)}`,
      }),
    (pick) =>
      this.catalog.updateCategory(this.world.hub.id, this.world.category.id, {
        name: `Rápida ${String(pick)}`,
      }),
    (pick) =>
      this.hubs.update(this.world.hub.id, {
        timezone: pick % 2 === 0 ? 'America/Sao_Paulo' : 'America/Manaus',
      }),
    (pick) => this.hubs.update(this.world.hub.id, { name: `Entregas ${String(pick)}` }),
  ];

  private order(pick: number): number {
    return this.orderIds[pick % this.orderIds.length] ?? 0;
  }

  private courier(pick: number): number {
    return this.courierIds[pick % this.courierIds.length] ?? 0;
  }

  private sql(text: string, ...params: unknown[]): Promise<unknown[]> {
    return this.faces.get(Database).unchecked.query(text, params);
  }

  private get lifecycle(): OrderLifecycle {
    return this.faces.get(OrderLifecycle);
  }

  private get merchants(): Merchants {
    return this.faces.get(Merchants);
  }

  private get catalog(): Catalog {
    return this.faces.get(Catalog);
  }

  private get hubs(): Hubs {
    return this.faces.get(Hubs);
  }
}

async function placed(faces: FaceHarness, world: HubWorld, n: number): Promise<number> {
  const categoryId = n % 2 === 0 ? world.category.id : null;
  const order = await anOrder(world)
    .with({ categoryId, externalId: `pedido-${String(n)}` })
    .create(faces);
  return order.id;
}
