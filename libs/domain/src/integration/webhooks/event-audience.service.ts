import { Injectable } from '@nestjs/common';
import type { OutboxEvent } from '../../events/index.js';
import type { Transaction } from '../../base/index.js';
import { CourierEventPlans, MerchantAccounts } from './webhook.port.js';

/** An event and a merchant that may read the event's order without owning it. */
export interface EventReader {
  /** Position of the event in its batch, from 1. */
  readonly position: number;
  readonly merchantId: number;
}

/** Which merchants and hubs may get which events. */
@Injectable()
export class EventAudience {
  constructor(
    private readonly plans: CourierEventPlans,
    private readonly accounts: MerchantAccounts,
  ) {}

  /** Without courier events of hubs whose plan has none. */
  async allowed(tx: Transaction, events: readonly OutboxEvent[]): Promise<readonly OutboxEvent[]> {
    const ofCouriers = events.filter(isOfCourier);
    if (ofCouriers.length === 0) return events;
    const allowed = new Map<number, boolean>();
    for (const hubId of new Set(ofCouriers.map((event) => event.hubId)))
      allowed.set(hubId, await this.plans.allows(hubId, tx));
    return events.filter((event) => !isOfCourier(event) || allowed.get(event.hubId) === true);
  }

  /** Merchants of one account read each other's orders, so their webhooks get the events of each other's orders. */
  async readers(tx: Transaction, events: readonly OutboxEvent[]): Promise<EventReader[]> {
    const owners = new Set<number>();
    for (const { topic, merchantId } of events)
      if (merchantId !== null && topic.startsWith('order.')) owners.add(merchantId);
    if (owners.size === 0) return [];
    const readers = await this.accounts.readersOf(tx, [...owners]);
    return events.flatMap(({ topic, merchantId }, i) =>
      merchantId === null || !topic.startsWith('order.')
        ? []
        : (readers.get(merchantId) ?? []).map((reader) => ({ position: i + 1, merchantId: reader })),
    );
  }
}

function isOfCourier(event: OutboxEvent): boolean {
  return event.topic.startsWith('courier.');
}
