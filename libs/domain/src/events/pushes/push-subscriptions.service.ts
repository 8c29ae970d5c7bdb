import { Injectable } from '@nestjs/common';
import { Column, Entity, Index } from 'typeorm';
import {
  actorIdOf,
  Clock,
  Database,
  DomainError,
  Id,
  instant,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';

export const PUSH_LANGUAGES = ['pt', 'en'] as const;
export type PushLanguage = (typeof PUSH_LANGUAGES)[number];

export type PushTarget = Readonly<Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth' | 'language'>>;

interface PushSession {
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
    await this.db.manager.delete(PushSubscription, { id, endpoint });
  }

  async forgetCourier(tx: Transaction, hubId: number, courierId: number): Promise<void> {
    await tx.manager.delete(PushSubscription, { hubId, courierId });
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

/** A phone, a second one, and old browsers that no push was sent to since. */
const MAX_PER_COURIER = 5;
const MAX_ENDPOINT = 1_000;
const PUBLIC_KEY_BYTES = 65;
/** First byte of an uncompressed point. */
const UNCOMPRESSED = 4;
const SECRET_BYTES = 16;

const PUT = statement(
  'pushes.subscribe',
  `insert into push_subscriptions (hub_id, courier_id, endpoint, p256dh, auth, language, session_mark, expires_at,
                                   subscribed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (endpoint) do update
      set hub_id = excluded.hub_id, courier_id = excluded.courier_id, p256dh = excluded.p256dh,
          auth = excluded.auth, language = excluded.language, session_mark = excluded.session_mark,
          expires_at = excluded.expires_at, subscribed_at = excluded.subscribed_at
   returning id`,
);

const TRIM = statement(
  'pushes.trim',
  `delete from push_subscriptions where id in (
     select id from push_subscriptions where courier_id = $1 and id <> $2
      order by subscribed_at desc, id desc offset $3)`,
);

const PRUNE = statement(
  'pushes.prune',
  `delete from push_subscriptions where id in (
     select id from push_subscriptions where expires_at <= $1 order by expires_at limit $2)`,
);

@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly services: PushServices,
  ) {}

  /**
   * Returns the subscription's id. A browser has one: subscribing again replaces it, whoever used the browser
   * before. Beyond five of a courier the oldest is forgotten. @throws invalid_value
   */
  async subscribe(scope: Scope, session: PushSession, given: PushTarget): Promise<number> {
    const courierId = actorIdOf(scope);
    await this.check(given);
    const { endpoint, p256dh, auth, language } = given;
    return await this.db.transaction(async (tx) => {
      // Two browsers at once must not exceed the limit.
      await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `pushes:${String(courierId)}`,
      ]);
      const browser = [endpoint, p256dh, auth, language];
      const life = [session.tokenHash, session.expiresAt, this.clock.now()];
      const { id } = await tx.one(PUT, [scope.hubId, courierId, ...browser, ...life]);
      await tx.execute(TRIM, [courierId, id, MAX_PER_COURIER - 1]);
      return id;
    });
  }

  async unsubscribe(scope: Scope, id: number): Promise<void> {
    await this.db.manager.delete(PushSubscription, { id, hubId: scope.hubId, courierId: actorIdOf(scope) });
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.db.manager.delete(PushSubscription, { sessionMark: tokenHash });
  }

  /** Call it until it returns 0. */
  async prune(limit = 5_000): Promise<number> {
    return await this.db.execute(PRUNE, [this.clock.now(), limit]);
  }

  private async check({ endpoint, p256dh, auth }: PushTarget): Promise<void> {
    const key = Buffer.from(p256dh, 'base64url');
    if (key.length !== PUBLIC_KEY_BYTES || key[0] !== UNCOMPRESSED)
      throw new DomainError('invalid_value', { field: 'keys.p256dh' });
    if (Buffer.from(auth, 'base64url').length !== SECRET_BYTES)
      throw new DomainError('invalid_value', { field: 'keys.auth' });
    if (endpoint.length > MAX_ENDPOINT) throw new DomainError('invalid_value', { field: 'endpoint' });
    const reason = await this.services.refusal(endpoint);
    if (reason !== null) throw new DomainError('invalid_value', { field: 'endpoint', reason });
  }
}
