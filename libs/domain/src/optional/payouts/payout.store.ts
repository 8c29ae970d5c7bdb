import { Injectable } from '@nestjs/common';
import { Clock, Database, hubWorks, type Scope, statement, type Transaction } from '../../base/index.js';
import { Payout } from './payout.entity.js';

/** A worker that died leaves its payouts to another after this time; no call to a provider takes as long. */
const LEASE_MS = 60_000;

const CLAIM = statement(
  'payouts.claim',
  `update payouts p set leased_until = $2 where p.id in (
     select id from payouts where due_at <= $1 and (leased_until is null or leased_until < $1) and ${hubWorks()}
      order by due_at limit $3 for update skip locked)
   returning p.id, p.hub_id as "hubId"`,
);

const ASKED_THAT_DAY = statement(
  'payouts.asked_that_day',
  `select coalesce(sum(p.amount), 0)::bigint as cents
     from hubs h join payouts p on p.hub_id = h.id
    where h.id = $1 and p.courier_id = $2 and p.state <> 'returned'
      and p.created_at >= date_trunc('day', $3::timestamptz at time zone h.timezone) at time zone h.timezone`,
);

/** Rows of `payouts`. */
@Injectable()
export class PayoutStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes payouts that are due, for the time of the lease. */
  async claim(limit: number): Promise<{ id: number; hubId: number }[]> {
    const until = new Date(this.clock.millis() + LEASE_MS);
    return await this.db.query(CLAIM, [this.clock.now(), until, limit]);
  }

  /** What the courier has asked for on the hub's day, and did not come back. */
  async askedThatDay(hubId: number, courierId: number, now: Date): Promise<number> {
    const found = await this.db.first(ASKED_THAT_DAY, [hubId, courierId, now]);
    return found?.cents ?? 0;
  }

  read(hubId: number, id: number): Promise<Payout | null> {
    return this.db.manager.findOneBy(Payout, { hubId, id });
  }

  lock(tx: Transaction, hubId: number, id: number): Promise<Payout | null> {
    return tx.lock(Payout, { hubId, id });
  }

  /** The payout of a withdrawal; null: it is paid by hand. */
  lockOfWithdrawal(tx: Transaction, { hubId }: Scope, transactionId: number): Promise<Payout | null> {
    return tx.lock(Payout, { hubId, transactionId });
  }

  async ofWithdrawals({ hubId }: Scope, transactionIds: readonly number[]): Promise<Map<number, Payout>> {
    if (transactionIds.length === 0) return new Map();
    const found = await this.db.manager
      .createQueryBuilder(Payout, 'p')
      .where('p.hub_id = :hubId and p.transaction_id = any(:ids)', { hubId, ids: transactionIds })
      .getMany();
    return new Map(found.map((payout) => [payout.transactionId, payout]));
  }
}
