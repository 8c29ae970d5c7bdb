import { Module } from '@nestjs/common';
import { DeliveryRequestsModule } from '../delivery-requests/index.js';
import { CodeTries } from './code.tries.js';
import { DoorDeliveries } from './door-deliveries.js';
import { Evidences } from './evidences.service.js';

const DOOR = [CodeTries, DoorDeliveries, Evidences];

@Module({ imports: [DeliveryRequestsModule], providers: DOOR, exports: DOOR })
export class EvidenceModule {}
