import { Injectable } from '@nestjs/common';
import { CourierPresence, hasRoom } from '../couriers/index.js';
import type { Hub } from '../hubs/index.js';
import { DomainError, type Transaction } from '../shared/index.js';
import type { OrderChange } from './order.change.js';
import { OrderGroups } from './order.groups.js';

/** What an order has to do with couriers and with the other orders they carry. */
@Injectable()
export class OrderFleet {
  constructor(
    private readonly presence: CourierPresence,
    private readonly groups: OrderGroups,
  ) {}

  /** Holds the courier's row, makes sure that this order fits and notes where the courier comes from. */
  async claim(
    tx: Transaction,
    change: OrderChange,
    courierId: number,
    hub: Hub,
    byHand: boolean,
  ): Promise<void> {
    const { order } = change;
    const load = await this.presence.lock(tx, order.hubId, courierId);
    if (!load) throw new DomainError('courier_not_found', { field: 'courierId' });
    if (load.blocked) throw new DomainError('courier_blocked', { field: 'courierId' });
    if (!load.employable) throw new DomainError('courier_not_approved', { field: 'courierId' });
    const room = order.combinable ? hub.settings.dispatch.maxOrdersPerCourier : 1;
    if (!byHand && !hasRoom(load, room)) {
      throw new DomainError('courier_unavailable', { field: 'courierId' });
    }
    change.courierPosition = load.position;
  }

  async leaveGroupIfCancelled(tx: Transaction, change: OrderChange): Promise<void> {
    if (change.order.status === 'cancelled') await this.groups.leave(tx, change);
  }
}
