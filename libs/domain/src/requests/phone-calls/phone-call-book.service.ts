import { Injectable } from '@nestjs/common';
import { type ConversationSide, type Stop, StopConversations, StopNotes } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { PhoneCall } from './phone-call.entity.js';
import type { CallToConnect } from './call-gateway.port.js';
import {
  type CallReport,
  dialled,
  MOST_PER_HOUR,
  MOST_PER_STOP,
  recipientNumber,
  reported,
  TWICE_MS,
} from './phone-call.rules.js';

const HOUR_MS = 3_600_000;
const KEPT_MS = 180 * 86_400_000;

const CALLS = statement(
  'phone-calls.of_order',
  `select id, stop, side, state, seconds, at, ended_at as "endedAt" from phone_calls
    where hub_id = $1 and order_id = $2 and ($3::int is null or stop = $3) order by id`,
);
const SO_FAR = statement(
  'phone-calls.so_far',
  `select count(*)::int as "onStop", count(*) filter (where at > $5)::int as "inHour",
          coalesce(bool_or(at > $6 and ended_at is null), false) as twice
     from phone_calls where hub_id = $1 and order_id = $2 and stop = $3 and side = $4`,
);
const COURIER_PHONE = statement(
  'phone-calls.courier_phone',
  'select phone from couriers where hub_id = $1 and id = $2',
);
const APPEND = statement(
  'phone-calls.append',
  `insert into phone_calls (hub_id, order_id, stop, side, courier_id, state, at) values ($1, $2, $3, $4, $5, 'asked', $6)
   returning id`,
);
const PRUNE = statement(
  'phone-calls.prune',
  'delete from phone_calls where id in (select id from phone_calls where at < $1 order by at limit $2)',
);

type NotedCall = Pick<PhoneCall, 'id' | 'stop' | 'side' | 'state' | 'seconds' | 'at' | 'endedAt'>;

/** Which calls there were between recipient and courier, and how each went. */
@Injectable()
export class PhoneCallBook {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly stops: StopConversations,
    private readonly notes: StopNotes,
  ) {}

  /** Oldest first, of one stop or (null) of all. Who may see the order is the caller's question. */
  of({ hubId }: Pick<Scope, 'hubId'>, orderId: number, stop: number | null): Promise<NotedCall[]> {
    return this.db.query<NotedCall>(CALLS, [hubId, orderId, stop]);
  }

  /**
   * Writes down a call that is about to be asked for, also on the timeline. null: it is under way already.
   * @throws as `StopConversations.lock` · feature_disabled (a number is not known) · limit_reached
   */
  async begin(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    ordinal: number,
    side: ConversationSide,
  ): Promise<Omit<CallToConnect, 'eventsUrl'> | null> {
    const { order, stop, courierId } = await this.stops.lock(tx, scope, orderId, ordinal);
    const phones = await this.phones(tx, order.hubId, courierId, stop);
    const where = [order.hubId, orderId, ordinal, side];
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const sofar = await tx.first<SoFar>(SO_FAR, [...where, before(HOUR_MS), before(TWICE_MS)]);
    if (sofar?.twice) return null;
    requireMore(sofar);
    await this.note(tx, scope, { orderId, stop: ordinal, side, state: 'asked', seconds: null });
    const [row] = await tx.query<{ id: number }>(APPEND, [...where, courierId, now]);
    const other = side === 'courier' ? 'recipient' : 'courier';
    return {
      id: row?.id ?? 0,
      orderNumber: order.publicId,
      first: { side, phone: phones[side] },
      second: { side: other, phone: phones[other] },
      language: stop.language ?? 'pt-BR',
    };
  }

  /** What the gateway tells: repeats and what comes too late change nothing. @throws order_not_found (no such call) */
  async report(hubId: number, id: number, told: CallReport): Promise<void> {
    await this.db.transaction(async (tx) => {
      const call = await tx.manager.findOne(PhoneCall, {
        where: { hubId, id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!call) throw new DomainError('order_not_found');
      const change = reported(call, told, this.clock.now());
      if (change === null) return;
      await tx.manager.save(Object.assign(call, change));
      if (change.endedAt !== null) await this.note(tx, hubScope(hubId), call);
    });
  }

  /** Deletes calls of past half-years; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(PRUNE, [new Date(this.clock.millis() - KEPT_MS), limit]);
  }

  private note(
    tx: Transaction,
    scope: Scope,
    {
      orderId,
      stop,
      side,
      state,
      seconds,
    }: Pick<PhoneCall, 'orderId' | 'stop' | 'side' | 'state' | 'seconds'>,
  ): Promise<void> {
    const data = { side, state, seconds };
    return this.notes.write(tx, scope, orderId, { type: 'order.phone_call', stop, data });
  }

  /** @throws feature_disabled */
  private async phones(
    tx: Transaction,
    hubId: number,
    courierId: number,
    stop: Stop,
  ): Promise<Record<ConversationSide, string>> {
    const found = await tx.first<{ phone: string | null }>(COURIER_PHONE, [hubId, courierId]);
    const [courier, recipient] = [dialled(found?.phone), recipientNumber(stop)];
    if (courier === null || recipient === null) throw new DomainError('feature_disabled', { field: 'phone' });
    return { courier, recipient };
  }
}

interface SoFar {
  readonly onStop: number;
  readonly inHour: number;
  /** One was asked for a moment ago and goes on. */
  readonly twice: boolean;
}

/** @throws limit_reached */
function requireMore(sofar: SoFar | null): void {
  if (sofar === null) return;
  if (sofar.onStop >= MOST_PER_STOP || sofar.inHour >= MOST_PER_HOUR)
    throw new DomainError('limit_reached', { field: 'calls', limit: MOST_PER_HOUR });
}
