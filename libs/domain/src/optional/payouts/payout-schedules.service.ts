import { Injectable } from '@nestjs/common';
import { Hubs, toLocal } from '../../company/index.js';
import { cents, Clock, Database, hubScope, hubWorks, isDone, statement } from '../../base/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { dueDay, PAYOUT_TEXTS } from './payout.rules.js';
import { Payouts } from './payouts.service.js';

/** Long enough for the balances of a large hub; a worker that died leaves the rest to another. */
const LEASE_MS = 300_000;

/** Hubs are few, and looked at once a minute. */
const SCHEDULED = statement(
  'payouts.hubs_scheduled',
  `select h.id from hubs h
    where h.settings -> 'payouts' ->> 'schedule' in ('daily', 'weekly') and ${hubWorks('h.id')} order by h.id`,
);
const TAKE = statement(
  'payouts.run_take',
  `insert into payout_runs (hub_id, day, leased_until) values ($1, $2, $4)
   on conflict (hub_id, day) do update set leased_until = $4
    where payout_runs.ended_at is null and payout_runs.leased_until < $3
   returning hub_id`,
);
const END = statement(
  'payouts.run_end',
  'update payout_runs set ended_at = $3 where hub_id = $1 and day = $2',
);
const EARNERS = statement(
  'payouts.earners',
  `select c.id, a.balance from ledger_accounts a
     join couriers c on c.hub_id = a.hub_id and c.id = a.holder_id
    where a.hub_id = $1 and a.role = 'courier' and a.balance >= $2 and a.balance > 0
      and c.pix_key is not null and not c.withdrawal_blocked
    order by c.id`,
);

/** A courier who is refused stops nobody else. */
const REFUSALS = ['insufficient_balance', 'invalid_value', 'required_value', 'withdrawal_blocked'] as const;

/** Pays every courier the whole balance on the hub's days, each once a day, whichever worker does it. */
@Injectable()
export class PayoutSchedules {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly accounts: PayoutAccounts,
    private readonly payouts: Payouts,
  ) {}

  /** Returns the number of hubs whose day it was. */
  async runDue(): Promise<number> {
    let done = 0;
    for (const { id } of await this.db.query(SCHEDULED)) if (await this.runHub(id)) done += 1;
    return done;
  }

  private async runHub(hubId: number): Promise<boolean> {
    const { settings, timezone } = await this.hubs.get(hubId);
    const now = this.clock.now();
    const day = dueDay(toLocal(timezone, now), settings.payouts);
    if (day === null || !(await this.accounts.of(hubId))) return false;
    const lease = new Date(now.getTime() + LEASE_MS);
    if (!(await this.db.first(TAKE, [hubId, day, now, lease]))) return false;
    const earners = await this.db.query(EARNERS, [hubId, settings.leastWithdrawalCents]);
    const asked = { description: PAYOUT_TEXTS.scheduled, externalId: `payout:${day}` };
    for (const { id, balance } of earners) {
      const request = this.payouts.request(hubScope(hubId), id, { amount: cents(balance), ...asked });
      await isDone(request, ...REFUSALS);
    }
    await this.db.execute(END, [hubId, day, this.clock.now()]);
    return true;
  }
}
