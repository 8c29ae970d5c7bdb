import type { OrderEventType } from '../outbox/index.js';
import { DomainError, type Actor, type Point } from '../shared/index.js';
import type { Order } from './order.entity.js';
import type { OrderEventData, TimelineEntry } from './order-event.entity.js';
import { nextStatus, type OrderCommand } from './order.status.js';
import type { Stop } from './order.types.js';

/** One entry with the order as it was right then: what outbox consumers get to see. */
export interface RecordedEvent {
  readonly entry: TimelineEntry;
  readonly snapshot: string;
}

/** A face may tell one entry by two events, the second a millisecond after the first: there is room for it. */
const GAP_MS = 2;

interface EntryFacts {
  courierId?: number | null;
  stop?: number | null;
  data?: OrderEventData | null;
}

/**
 * A change of one locked order in the making. Rules speak through it: `move` follows the transition table, `record`
 * writes the timeline, and both keep instants strictly increasing. Nothing is saved here.
 */
export class OrderChange {
  readonly events: RecordedEvent[] = [];
  private json: string | undefined;

  constructor(
    readonly order: Order,
    readonly actor: Actor,
    private readonly clockNow: Date,
    /** Where the order's courier is; null when nobody carries it or nobody knows. */
    public courierPosition: Point | null = null,
  ) {}

  /** The order as it is now, as JSON. */
  get snapshot(): string {
    return (this.json ??= JSON.stringify(this.order));
  }

  /** The instant of the next entry: now, but never before or equal to the one before it. */
  get now(): Date {
    return new Date(Math.max(this.clockNow.getTime(), this.order.lastEventAt.getTime() + GAP_MS));
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
    const courierId = facts.courierId === undefined ? this.order.courierId : facts.courierId;
    this.set({ lastSequence: sequence, lastEventAt: at, updatedAt: at });
    const entry: TimelineEntry = {
      orderId: this.order.id,
      sequence,
      hubId: this.order.hubId,
      type,
      at,
      actor: this.actor,
      courierId,
      stop: facts.stop ?? null,
      position: courierId === null ? null : this.courierPosition,
      data: facts.data ?? null,
    };
    this.events.push({ entry, snapshot: this.snapshot });
  }
}
