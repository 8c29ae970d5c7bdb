import { Inject, Injectable, Optional } from '@nestjs/common';
import { Evidences } from '../../people/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import { qrPng } from '../../ledger/index.js';
import { PublicUrl } from '../../base/index.js';
import { robotScope } from './robot-couriers.service.js';

/** The robot's proof of delivery: a picture of the order's public id as a QR code, stored like any other evidence. */
@Injectable()
export class RobotPhotos {
  constructor(
    private readonly evidences: Evidences,
    @Optional() @Inject(PublicUrl) private readonly url: PublicUrl | null,
  ) {}

  /** Stores the picture and returns its address. @throws external_service_unavailable */
  async take({ hubId, id, publicId }: OrderRecord, stop: number, courierId: number): Promise<string> {
    const scope = robotScope(hubId, courierId);
    const photo = await this.evidences.store(scope, 'photo', qrPng(publicId));
    await this.evidences.use(scope, [photo.id], { orderId: id, stop });
    return `${this.url?.base ?? ''}/arquivos/${photo.token}`;
  }
}
