import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Catalog, dayAfter, Hubs, localInstant, toLocal } from '../../company/index.js';
import { Clock, Database, DomainError, type Scope, statement } from '../../base/index.js';
import { ShiftPlaces } from './shift-bookings.service.js';
import { ShiftSlot } from './shift.entity.js';
import { daysBetween, weekOf } from './shift-week.rules.js';
import { Merchants } from '../../people/index.js';
import { ServiceAreas } from '../../places/index.js';

/** Checks that merchant, area and vehicle type of a slot are the hub's. */
@Injectable()
export class ShiftReferences {
  constructor(
    private readonly merchants: Merchants,
    private readonly areas: ServiceAreas,
    private readonly catalog: Catalog,
  ) {}

  async require(
    scope: Scope,
    { merchantId, areaId, vehicleTypeId }: Pick<ShiftSlot, 'merchantId' | 'areaId' | 'vehicleTypeId'>,
  ): Promise<void> {
    if (merchantId !== null) await this.merchants.get(scope, merchantId);
    const missing = (field: string) => new DomainError('invalid_value', { field });
    if (areaId !== null && !(await this.areas.list(scope)).some(({ id }) => id === areaId))
      throw missing('areaId');
    if (vehicleTypeId === null) return;
    if (!(await this.catalog.vehicleTypes(scope.hubId)).some(({ id }) => id === vehicleTypeId))
      throw missing('vehicleTypeId');
  }
}

/** `from` and `to` are the hub's wall clock; a `to` not after `from` is the next day's. */
export interface ShiftTerms extends Omit<ShiftSlot, 'id' | 'hubId' | 'startsAt' | 'endsAt' | 'state'> {
  readonly from: string;
  readonly to: string;
}

const PUBLISH = statement(
  'shifts.publish',
  `update shift_slots set state = 'published'
    where hub_id = $1 and starts_at >= $2 and starts_at < $3 and ends_at > $4 and state = 'draft' returning id`,
);
const CANCEL_BOOKINGS = statement(
  'shifts.cancel_bookings',
  `update shift_bookings set state = 'removed', ended_at = $2, settle_at = null
    where slot_id = $1 and state in ('waiting', 'taken') returning id, courier_id as "courierId"`,
);

type PlannedSlot = Omit<ShiftSlot, 'id'>;

@Injectable()
export class ShiftPlans {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly references: ShiftReferences,
    private readonly places: ShiftPlaces,
  ) {}

  /** A draft for each day (`2026-11-26`). @throws invalid_value · not found: merchant, area, vehicle type */
  async create(scope: Scope, days: readonly string[], terms: ShiftTerms): Promise<ShiftSlot[]> {
    const { hubId } = scope;
    await this.references.require(scope, terms);
    const { timezone } = await this.hubs.get(hubId);
    const slots = days.map((day) => this.slotOf(hubId, timezone, day, terms));
    return await this.db.manager.save(slots.map((slot) => this.db.manager.create(ShiftSlot, slot)));
  }

  /**
   * Of a published slot only the number of places changes; new places go to the waiting list. @throws
   * shift_not_found · shift_closed (cancelled, or over) · transition_refused (published) · invalid_value
   */
  async change(scope: Scope, id: number, day: string, terms: ShiftTerms): Promise<ShiftSlot> {
    await this.references.require(scope, terms);
    const { timezone } = await this.hubs.get(scope.hubId);
    return await this.db.transaction(async (tx) => {
      const slot = await this.places.lock(tx, scope.hubId, id);
      if (slot.state === 'cancelled' || this.clock.now() >= slot.endsAt)
        throw new DomainError('shift_closed');
      const wanted = this.slotOf(scope.hubId, timezone, day, terms);
      if (slot.state === 'published' && !isSame({ ...wanted, places: slot.places }, slot))
        throw new DomainError('transition_refused', { status: slot.state });
      const taken = slot.places - (await this.places.free(tx, slot));
      if (wanted.places < taken) throw new DomainError('invalid_value', { field: 'places' });
      await tx.manager.save(Object.assign(slot, { ...wanted, id, state: slot.state }));
      if (slot.state === 'published') await this.places.fill(tx, slot);
      return slot;
    });
  }

  /** Couriers see the drafts of the week from now on. Returns how many. @throws invalid_value (`week`) */
  async publish({ hubId }: Scope, week: string): Promise<number> {
    const { timezone } = await this.hubs.get(hubId);
    const [from, to] = weekOf(timezone, week);
    return (await this.db.query(PUBLISH, [hubId, from, to, this.clock.now()])).length;
  }

  /** Copies are drafts, by the wall clock; none is made twice. Returns how many. @throws invalid_value */
  async copyWeek({ hubId }: Scope, week: string, to: string): Promise<number> {
    const { timezone } = await this.hubs.get(hubId);
    const days = daysBetween(week, to);
    if (days === 0) throw new DomainError('invalid_value', { field: 'to' });
    return await this.db.transaction(async (tx) => {
      const slotsIn = (day: string) => {
        const [begin, end] = weekOf(timezone, day);
        return tx.manager
          .createQueryBuilder(ShiftSlot, 's')
          .where('s.hub_id = :hubId and s.starts_at >= :begin and s.starts_at < :end', { hubId, begin, end })
          .andWhere(`s.state <> 'cancelled'`)
          .orderBy('s.id')
          .setLock('pessimistic_write')
          .getMany();
      };
      const existing = await slotsIn(to);
      const made = (await slotsIn(week))
        .map((slot) => this.movedBy(timezone, slot, days))
        .filter((copy) => !existing.some((one) => isSame(copy, one)));
      await tx.manager.save(made);
      return made.length;
    });
  }

  /** Tells couriers who had a place or waited. Repeatable. @throws shift_not_found · shift_closed (begun) */
  cancel({ hubId }: Scope, id: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const slot = await this.places.lock(tx, hubId, id);
      if (slot.state === 'cancelled') return;
      if (slot.state === 'published' && this.clock.now() >= slot.startsAt)
        throw new DomainError('shift_closed');
      await tx.manager.save(Object.assign(slot, { state: 'cancelled' }));
      const lost = await tx.query(CANCEL_BOOKINGS, [id, this.clock.now()]);
      await this.places.tell(tx, slot, 'courier_shift_lost', lost);
    });
  }

  private slotOf(
    hubId: number,
    timezone: string,
    day: string,
    { from, to, ...terms }: ShiftTerms,
  ): PlannedSlot {
    const startsAt = localInstant(timezone, day, from, 'from');
    const endsAt = localInstant(timezone, to > from ? day : dayAfter(day), to, 'to');
    if (endsAt <= this.clock.now()) throw new DomainError('invalid_value', { field: 'days' });
    return { ...terms, hubId, startsAt, endsAt, state: 'draft' };
  }

  private movedBy(timezone: string, { id: _, ...slot }: ShiftSlot, days: number): ShiftSlot {
    const moved = (instant: Date) => {
      const local = toLocal(timezone, instant);
      return localInstant(timezone, dayAfter(local.slice(0, 10), days), local.slice(11), 'to');
    };
    const times = { startsAt: moved(slot.startsAt), endsAt: moved(slot.endsAt) };
    return this.db.manager.create(ShiftSlot, { ...slot, ...times, state: 'draft' });
  }
}

function isSame(one: PlannedSlot, other: PlannedSlot): boolean {
  const termsOf = ({ id: _, hubId: __, state: ___, ...terms }: PlannedSlot & { id?: number }) => terms;
  return isDeepStrictEqual(termsOf(one), termsOf(other));
}
