import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Wallets } from '../../ledger/index.js';
import {
  cents,
  Clock,
  Database,
  hubScope,
  hubWorks,
  type Queryable,
  statement,
  type Transaction,
} from '../../base/index.js';
import { ShiftBooking, ShiftSlot } from './shift.entity.js';
import { ShiftPresence } from './shift-presence.queries.js';
import { type ShiftFacts, shiftResult, topUpText } from './shift-week.rules.js';

const RETRY_MS = 5 * 60_000;
/** An order that is still under way keeps the count of its shift open no longer. */
const MAX_WAIT_MS = 3 * 3_600_000;

const CLAIM = statement(
  'shifts.claim',
  `select id, hub_id as "hubId" from shift_bookings
    where settle_at <= $1 and state = 'taken' and ${hubWorks()}
    order by settle_at limit 1 for update skip locked`,
);

const OFFERS = statement(
  'shifts.offers',
  `select count(*) filter (where status in ('accepted', 'declined', 'expired'))::int as offers,
          count(*) filter (where status in ('declined', 'expired'))::int as refused
     from order_offers
    where hub_id = $1 and courier_id = $2 and changed_at >= $3 and offered_at >= $3 and offered_at < $4`,
);
/** Orders accepted in the shift count, whenever they ended. */
const EARNED = statement(
  'shifts.earned',
  `with mine as materialized (
     select o.id, o.status from orders o
      where o.hub_id = $1 and o.courier_id = $2 and o.accepted_at >= $3 and o.accepted_at < $4
        and o.id in (select e.order_id from order_events e where e.courier_id = $2 and e.at >= $3 and e.at < $4)
   )
   select (select count(*)::int from mine
            where status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')) as "underWay",
          coalesce((select sum(case t.operation when 'credit' then t.amount else -t.amount end)
                      from mine join ledger_transactions t on t.order_id = mine.id
                      join ledger_accounts a on a.id = t.account_id
                     where a.hub_id = $1 and a.role = 'courier' and a.holder_id = $2
                       and t.kind in ('order_earning', 'credit_removed')), 0)::bigint as cents`,
);

/** Counts each shift that is over once, and tops up to its guarantee, however often a worker dies. */
@Injectable()
export class ShiftSettlement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly wallets: Wallets,
    private readonly presence: ShiftPresence,
  ) {}

  /** Returns how many bookings it looked at. */
  async runDue(limit = 50): Promise<number> {
    let done = 0;
    while (done < limit && (await this.runOne())) done += 1;
    return done;
  }

  /** The count, the movement and the end of the booking are one transaction. */
  private runOne(): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const due = await tx.first(CLAIM, [this.clock.now()]);
      if (!due) return false;
      const booking = await tx.manager.findOneByOrFail(ShiftBooking, due);
      const slot = await tx.manager.findOneByOrFail(ShiftSlot, { hubId: due.hubId, id: booking.slotId });
      await this.settle(tx, booking, slot);
      return true;
    });
  }

  private async settle(tx: Transaction, booking: ShiftBooking, slot: ShiftSlot): Promise<void> {
    const now = this.clock.millis();
    const { underWay, ...facts } = await this.factsOf(tx, booking, slot);
    if (underWay > 0 && now < booking.endsAt.getTime() + MAX_WAIT_MS) {
      await tx.manager.save(Object.assign(booking, { settleAt: new Date(now + RETRY_MS) }));
      return;
    }
    const result = shiftResult(slot, facts);
    const movementId = await this.topUp(tx, booking, facts, result);
    const ended = { movementId, settleAt: null, endedAt: this.clock.now() };
    await tx.manager.save(Object.assign(booking, facts, result, ended));
  }

  private async topUp(
    tx: Transaction,
    booking: ShiftBooking,
    facts: ShiftFacts,
    result: ReturnType<typeof shiftResult>,
  ): Promise<number | null> {
    if (result.toppedUpCents === 0) return null;
    const { id, hubId, courierId } = booking;
    const { timezone } = await this.hubs.get(hubId);
    const owner = { kind: 'courier', id: courierId } as const;
    const description = topUpText(timezone, booking, facts, result);
    const topUp = { amount: result.toppedUpCents, description, externalId: `shift:${String(id)}` };
    const made = await this.wallets.credit(hubScope(hubId), owner, topUp, tx, 'guarantee_top_up');
    return made.entry.id;
  }

  /** A courier who took another's place in a shift that had begun is counted from then on. */
  private async factsOf(
    on: Queryable,
    booking: ShiftBooking,
    slot: ShiftSlot,
  ): Promise<ShiftFacts & { underWay: number }> {
    const { hubId, courierId, startsAt, takenAt, endsAt } = booking;
    const from = takenAt !== null && takenAt > startsAt ? takenAt : startsAt;
    const values = [hubId, courierId, from, endsAt];
    const countedMinutes = await this.presence.minutes(on, booking, slot, from);
    const asked = await on.one(OFFERS, values);
    const money = await on.one(EARNED, values);
    return { countedMinutes, ...asked, earnedCents: cents(money.cents), underWay: money.underWay };
  }
}
