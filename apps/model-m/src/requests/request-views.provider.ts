import { Injectable } from '@nestjs/common';
import { OrderQueries, type Scope } from '#domain';
import type { OrderRendering } from '#runtime';
import { type HubContext, HubContexts } from './hub-context.provider.js';
import { requestDetail } from './request-detail.mapper.js';
import { requestElement } from './request.mapper.js';

export type RequestElement = ReturnType<typeof requestElement>;
type RequestDetail = ReturnType<typeof requestDetail>;

@Injectable()
export class RequestViews {
  constructor(
    private readonly hubContexts: HubContexts,
    private readonly orders: OrderQueries,
  ) {}

  /** An element of GET /solicitacao. */
  async element({ hubId }: Scope): Promise<OrderRendering<RequestElement>> {
    const context = await this.hubContexts.of(hubId);
    return {
      hubId,
      name: 'model-m',
      context: contextOf(context),
      toBody: (order) => requestElement(order, context),
    };
  }

  /** GET /request/{id}. The timeline grows only together with its order, so the order's version covers it. */
  async detail({ hubId }: Scope): Promise<OrderRendering<RequestDetail>> {
    const context = await this.hubContexts.of(hubId);
    return {
      hubId,
      name: 'model-m-detail',
      context: contextOf(context),
      toBody: async (order) => requestDetail(order, await this.orders.timeline(order.id), context),
    };
  }
}

function contextOf({ hub, categories }: HubContext): string {
  return JSON.stringify([hub.timezone, hub.name, [...categories.values()].map(({ id, name }) => [id, name])]);
}
