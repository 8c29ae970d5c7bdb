import {
  FileLinks,
  OrderTracking,
  RecipientRequests,
  shownEvidence,
  type QueuePlace,
  SearchQueues,
  type TrackedOrder,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';

export type AskedFor = Awaited<ReturnType<RecipientRequests['latest']>>[number];

/** `queue`: its place among the orders that wait for a busy courier; null: it does not wait for one. */
export type ShownOrder = TrackedOrder & { readonly queue: QueuePlace | null };

@Injectable()
export class TrackedOrders {
  constructor(
    private readonly tracking: OrderTracking,
    private readonly files: FileLinks,
    private readonly requests: RecipientRequests,
    private readonly queues: SearchQueues,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** Addresses of pictures are added. @throws order_not_found */
  async shown(token: string): Promise<ShownOrder> {
    const order = await this.tracking.byToken(token);
    const stops = order.stops.map((stop) => ({ ...stop, proof: shownEvidence(stop.proof, this.files) }));
    const queue = order.status === 'pending' ? await this.queues.placeOf(order.hubId, order.orderId) : null;
    const mayClaim = order.mayClaim && this.config.modules.includes('claims');
    return { ...order, stops, queue, mayClaim };
  }

  /** On the link of several stops nobody knows whose they are. */
  async requested({ hubId, orderId, stops: [own, ...others] }: TrackedOrder): Promise<readonly AskedFor[]> {
    if (!own || others.length > 0) return [];
    return await this.requests.latest(hubId, orderId, own.ordinal);
  }
}
