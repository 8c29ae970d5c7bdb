import { Injectable } from '@nestjs/common';
import { BoardAlerts } from '../../ordering/index.js';
import { Clock, Database, hubWorks, statement } from '../../base/index.js';
import { DUE_SOON_MS } from './claim-hearing.rules.js';

const DUE = statement(
  'claims.due_soon',
  `update claims set due_told_at = $1
    where id in (select id from claims where state = 'open' and due_told_at is null and due_at <= $2 and ${hubWorks()}
                  order by due_at limit $3 for update skip locked)
  returning hub_id as "hubId", order_id as "orderId", courier_id as "courierId"`,
);

/** Tells operators of claims whose deadline is near, once each. */
@Injectable()
export class ClaimDeadlines {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly alerts: BoardAlerts,
  ) {}

  /** Returns how many it told of. */
  runDue(limit = 100): Promise<number> {
    const until = new Date(this.clock.millis() + DUE_SOON_MS);
    return this.db.transaction(async (tx) => {
      const due = await tx.query<{ hubId: number; orderId: number; courierId: number | null }>(DUE, [
        ...[this.clock.now(), until, limit],
      ]);
      for (const claim of due) await this.alerts.raiseClaimDue(tx, claim);
      return due.length;
    });
  }
}
