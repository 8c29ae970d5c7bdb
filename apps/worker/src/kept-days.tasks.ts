import {
  BoardAlerts,
  Conversations,
  CourierNotices,
  CourierPositions,
  DataRetention,
  LearnedSpeeds,
  OutboxRetention,
  WebhookRetention,
} from '#domain';
import { Injectable } from '@nestjs/common';

/** What people wrote and said to each other, kept for a time. */
@Injectable()
export class KeptWords {
  constructor(
    readonly alerts: BoardAlerts,
    readonly conversations: Conversations,
    readonly notices: CourierNotices,
    /** Names, telephones, addresses, photos and signatures. */
    readonly people: DataRetention,
  ) {}
}

/** What is kept for days. Tables in partitions of days: their clean-up makes the coming days and drops old ones. */
@Injectable()
export class KeptDays {
  constructor(
    readonly positions: CourierPositions,
    readonly events: OutboxRetention,
    readonly deliveries: WebhookRetention,
    readonly words: KeptWords,
    readonly speeds: LearnedSpeeds,
  ) {}
}
