import { Injectable } from '@nestjs/common';
import { OrderGroups, OrderQueries, type OrderRecord, type OrderView } from '../orders/index.js';
import { hubScope, isDomainError, type Scope } from '../shared/index.js';

/** Groups an order that a courier just got with what the courier is to collect of the same merchant. */
@Injectable()
export class CarriedGroups {
  constructor(
    private readonly orders: OrderQueries,
    private readonly groups: OrderGroups,
  ) {}

  /** The first of the orders leads. */
  async join(scope: Scope, order: OrderRecord, courierId: number): Promise<void> {
    if (!order.combinable) return;
    const hub = hubScope(scope.hubId, scope.actor);
    const beside = (await this.orders.activeOfCourier(scope.hubId, courierId)).filter(
      (other) => other.id !== order.id && canBeGrouped(order, other),
    );
    const [first] = beside;
    if (!first) return;
    const leaderId = first.groupLeaderId ?? first.id;
    try {
      await this.groups.group(hub, leaderId, [order.id]);
    } catch (error) {
      // One of the orders ended or got another courier meanwhile: they remain ungrouped.
      if (!isDomainError(error, 'transition_refused') && !isDomainError(error, 'order_not_found'))
        throw error;
    }
  }
}

function canBeGrouped(order: OrderRecord, other: OrderView): boolean {
  if (!other.combinable || other.collectedAt !== null) return false;
  return other.merchantId === order.merchantId || order.combineWithOrderIds.includes(other.id);
}
