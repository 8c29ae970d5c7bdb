import { Injectable } from '@nestjs/common';
import {
  Catalog,
  FileLinks,
  Hubs,
  hubScope,
  Merchants,
  OrderParties,
  type Category,
  type Hub,
  type OrderRecord,
  type ListedOrder,
  type ListedOrderRecord,
  type Transaction,
  type VehicleType,
  trackingUrl,
  pointOf,
} from '#domain';
import type { OrderRendering } from '#runtime';
import type { OrderBody } from './order.body.js';
import { toOrderBody, type OrderContext } from './order.mapper.js';

/** Records of a hub that its orders refer to. */
interface HubLookups {
  readonly hub: Hub;
  readonly types: ReadonlyMap<number, VehicleType>;
  readonly categories: ReadonlyMap<number, Category>;
  /** All that bodies show of these records, as one text. */
  readonly version: string;
}

type People = Pick<OrderContext, 'merchant'> & Pick<ListedOrder, 'courier'>;

/** Renders bodies of orders with merchant, courier, vehicle type and category. */
@Injectable()
export class OrderBodies {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly people: OrderParties,
    private readonly merchants: Merchants,
    private readonly files: FileLinks,
  ) {}

  /** Shows the records that orders refer to as they are now. */
  async renderer(hubId: number): Promise<(order: ListedOrder) => OrderBody> {
    const lookups = await this.loadLookups(hubId);
    return (order) => this.toBody(order, order, lookups);
  }

  async view(hubId: number): Promise<OrderRendering<OrderBody>> {
    const lookups = await this.loadLookups(hubId);
    return {
      hubId,
      name: 'full-api',
      context: `${lookups.version}|${this.files.period}`,
      toBody: (order) => this.toBody(order, order, lookups),
    };
  }

  async loadLookups(hubId: number): Promise<HubLookups> {
    const hub = await this.hubs.get(hubId);
    const types = named(await this.catalog.vehicleTypes(hubId));
    const categories = named(await this.catalog.allCategories(hubId));
    const version = `${hub.timezone}|${types.version}|${categories.version}`;
    return { hub, types: types.byId, categories: categories.byId, version };
  }

  /** An order that was just created has no courier yet, and its merchant is cached. */
  async renderPlaced(order: OrderRecord): Promise<OrderBody> {
    const merchant = await this.merchants.getCached(hubScope(order.hubId), order.merchantId);
    return this.toBody(order, { merchant, courier: null }, await this.loadLookups(order.hubId));
  }

  /** The open transaction has created the order, perhaps with its merchant. */
  async renderPlacedIn(tx: Transaction, order: OrderRecord, names: HubLookups): Promise<OrderBody> {
    const [view] = await this.people.load([{ ...order }], tx);
    if (!view) throw new Error('An order that was placed has no customer');
    return this.toBody(view, view, names);
  }

  private toBody(
    order: ListedOrderRecord,
    { merchant, courier }: People,
    { hub, types, categories }: HubLookups,
  ): OrderBody {
    return toOrderBody(order, {
      hub,
      merchant,
      courier: courier && { id: courier.id, name: courier.name, position: pointOf(courier) },
      vehicleType: types.get(order.vehicleTypeId) ?? null,
      category: order.categoryId === null ? null : (categories.get(order.categoryId) ?? null),
      trackingUrl: trackingUrl(this.files.base, order.trackingToken),
      files: this.files,
    });
  }
}

interface NamedRecords<T> {
  readonly byId: ReadonlyMap<number, T>;
  readonly version: string;
}

/** Keyed by the catalog's list, which stays the same object until it changes. */
const namedRecords = new WeakMap<readonly object[], NamedRecords<never>>();

function named<T extends { id: number; name: string }>(records: readonly T[]): NamedRecords<T> {
  const known = namedRecords.get(records);
  if (known) return known;
  const made = {
    byId: new Map(records.map((record) => [record.id, record])),
    version: JSON.stringify(records.map(({ id, name }) => [id, name])),
  };
  namedRecords.set(records, made as unknown as NamedRecords<never>);
  return made;
}
