import {
  CallGateways,
  FileLinks,
  OrderTracking,
  RecipientRequests,
  shownEvidence,
  type TrackedOrder,
} from '#domain';
import { Injectable } from '@nestjs/common';
import type { OwnActs } from './acts.page.js';

/** What a link leads to: the order, what its recipient asked for, and may do. */
@Injectable()
export class TrackedOrders {
  constructor(
    private readonly tracking: OrderTracking,
    private readonly files: FileLinks,
    private readonly requests: RecipientRequests,
    private readonly gateways: CallGateways,
  ) {}

  /** With addresses of its pictures. @throws order_not_found */
  async shown(token: string): Promise<TrackedOrder> {
    const order = await this.tracking.byToken(token);
    const stops = order.stops.map((stop) => ({ ...stop, proof: shownEvidence(stop.proof, this.files) }));
    return { ...order, stops };
  }

  /** On the link of several stops nobody knows whose they are. */
  async acts({ hubId, orderId, talksNow, stops: [own, ...others] }: TrackedOrder): Promise<OwnActs> {
    if (!own || others.length > 0) return { asked: [], mayCall: false };
    const asked = await this.requests.latest(hubId, orderId, own.ordinal);
    return { asked, mayCall: talksNow && (await this.gateways.of(hubId)) !== null };
  }
}
