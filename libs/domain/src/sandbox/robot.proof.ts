import { Inject, Injectable, Optional } from '@nestjs/common';
import { Evidences } from '../evidence/index.js';
import type { OrderRecord } from '../orders/index.js';
import { qrPng } from '../pix/index.js';
import { PublicUrl } from '../shared/index.js';
import { robotScope } from './robot.fleet.js';

/** The photograph a robot takes: a picture of the order's public id as a QR code, kept like any other evidence. */
@Injectable()
export class RobotProof {
  constructor(
    private readonly evidences: Evidences,
    @Optional() @Inject(PublicUrl) private readonly url: PublicUrl | null,
  ) {}

  /** Its address. @throws external_service_unavailable */
  async photograph({ hubId, id, publicId }: OrderRecord, courierId: number): Promise<string> {
    const photo = await this.evidences.keep(robotScope(hubId, courierId), 'photo', qrPng(publicId));
    await this.evidences.use([photo], id);
    return `${this.url?.base ?? ''}/arquivos/${photo.token}`;
  }
}
