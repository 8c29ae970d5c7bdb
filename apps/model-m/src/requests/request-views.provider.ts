import { Inject, Injectable } from '@nestjs/common';
import { Catalog, type Category, type Hub, Hubs, OrderQueries, type Scope } from '#domain';
import { type OrderRendering, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { requestDetail } from './request-detail.mapper.js';
import { requestElement } from './request.mapper.js';

/** The same few records for a whole page of requests. */
export interface HubContext {
  readonly hub: Hub;
  readonly categories: ReadonlyMap<number, Category>;
  readonly publicUrl: string;
}

@Injectable()
export class HubContexts {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async of(hubId: number): Promise<HubContext> {
    const [hub, categories] = await Promise.all([this.hubs.get(hubId), this.catalog.allCategories(hubId)]);
    return {
      hub,
      categories: new Map(categories.map((category) => [category.id, category])),
      publicUrl: this.config.publicUrl,
    };
  }
}

export type RequestElement = ReturnType<typeof requestElement>;
type RequestDetail = ReturnType<typeof requestDetail>;

@Injectable()
export class RequestViews {
  constructor(
    private readonly surroundings: HubContexts,
    private readonly orders: OrderQueries,
  ) {}

  /** An element of GET /solicitacao. */
  async element({ hubId }: Scope): Promise<OrderRendering<RequestElement>> {
    const around = await this.surroundings.of(hubId);
    return {
      hubId,
      name: 'model-m',
      context: contextOf(around),
      toBody: (order) => requestElement(order, around),
    };
  }

  /** GET /request/{id}. The timeline grows only together with its order, so the order's version covers it. */
  async detail({ hubId }: Scope): Promise<OrderRendering<RequestDetail>> {
    const around = await this.surroundings.of(hubId);
    return {
      hubId,
      name: 'model-m-detail',
      context: contextOf(around),
      toBody: async (order) => requestDetail(order, await this.orders.timeline(order.id), around),
    };
  }
}

function contextOf({ hub, categories }: HubContext): string {
  return JSON.stringify([hub.timezone, hub.name, [...categories.values()].map(({ id, name }) => [id, name])]);
}
