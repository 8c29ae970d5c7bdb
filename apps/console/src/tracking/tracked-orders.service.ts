import { FileLinks, OrderTracking, RecipientRequests, shownEvidence, type TrackedOrder } from '#domain';
import { Injectable } from '@nestjs/common';
import type { AskedFor } from './acts.page.js';

/** What a link leads to: the order, and what its recipient asked for. */
@Injectable()
export class TrackedOrders {
  constructor(
    private readonly tracking: OrderTracking,
    private readonly files: FileLinks,
    private readonly requests: RecipientRequests,
  ) {}

  /** With addresses of its pictures. @throws order_not_found */
  async shown(token: string): Promise<TrackedOrder> {
    const order = await this.tracking.byToken(token);
    const stops = order.stops.map((stop) => ({ ...stop, proof: shownEvidence(stop.proof, this.files) }));
    return { ...order, stops };
  }

  /** On the link of several stops nobody knows whose requests are asked for. */
  async asked({ hubId, orderId, stops: [own, ...others] }: TrackedOrder): Promise<readonly AskedFor[]> {
    return own && others.length === 0 ? await this.requests.latest(hubId, orderId, own.ordinal) : [];
  }
}
