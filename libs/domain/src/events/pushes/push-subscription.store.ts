import { Injectable } from '@nestjs/common';
import { Clock, Database, Id, instant, statement, type Transaction } from '../../base/index.js';
import { Column, Entity, Index } from 'typeorm';

export const PUSH_LANGUAGES = ['pt', 'en'] as const;
export type PushLanguage = (typeof PUSH_LANGUAGES)[number];

export type PushTarget = Readonly<Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth' | 'language'>>;

export interface PushSession {
  /** In hex. */
  readonly tokenHash: string;
  readonly expiresAt: Date | null;
}

/** A subscription in Spanish, which the couriers' app once had, gets Portuguese. */
const TARGET = statement(
  'pushes.target',
  `select p.endpoint, p.p256dh, p.auth, case p.language when 'es' then 'pt' else p.language end as language
     from push_subscriptions p
    where p.id = $1 and p.expires_at > $2
      and exists (select from sessions s where s.lookup = decode(p.session_mark, 'hex') and s.revoked_at is null)`,
);

const FORGET = statement('pushes.forget', `delete from push_subscriptions where id = $1 and endpoint = $2`);

const FORGET_COURIER = statement(
  'pushes.forget_courier',
  `delete from push_subscriptions where hub_id = $1 and courier_id = $2`,
);

@Injectable()
export class PushSubscriptionStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** null: the subscription was forgotten, or its log-in has ended. */
  target(id: number): Promise<PushTarget | null> {
    return this.db.first<PushTarget>(TARGET, [id, this.clock.now()]);
  }

  async forget(id: number, endpoint: string): Promise<void> {
    await this.db.execute(FORGET, [id, endpoint]);
  }

  async forgetCourier(tx: Transaction, hubId: number, courierId: number): Promise<void> {
    await tx.execute(FORGET_COURIER, [hubId, courierId]);
  }
}

/** Table `push_subscriptions`: a courier's browser that takes pushes (RFC 8030), while its log-in lives. */
@Entity('push_subscriptions')
@Index('push_subscriptions_endpoint_idx', ['endpoint'], { unique: true })
@Index('push_subscriptions_courier_idx', ['courierId'])
@Index('push_subscriptions_session_idx', ['sessionMark'])
@Index('push_subscriptions_expires_at_idx', ['expiresAt'])
export class PushSubscription {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'text' }) endpoint: string;
  /** The browser's public key and its secret (RFC 8291), in base64url. */
  @Column({ type: 'text' }) p256dh: string;
  @Column({ type: 'text' }) auth: string;
  @Column({ type: 'text' }) language: PushLanguage;
  /** SHA-256 of the log-in's token, in hex: a session that has ended gets no pushes. */
  @Column({ type: 'text' }) sessionMark: string;
  @Column(instant) expiresAt: Date;
  @Column(instant) subscribedAt: Date;
}

/** Whether the address of a push service may be called: the check of webhook receivers. */
export abstract class PushServices {
  /** null: it may be called. */
  abstract refusal(url: string): Promise<string | null>;
}
