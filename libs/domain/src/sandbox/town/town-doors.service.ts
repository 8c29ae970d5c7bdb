import { Injectable } from '@nestjs/common';
import { OrderQueries, type OrderView, type Visit } from '../../ordering/index.js';
import { Clock, isDomainError } from '../../base/index.js';
import { RobotOrderCommands } from '../robots/index.js';
import { isAbsent, isCollected, isHandedOver } from './town-ride.rules.js';

/** What couriers of a town do where they have arrived. */
@Injectable()
export class TownDoors {
  constructor(
    private readonly clock: Clock,
    private readonly orders: OrderQueries,
    private readonly commands: RobotOrderCommands,
  ) {}

  /** One act at a time; the next step goes on. */
  async act(hubId: number, courierId: number, visit: Visit): Promise<void> {
    const [order] = await this.orders.byIds(hubId, [visit.orderId]);
    if (order?.courierId !== courierId) return;
    try {
      if (visit.goal === 'pickup') await this.atPickup(order, courierId);
      else if (visit.goal === 'return') await this.commands.completeReturn(order, courierId);
      else await this.atStop(order, courierId, visit.ordinal);
    } catch (error) {
      // An operator changed the order in the same moment.
      if (!isDomainError(error, 'transition_refused') && !isDomainError(error, 'order_not_found'))
        throw error;
    }
  }

  private async atPickup(order: OrderView, courierId: number): Promise<void> {
    const { status, arrivedPickupAt, readyAt, id } = order;
    if (status === 'accepted') await this.commands.arrive(order, courierId);
    else if (arrivedPickupAt !== null && isCollected(arrivedPickupAt, readyAt, id, this.clock.now()))
      await this.commands.collect(order, courierId);
  }

  private async atStop(order: OrderView, courierId: number, ordinal: number | null): Promise<void> {
    const stop = order.stops.find((one) => one.ordinal === ordinal);
    if (stop?.status !== 'pending') return;
    if (stop.arrivedAt === null) await this.commands.arriveAtStop(order, courierId, stop);
    else if (!isHandedOver(stop, order.id, this.clock.now())) return;
    else if (isAbsent(order.id)) await this.commands.failStop(order, courierId, stop);
    else await this.commands.deliver(order, courierId, stop);
  }
}
