import { CourierPositions, OutboxRetention, WebhookRetention } from '#domain';
import { Injectable } from '@nestjs/common';

/** Tables in partitions of days: their clean-up makes the coming days and drops old ones. */
@Injectable()
export class KeptDays {
  constructor(
    readonly positions: CourierPositions,
    readonly events: OutboxRetention,
    readonly deliveries: WebhookRetention,
  ) {}
}
