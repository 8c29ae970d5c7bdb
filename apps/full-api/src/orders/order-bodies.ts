import { Inject, Injectable } from '@nestjs/common';
import {
  Catalog,
  Hubs,
  hubScope,
  Merchants,
  OrderPeople,
  type Category,
  type Hub,
  type OrderRecord,
  type ListedOrder,
  type ListedRecord,
  type Transaction,
  type VehicleType,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { trackingUrl } from '../vocabulary/links.js';
import type { OrderBody } from './order.body.js';
import { toOrderBody, type OrderContext } from './order.mapper.js';

/** What a hub's orders are worded with. */
export interface HubNames {
  readonly hub: Hub;
  readonly types: ReadonlyMap<number, VehicleType>;
  readonly categories: ReadonlyMap<number, Category>;
}

type People = Pick<OrderContext, 'merchant'> & Pick<ListedOrder, 'courier'>;

/** Orders of one hub in the words of this face, with the people and names around them. */
@Injectable()
export class OrderBodies {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly people: OrderPeople,
    private readonly merchants: Merchants,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async of(hubId: number, views: readonly ListedOrder[]): Promise<OrderBody[]> {
    const names = await this.namesOf(hubId);
    return views.map((view) => this.word(view, view, names));
  }

  async namesOf(hubId: number): Promise<HubNames> {
    return {
      hub: await this.hubs.get(hubId),
      types: byId(await this.catalog.vehicleTypes(hubId)),
      categories: byId(await this.catalog.allCategories(hubId)),
    };
  }

  async one(hubId: number, view: ListedOrder): Promise<OrderBody> {
    const [body] = await this.of(hubId, [view]);
    if (!body) throw new Error('An order that was read has no body');
    return body;
  }

  /** Of an order that was placed a moment ago: nobody carries it yet, and its customer is at hand. */
  async placed(order: OrderRecord): Promise<OrderBody> {
    const merchant = await this.merchants.recall(hubScope(order.hubId), order.merchantId);
    return this.word(order, { merchant, courier: null }, await this.namesOf(order.hubId));
  }

  /** Of an order that the open transaction has placed, perhaps with its customer. */
  async placedIn(tx: Transaction, order: OrderRecord, names: HubNames): Promise<OrderBody> {
    const [view] = await this.people.around([{ ...order }], tx);
    if (!view) throw new Error('An order that was placed has no customer');
    return this.word(view, view, names);
  }

  private word(order: ListedRecord, people: People, { hub, types, categories }: HubNames): OrderBody {
    return toOrderBody(order, {
      hub,
      merchant: people.merchant,
      courier: courierOf(people),
      vehicleType: types.get(order.vehicleTypeId) ?? null,
      category: order.categoryId === null ? null : (categories.get(order.categoryId) ?? null),
      trackingUrl: trackingUrl(this.config.publicUrl, order.trackingToken),
    });
  }
}

function courierOf({ courier }: Pick<People, 'courier'>): OrderContext['courier'] {
  if (courier === null) return null;
  const { id, name, latitude, longitude } = courier;
  return { id, name, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}

function byId<T extends { id: number }>(things: readonly T[]): Map<number, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
