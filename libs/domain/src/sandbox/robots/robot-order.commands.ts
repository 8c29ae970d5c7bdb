import { courierScope } from '../../base/index.js';
import { Injectable } from '@nestjs/common';
import { DeliveryConfirmation } from '../../requests/index.js';
import { OrderEditing, OrderLifecycle, type OrderRecord, type Stop } from '../../ordering/index.js';
import { RobotPhotos, testStop } from './robot-movement.service.js';

/** What a courier may do to an order, done by a robot that knows every code. */
@Injectable()
export class RobotOrderCommands {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly editing: OrderEditing,
    private readonly confirmation: DeliveryConfirmation,
    private readonly photos: RobotPhotos,
  ) {}

  async giveBack({ hubId, id }: OrderRecord, courierId: number): Promise<void> {
    await this.lifecycle.release(courierScope(hubId, courierId), id, 'Devolvido pelo robô');
  }

  async arrive({ hubId, id }: OrderRecord, courierId: number): Promise<void> {
    await this.lifecycle.arriveAtPickup(courierScope(hubId, courierId), id);
  }

  async collect({ hubId, id, pickupCode }: OrderRecord, courierId: number): Promise<void> {
    await this.lifecycle.collect(courierScope(hubId, courierId), id, { pickupCode });
  }

  async enterAddress(order: OrderRecord, courierId: number, { ordinal }: Stop): Promise<void> {
    const scope = courierScope(order.hubId, courierId);
    await this.editing.setStopAddress(scope, order.id, ordinal, testStop(order, ordinal));
  }

  async arriveAtStop({ hubId, id }: OrderRecord, courierId: number, { ordinal }: Stop): Promise<void> {
    await this.lifecycle.arriveAtStop(courierScope(hubId, courierId), id, ordinal);
  }

  async failStop({ hubId, id }: OrderRecord, courierId: number, { ordinal }: Stop): Promise<void> {
    await this.lifecycle.failStop(courierScope(hubId, courierId), id, ordinal, {
      reason: 'Cliente ausente',
      byHand: true,
    });
  }

  async deliver(order: OrderRecord, courierId: number, stop: Stop): Promise<void> {
    const photos = order.needsProof ? [await this.photos.take(order, stop.ordinal, courierId)] : [];
    await this.confirmation.deliverStop(courierScope(order.hubId, courierId), order.id, stop.ordinal, {
      code: stop.confirmationCode,
      name: stop.name ?? 'Recebedor de teste',
      photos,
    });
  }

  async completeReturn({ hubId, id }: OrderRecord, courierId: number): Promise<void> {
    await this.lifecycle.returned(courierScope(hubId, courierId), id);
  }
}
