import {
  BoardAlerts,
  Conversations,
  CourierNotices,
  CourierPositions,
  LearnedSpeeds,
  OutboxRetention,
  WebhookRetention,
} from '#domain';
import { Injectable } from '@nestjs/common';

/** What is kept for days. Tables in partitions of days: their clean-up makes the coming days and drops old ones. */
@Injectable()
export class KeptDays {
  constructor(
    readonly positions: CourierPositions,
    readonly events: OutboxRetention,
    readonly deliveries: WebhookRetention,
    readonly alerts: BoardAlerts,
    readonly conversations: Conversations,
    readonly notices: CourierNotices,
    readonly speeds: LearnedSpeeds,
  ) {}
}
