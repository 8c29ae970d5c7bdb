import { Injectable } from '@nestjs/common';
import { CourierPresenceStore, hasCapacity } from '../../people/index.js';
import type { Hub } from '../../company/index.js';
import { DomainError, type Scope, type Transaction } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { Order } from './order.entity.js';
import { OrderGroups } from './order-groups.service.js';

/**
 * Who decided on the courier: couriers themselves and plans keep to the capacity, which an operator may exceed; a plan
 * that is a few seconds old sends nobody who went offline meanwhile.
 */
export type AssignedBy = 'courier' | 'plan' | 'operator';

/** Assigns couriers to orders, and keeps the groups of orders that one courier carries. */
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

  /**
   * Locks the order and the one that it joins in the sequence of their ids, before the courier. null: there is none.
   * @throws order_not_found
   */
  async lockBeside(tx: Transaction, scope: Scope, orderId: number, courierId: number): Promise<Order | null> {
    return await this.groups.lockBeside(tx, scope, orderId, courierId);
  }

  /**
   * To be called before the step that assigns the courier: the event of it has the group already. Returns what is to be
   * recorded after the step.
   */
  async moveToGroup(tx: Transaction, change: OrderChange, beside: Order | null): Promise<() => void> {
    const { order } = change;
    // A group of orders that wait for a courier remains.
    if (order.courierId !== null) await this.groups.removeFromGroup(tx, change);
    return beside === null ? () => undefined : await this.groups.join(tx, change, beside);
  }

  /** An order that is cancelled or that nobody carries any more goes its own way. */
  async leaveGroup(tx: Transaction, change: OrderChange): Promise<void> {
    const released = change.events.some(({ entry }) => entry.type === 'order.released');
    if (released || change.order.status === 'cancelled') await this.groups.removeFromGroup(tx, change);
  }
}
