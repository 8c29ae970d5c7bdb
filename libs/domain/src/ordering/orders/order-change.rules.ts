import { POSITION_FRESH_MS } from '../../people/index.js';
import type { OrderEventType } from '../../events/index.js';
import { type Actor, DomainError, type Point } from '../../base/index.js';
import { stepBefore, timeOfAct } from './order.rules.js';
import type { Order, TimelineEntry } from './order.entity.js';
import { nextStatus, type OrderCommand } from './order-status.rules.js';
import type { Stop } from './stop.types.js';
import type { FailInput } from './stop-act.types.js';

/** A timeline entry with the order as it was at that instant: what outbox consumers receive. */
export interface RecordedEvent {
  readonly entry: TimelineEntry;
  readonly snapshot: string;
}

/** Entries are 2 ms apart: a face may show one entry as two events, the second a millisecond later. */
const GAP_MS = 2;

type EntryFacts = Partial<Pick<TimelineEntry, 'courierId' | 'stop' | 'data'>>;

/**
 * Collects the changes to one locked order. `move` follows the transition table, `record` adds a timeline
 * entry, and both keep instants strictly increasing. `OrderStore` saves the result.
 */
export class OrderChange {
  readonly events: RecordedEvent[] = [];
  /** Since when the time of the order counts for its courier's floor; null: since its acceptance. */
  workedSince: Date | null = null;
  private json: string | undefined;
  private statedAt: Date | null = null;
  private checkedAt: Date | null = null;
  private statedPosition: Point | null = null;

  constructor(
    readonly order: Order,
    readonly actor: Actor,
    private readonly clockNow: Date,
    /** null: the order has no courier, or the courier's position is unknown. */
    public courierPosition: Point | null = null,
  ) {}

  get snapshot(): string {
    return (this.json ??= JSON.stringify(this.order));
  }

  /** Now, but always later than the previous entry. */
  get now(): Date {
    return new Date(Math.max(this.clockNow.getTime(), this.order.lastEventAt.getTime() + GAP_MS));
  }

  /** Takes time and place of the act from the app. Time is checked when needed, so a repeated step passes. */
  happened({ happenedAt, position }: Pick<FailInput, 'happenedAt' | 'position'>): void {
    this.statedAt = happenedAt ?? null;
    this.checkedAt = null;
    this.statedPosition = position ?? null;
  }

  /** Where the courier was: as the app states, else where they are, unless the act is old; null: unknown. */
  get actPosition(): Point | null {
    if (this.statedPosition !== null) return this.statedPosition;
    const isLongAgo = this.now.getTime() - this.actAt.getTime() > POSITION_FRESH_MS;
    return isLongAgo ? null : this.courierPosition;
  }

  /** The time of the act; without a stated time, now. @throws invalid_value */
  get actAt(): Date {
    if (this.statedAt === null) return this.now;
    return (this.checkedAt ??= timeOfAct(this.statedAt, this.now, stepBefore(this.order)));
  }

  /** @throws transition_refused */
  move(command: OrderCommand): void {
    const to = nextStatus(this.order.status, command);
    if (to === null) throw new DomainError('transition_refused', { command, status: this.order.status });
    this.set({ status: to, statusAt: this.now });
  }

  set(patch: Partial<Order>): void {
    this.json = undefined;
    Object.assign(this.order, patch);
  }

  setStop(ordinal: number, patch: Partial<Stop>): void {
    this.set({
      stops: this.order.stops.map((stop) => (stop.ordinal === ordinal ? { ...stop, ...patch } : stop)),
    });
  }

  record(type: OrderEventType, facts: EntryFacts = {}): void {
    const at = this.now;
    const sequence = this.order.lastSequence + 1;
    const happenedAt = this.statedAt && this.actAt;
    const courierId = facts.courierId === undefined ? this.order.courierId : facts.courierId;
    this.set({ lastSequence: sequence, lastEventAt: at, updatedAt: at });
    const entry: TimelineEntry = {
      orderId: this.order.id,
      sequence,
      hubId: this.order.hubId,
      type,
      at,
      happenedAt,
      actor: this.actor,
      courierId,
      stop: facts.stop ?? null,
      position: courierId === null ? null : this.actPosition,
      data: facts.data ?? null,
    };
    this.events.push({ entry, snapshot: this.snapshot });
  }
}
