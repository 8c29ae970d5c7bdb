import { Injectable } from '@nestjs/common';
import { Messages, type NewMessage } from '../../events/index.js';
import { Hubs } from '../../company/index.js';
import { Clock, DomainError, statement, type Transaction } from '../../base/index.js';
import { ShiftBooking } from './shift-booking.entity.js';
import { ShiftSlot } from './shift-slot.entity.js';
import { shiftTimes } from './shift-texts.rules.js';

/** After the end of a shift: until then its last offers are answered. */
const SETTLE_AFTER_MS = 2 * 60_000;

const TAKEN = statement(
  'shifts.taken_count',
  `select count(*)::int as taken from shift_bookings where slot_id = $1 and state = 'taken'`,
);
/** In order of id, as every statement on several couriers locks them, so that two shifts filled at a time end. */
const LOCK_WAITING = statement(
  'shifts.waiting_lock',
  `select id from couriers where hub_id = $1 and id = any (array(
     select courier_id from shift_bookings where slot_id = $2 and state = 'waiting'))
    order by id for no key update`,
);
/** Who waits longest comes first; who has another shift at the time, or may not work, is passed over. */
const MOVE_UP = statement(
  'shifts.waiting_move_up',
  `update shift_bookings b set state = 'taken', taken_at = $3, settle_at = $4
    where b.id = any (array(
      select w.id from shift_bookings w join couriers c on c.id = w.courier_id and c.hub_id = w.hub_id
       where w.slot_id = $1 and w.state = 'waiting' and c.approved_at is not null and c.registration = 'active'
         and c.blocked_at is null and not exists (
           select from shift_bookings o where o.courier_id = w.courier_id and o.state = 'taken'
              and o.starts_at < w.ends_at and o.ends_at > w.starts_at)
       order by w.id limit $2))
   returning b.id, b.courier_id as "courierId"`,
);
const PHONES = statement(
  'shifts.phones',
  `select id, courier_id as "courierId" from push_subscriptions
    where hub_id = $1 and courier_id = any($2::bigint[]) and expires_at > $3 order by id`,
);

type Told = Pick<ShiftBooking, 'id' | 'courierId'>;

/** The places of a shift and its waiting list. Callers hold the slot's lock. */
@Injectable()
export class ShiftPlaces {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly messages: Messages,
  ) {}

  /** Locks the slot, so that one at a time takes or frees a place of it. @throws shift_not_found */
  async lock(tx: Transaction, hubId: number, id: number): Promise<ShiftSlot> {
    const slot = await tx.manager.findOne(ShiftSlot, {
      where: { hubId, id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!slot) throw new DomainError('shift_not_found');
    return slot;
  }

  async free(tx: Transaction, { id, places }: ShiftSlot): Promise<number> {
    return places - ((await tx.first<{ taken: number }>(TAKEN, [id]))?.taken ?? 0);
  }

  /** Gives free places of a shift that has not begun to those who wait, and tells them. */
  async fill(tx: Transaction, slot: ShiftSlot): Promise<void> {
    if (this.clock.now() >= slot.startsAt) return;
    const free = await this.free(tx, slot);
    if (free <= 0) return;
    const waiting = await tx.query(LOCK_WAITING, [slot.hubId, slot.id]);
    if (waiting.length === 0) return;
    const moved = await tx.query<Told>(MOVE_UP, [slot.id, free, this.clock.now(), settleAtOf(slot)]);
    await this.tell(tx, slot, 'courier_shift_taken', moved);
  }

  /** Pushes to the couriers' phones; what the app shows needs no message. */
  async tell(
    tx: Transaction,
    slot: ShiftSlot,
    template: 'courier_shift_taken' | 'courier_shift_lost',
    told: readonly Told[],
  ): Promise<void> {
    if (told.length === 0) return;
    const { hubId, endsAt } = slot;
    const ids = told.map(({ courierId }) => courierId);
    const phones = await tx.query<{ id: number; courierId: number }>(PHONES, [hubId, ids, this.clock.now()]);
    const words = {
      shiftId: String(slot.id),
      ...shiftTimes((await this.hubs.get(hubId)).timezone, slot),
      expiresAt: endsAt.toISOString(),
    };
    const messages = phones.map(({ id, courierId }): NewMessage => {
      const booking = told.find((one) => one.courierId === courierId);
      const key = `${template}:${String(booking?.id)}.${String(id)}`;
      return { hubId, channel: 'push', to: String(id), template, words, key };
    });
    await this.messages.enqueue(tx, ...messages);
  }
}

export function settleAtOf({ endsAt }: Pick<ShiftSlot, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + SETTLE_AFTER_MS);
}
