import {
  explainPay,
  goodsAt,
  isRedeliverable,
  shownEvidence,
  stopId,
  trackingUrl,
  FileLinks,
  OrderQueries,
  type OrderRecord,
  type OrderView,
  type Scope,
  type TimelineEntry,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { stopParts } from '../../docs/order-parts.schemas.js';

@Injectable()
export class AdminOrderBodies {
  constructor(
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  /** @throws what the command raises */
  async after(by: Scope, command: Promise<OrderRecord> | OrderRecord) {
    const { id } = await command;
    return this.show(await this.orders.byId(by, id));
  }

  readonly show = (order: OrderView) => ({
    ...order,
    payLines: explainPay(order),
    tipCents: order.payTerms?.tipCents ?? 0,
    distanceSource: order.price.distanceSource ?? null,
    goodsAt: isRedeliverable(order) ? goodsAt(order) : null,
    trackingUrl: trackingUrl(this.files.base, order.trackingToken),
    stops: order.stops.map((stop) => ({
      id: stopId(order.id, stop.ordinal),
      ...stop,
      ...stopParts(stop),
      evidence: shownEvidence(stop.evidence, this.files),
    })),
  });

  readonly showEntry = (entry: TimelineEntry) => {
    const pictures = entry.data?.pictures?.map((url) => this.files.renewed(url));
    return pictures ? { ...entry, data: { ...entry.data, pictures } } : entry;
  };
}
