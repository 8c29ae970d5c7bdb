import { In, LessThan, MoreThan } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, type Scope, statement, type Transaction } from '../../base/index.js';
import { ShiftBooking, ShiftSlot } from './shift.entity.js';
import { Messages } from '../../events/index.js';
import { Hubs } from '../../company/index.js';
import { shiftTimes } from './shift-week.rules.js';

/** The last offers of a shift are answered until then. */
const SETTLE_AFTER_MS = 2 * 60_000;

/** In order of id, as all statements on several couriers lock them, so that two shifts filled at once end. */
const LOCK_WAITING = statement(
  'shifts.waiting_lock',
  `select id from couriers where hub_id = $1 and id = any (array(
     select courier_id from shift_bookings where slot_id = $2 and state = 'waiting'))
    order by id for no key update`,
);
/** Who waited longest comes first; who has another shift at the time, or may not work, is passed over. */
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
type CourierBooking = Pick<ShiftBooking, 'id' | 'courierId'>;

/** Places of a shift's slot; callers hold the slot's lock. */
@Injectable()
export class ShiftPlaces {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly messages: Messages,
  ) {}

  /** One at a time takes or frees a place of the slot. @throws shift_not_found */
  async lock(tx: Transaction, hubId: number, id: number): Promise<ShiftSlot> {
    return await tx.lock(ShiftSlot, { hubId, id }, 'shift_not_found');
  }

  async free(tx: Transaction, { id, places }: ShiftSlot): Promise<number> {
    return places - (await tx.manager.countBy(ShiftBooking, { slotId: id, state: 'taken' }));
  }

  /** Only in a shift that has not begun. */
  async fill(tx: Transaction, slot: ShiftSlot): Promise<void> {
    if (this.clock.now() >= slot.startsAt) return;
    const free = await this.free(tx, slot);
    if (free <= 0) return;
    const waiting = await tx.query(LOCK_WAITING, [slot.hubId, slot.id]);
    if (waiting.length === 0) return;
    const moved = await tx.query<CourierBooking>(MOVE_UP, [
      slot.id,
      free,
      this.clock.now(),
      settleAtOf(slot),
    ]);
    await this.tell(tx, slot, 'courier_shift_taken', moved);
  }

  /** A push reaches the phone; what the app shows needs no message. */
  async tell(
    tx: Transaction,
    slot: ShiftSlot,
    template: 'courier_shift_taken' | 'courier_shift_lost',
    bookings: readonly CourierBooking[],
  ): Promise<void> {
    if (bookings.length === 0) return;
    const { hubId, endsAt } = slot;
    const ids = bookings.map(({ courierId }) => courierId);
    const words = {
      shiftId: String(slot.id),
      ...shiftTimes((await this.hubs.get(hubId)).timezone, slot),
      expiresAt: endsAt.toISOString(),
    };
    const bookingOf = (id: number) => String(bookings.find(({ courierId }) => courierId === id)?.id);
    await this.messages.push(tx, hubId, ids, { template, words }, bookingOf);
  }
}

function settleAtOf({ endsAt }: Pick<ShiftSlot, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + SETTLE_AFTER_MS);
}

const COURIER = statement(
  'shifts.courier_lock',
  `select vehicle_type_ids as "vehicleTypeIds", blocked_at is not null as blocked,
          approved_at is not null and registration = 'active' as approved
     from couriers where hub_id = $1 and id = $2 for no key update`,
);

const MINUTE_MS = 60_000;

/** Couriers book and give back places of shifts. When two want the last one at once, one gets it. */
@Injectable()
export class ShiftBookings {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly places: ShiftPlaces,
  ) {}

  /**
   * A place on the waiting list, when all are taken. Taking it again changes nothing. @throws shift_not_found
   * · shift_closed (over, or begun and full) · shift_overlaps · courier_blocked · courier_unavailable
   */
  take(scope: Scope, courierId: number, slotId: number): Promise<ShiftBooking> {
    return this.db.transaction(async (tx) => {
      const slot = await this.places.lock(tx, scope.hubId, slotId);
      await this.requireFit(tx, slot, courierId);
      const known = await openBooking(tx, slot, courierId);
      if (known) return known;
      const now = this.clock.now();
      if (now >= slot.endsAt) throw new DomainError('shift_closed');
      const { startsAt, endsAt, hubId } = slot;
      const during = { startsAt: LessThan(endsAt), endsAt: MoreThan(startsAt) };
      if (await tx.manager.existsBy(ShiftBooking, { courierId, state: 'taken', ...during }))
        throw new DomainError('shift_overlaps');
      const free = (await this.places.free(tx, slot)) > 0;
      if (!free && now >= startsAt) throw new DomainError('shift_closed');
      return await tx.manager.save(
        tx.manager.create(ShiftBooking, {
          hubId,
          slotId,
          courierId,
          startsAt,
          endsAt,
          createdAt: now,
          ...(free
            ? { state: 'taken', takenAt: now, settleAt: settleAtOf(slot) }
            : { state: 'waiting', takenAt: null, settleAt: null }),
        }),
      );
    });
  }

  /** A place goes to the next who waits. Repeatable. @throws shift_not_found · shift_closed (too late) */
  giveBack(scope: Scope, courierId: number, slotId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const slot = await this.places.lock(tx, scope.hubId, slotId);
      const booking = await openBooking(tx, slot, courierId);
      if (!booking) return;
      if (booking.state === 'taken' && this.clock.now() > giveBackUntil(slot))
        throw new DomainError('shift_closed');
      await this.end(tx, slot, booking, 'given_back');
    });
  }

  /** Tells the courier. @throws shift_not_found · shift_closed (begun) · transition_refused (place lost) */
  remove({ hubId }: Scope, bookingId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const found = await tx.get(ShiftBooking, { hubId, id: bookingId }, 'shift_not_found');
      const slot = await this.places.lock(tx, hubId, found.slotId);
      const booking = await openBooking(tx, slot, found.courierId);
      if (booking?.id !== bookingId) throw new DomainError('transition_refused', { status: found.state });
      if (this.clock.now() >= slot.startsAt) throw new DomainError('shift_closed');
      await this.places.tell(tx, slot, 'courier_shift_lost', [booking]);
      await this.end(tx, slot, booking, 'removed');
    });
  }

  private async end(
    tx: Transaction,
    slot: ShiftSlot,
    booking: ShiftBooking,
    state: 'given_back' | 'removed',
  ): Promise<void> {
    await tx.manager.save(Object.assign(booking, { state, settleAt: null, endedAt: this.clock.now() }));
    await this.places.fill(tx, slot);
  }

  /** Locks the courier after the slot: a courier takes one shift at a time. */
  private async requireFit(tx: Transaction, slot: ShiftSlot, courierId: number): Promise<void> {
    const courier = await tx.first(COURIER, [slot.hubId, courierId]);
    const { vehicleTypeId, state } = slot;
    const fits = vehicleTypeId === null || courier?.vehicleTypeIds.includes(vehicleTypeId) === true;
    if (!courier || !fits || state !== 'published') throw new DomainError('shift_not_found');
    if (courier.blocked) throw new DomainError('courier_blocked');
    if (!courier.approved) throw new DomainError('courier_unavailable');
  }
}

export function giveBackUntil(slot: Pick<ShiftSlot, 'startsAt' | 'giveBackMinutes'>): Date {
  return new Date(slot.startsAt.getTime() - slot.giveBackMinutes * MINUTE_MS);
}

function openBooking(tx: Transaction, { hubId, id: slotId }: ShiftSlot, courierId: number) {
  return tx.manager.findOneBy(ShiftBooking, { hubId, slotId, courierId, state: In(['waiting', 'taken']) });
}
