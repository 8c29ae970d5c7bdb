import { Injectable } from '@nestjs/common';
import { Clock, Database, statement, type Transaction } from '../../base/index.js';
import type { PushTarget } from './push-subscription.types.js';

/** Whoever subscribed in Spanish, which the couriers' app had, is told in Portuguese. */
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

/** Subscriptions as senders of pushes and the end of a courier's access see them. */
@Injectable()
export class PushSubscriptionStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** null: forgotten, or its log-in has ended. */
  target(id: number): Promise<PushTarget | null> {
    return this.db.first<PushTarget>(TARGET, [id, this.clock.now()]);
  }

  /** Forgets a subscription that its push service no longer knows. */
  async forget(id: number, endpoint: string): Promise<void> {
    await this.db.execute(FORGET, [id, endpoint]);
  }

  /** Forgets all subscriptions of a courier whose log-ins end. */
  async forgetCourier(tx: Transaction, hubId: number, courierId: number): Promise<void> {
    await tx.execute(FORGET_COURIER, [hubId, courierId]);
  }
}
