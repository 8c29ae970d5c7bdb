import { Injectable } from '@nestjs/common';
import { CourierPresenceStore, hasCapacity } from '../couriers/index.js';
import type { Hub } from '../hubs/index.js';
import { DomainError } from '../shared/index.js';
import type { Transaction } from '../storage/index.js';
import type { OrderChange } from './order-change.rules.js';
import { OrderGroups } from './order-groups.service.js';

/**
 * Who decided on the courier: couriers themselves and plans keep to the capacity, which an operator may exceed; a plan
 * that is a few seconds old sends nobody who went offline meanwhile.
 */
export type AssignedBy = 'courier' | 'plan' | 'operator';

/** Assigns couriers to orders and takes cancelled orders out of their group. */
@Injectable()
export class OrderAssignment {
  constructor(
    private readonly presence: CourierPresenceStore,
    private readonly groups: OrderGroups,
  ) {}

  /** Locks the courier's `courier_presence` row, checks that the order fits and keeps the courier's position for the timeline. */
  async lockCourier(
    tx: Transaction,
    change: OrderChange,
    courierId: number,
    hub: Hub,
    by: AssignedBy,
  ): Promise<void> {
    const { order } = change;
    const load = await this.presence.lock(tx, order.hubId, courierId);
    if (!load) throw new DomainError('courier_not_found', { field: 'courierId' });
    if (load.blocked) throw new DomainError('courier_blocked', { field: 'courierId' });
    if (!load.employable) throw new DomainError('courier_not_approved', { field: 'courierId' });
    const capacity = order.combinable ? hub.settings.dispatch.maxOrdersPerCourier : 1;
    if ((by === 'plan' && !load.online) || (by !== 'operator' && !hasCapacity(load, capacity))) {
      throw new DomainError('courier_unavailable', { field: 'courierId' });
    }
    change.courierPosition = load.position;
  }

  async leaveGroupWhenCancelled(tx: Transaction, change: OrderChange): Promise<void> {
    if (change.order.status === 'cancelled') await this.groups.removeFromGroup(tx, change);
  }
}
