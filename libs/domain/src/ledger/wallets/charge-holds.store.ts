import { Injectable } from '@nestjs/common';
import { type Cents, type Scope, statement, type Transaction } from '../../base/index.js';

/** A withdrawal that waits is set aside too, by commands of its own. */
const HOLD = statement(
  'wallets.charge_hold',
  `update ledger_transactions t set status = 'pending' from ledger_accounts a
    where t.hub_id = $1 and t.id = $2 and a.id = t.account_id and a.role = 'courier'
      and t.operation = 'debit' and t.kind <> 'withdrawal' and t.status = 'completed'`,
);
const RELEASE = statement(
  'wallets.charge_release',
  `update ledger_transactions set status = case when $3::bigint >= amount then 'reversed' else 'completed' end
    where hub_id = $1 and id = $2 and operation = 'debit' and kind <> 'withdrawal' and status = 'pending'`,
);

/** What was charged to a courier is set aside while it is contested: held, not taken. */
@Injectable()
export class ChargeHolds {
  async hold(tx: Transaction, { hubId }: Scope, entryId: number): Promise<void> {
    await tx.execute(HOLD, [hubId, entryId]);
  }

  /** What was given back in full was never taken. Without a hold nothing changes. */
  async release(tx: Transaction, { hubId }: Scope, entryId: number, givenBack: Cents): Promise<void> {
    await tx.execute(RELEASE, [hubId, entryId, givenBack]);
  }
}
