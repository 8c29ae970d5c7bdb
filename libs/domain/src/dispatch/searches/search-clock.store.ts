import { Injectable } from '@nestjs/common';
import { Clock, statement, type Transaction } from '../../base/index.js';
import type { WaitReason } from '../queue/index.js';

/** The state of a search after a step of its clock. */
interface NewStanding {
  readonly orderId: number;
  readonly attempt: number;
  readonly reason: WaitReason;
  /** false: the order waits in the queue until somebody is free or its longest wait is over. */
  readonly runs: boolean;
}

const MOST_WAITS = 200;

const LOCK = statement(
  'searches.searches_lock_standing',
  `select order_id as "orderId" from order_searches where order_id = any($1::bigint[]) and ended_at is null
    order by order_id for update skip locked`,
);

/**
 * The clock stands with what it has left, and goes on from there. In the queue the next step is due when the longest wait is over; of
 * those that leave it together the first in turn steps first. Asked after the lock: an offer made meanwhile changes nothing.
 */
const STAND = statement(
  'searches.searches_stand',
  `update order_searches s
      set clock_left_ms = n.left_ms, deadline_at = n.deadline_at,
          next_step_at = case when n.left_ms is not null or (n.released and s.planned) then n.deadline_at
                              when n.released then $2 - interval '1 second' + n.turn * interval '1 millisecond'
                              else s.next_step_at end,
          waits = case when n.reason is distinct from s.waits -> -1 ->> 'reason'
                       then case when jsonb_array_length(s.waits) >= ${String(MOST_WAITS)} then s.waits - 0 else s.waits end
                            || jsonb_build_object('at', $3::text, 'reason', n.reason)
                       else s.waits end
     from (select t."orderId", t.reason, t.turn, t.runs and q.clock_left_ms is not null as released,
                  case when not t.runs then coalesce(q.clock_left_ms,
                       greatest(0, extract(epoch from q.deadline_at - $2) * 1000)::integer) end as left_ms,
                  case when t.runs and q.clock_left_ms is not null
                       then least(coalesce(q.latest_at, q.deadline_at), $2 + q.clock_left_ms * interval '1 millisecond')
                       when not t.runs then greatest(q.deadline_at, coalesce(q.latest_at, q.deadline_at))
                       else q.deadline_at end as deadline_at
             from jsonb_to_recordset($1::jsonb) as t("orderId" bigint, attempt integer, reason text, runs boolean, turn integer)
             join order_searches q on q.order_id = t."orderId" and q.attempt = t.attempt) n
    where s.order_id = n."orderId" and s.ended_at is null
      and not exists (select from order_offers f where f.order_id = s.order_id and f.status = 'open')`,
);

/** Writes when the not-served clock of searches runs, and why they wait. */
@Injectable()
export class SearchClockStore {
  constructor(private readonly clock: Clock) {}

  /** Writes the states of searches, without those that another worker has locked: the next look finds them. */
  async stand(tx: Transaction, standings: readonly NewStanding[]): Promise<void> {
    const ids = standings.map(({ orderId }) => orderId);
    const locked = new Set((await tx.query(LOCK, [ids])).map(({ orderId }) => orderId));
    const held = standings.filter(({ orderId }) => locked.has(orderId));
    if (held.length === 0) return;
    const now = this.clock.now();
    const rows = held.map((standing, turn) => ({ ...standing, turn: Math.min(turn, 999) }));
    await tx.execute(STAND, [JSON.stringify(rows), now, now.toISOString()]);
  }
}
