import { Injectable } from '@nestjs/common';
import { courierScope, PublicUrl, type Scope } from '../../base/index.js';
import { qrPng } from '../../ledger/index.js';
import { Evidences } from '../../people/index.js';
import { DeliveryConfirmation } from '../../requests/index.js';
import { OrderEditing, OrderLifecycle, type OrderRecord, type Stop } from '../../ordering/index.js';
import { testStop } from './robot-movement.rules.js';

/** A robot does what a courier may do, and knows every code. */
@Injectable()
export class RobotOrderCommands {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly editing: OrderEditing,
    private readonly confirmation: DeliveryConfirmation,
    private readonly evidences: Evidences,
    private readonly url: PublicUrl,
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
    const scope = courierScope(order.hubId, courierId);
    const photos = order.needsProof ? [await this.takePhoto(scope, order, stop.ordinal)] : [];
    await this.confirmation.deliverStop(scope, order.id, stop.ordinal, {
      code: stop.confirmationCode,
      name: stop.name ?? 'Recebedor de teste',
      photos,
    });
  }

  /** The public id as a QR code; returns its address. @throws external_service_unavailable */
  private async takePhoto(scope: Scope, { id, publicId }: OrderRecord, stop: number): Promise<string> {
    const photo = await this.evidences.store(scope, 'photo', qrPng(publicId));
    await this.evidences.use(scope, [photo.id], { orderId: id, stop });
    return `${this.url.base}/arquivos/${photo.token}`;
  }

  async completeReturn({ hubId, id }: OrderRecord, courierId: number): Promise<void> {
    await this.lifecycle.returned(courierScope(hubId, courierId), id);
  }
}
