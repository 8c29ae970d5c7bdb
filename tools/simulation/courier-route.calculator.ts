import {
  timetableOf,
  type CarriedVisit,
  type PlannedTrip,
  type PlanSettings,
  type Seconds,
  type Timetable,
  type TripUnderway,
} from '#domain/testing';
import type { DayCourier, PlayableDay, Point } from './day.types.js';

const MINUTE = 60;

/** Where a courier of a played day is, what is ahead, and what was done. */
export class CourierRoute {
  carried = 0;
  readonly trips: { decidedAt: Seconds; trip: PlannedTrip }[] = [];
  private readonly deliveredAt = new Map<number, Seconds>();
  private start: { place: Point; at: Seconds };
  private visits: readonly CarriedVisit<Point>[] = [];
  /** As it will be: a pickup takes until the orders are really ready. */
  private timetable: Timetable;

  constructor(
    readonly courier: DayCourier,
    private readonly day: PlayableDay,
    private readonly settings: PlanSettings,
  ) {
    this.start = { place: courier.start, at: courier.onAt * MINUTE };
    this.timetable = { at: [], leaveAt: [], freeAt: this.start.at };
  }

  get place(): Point {
    return this.visits.at(-1)?.place ?? this.start.place;
  }

  /** As far as it is known at the instant: food that is late is expected any moment. */
  freeAt(knownReadyAt: (orderId: number) => Seconds): Seconds {
    const visits = this.visits.map((visit) => ({ ...visit, readyAt: knownReadyAt(visit.orderId) }));
    return this.timetableOf(visits).freeAt;
  }

  /** No order before this instant: the courier answers an offer. */
  waitUntil(at: Seconds): void {
    if (this.timetable.freeAt < at) this.restart({ place: this.place, at }, []);
  }

  /** What is ahead of the place to which the courier is on the way; null: nothing. */
  underway(now: Seconds): TripUnderway<Point> | null {
    const next = this.timetable.at.findIndex((at) => at > now);
    const heading = this.visits[next];
    if (heading === undefined) return null;
    const stops = this.timetable.leaveAt[next] ?? now;
    const ahead = this.visits.filter((_, i) => (this.timetable.leaveAt[i] ?? 0) > stops);
    if (ahead.length === 0) return null;
    const carried = [...this.deliveredAt].flatMap(([id, at]) => (at > now ? [this.day.orders[id]] : []));
    return {
      place: heading.place,
      at: stops,
      visits: ahead,
      load: carried.reduce((sum, order) => sum + (order?.load ?? 0), 0),
      weightKg: carried.reduce((sum, order) => sum + (order?.weightKg ?? 0), 0),
    };
  }

  /** Takes a trip on, which begins not before `earliest`. Answers when each visit is made. */
  take(
    trip: PlannedTrip,
    decidedAt: Seconds,
    earliest: Seconds,
  ): { visits: readonly CarriedVisit<Point>[]; timetable: Timetable } {
    const underway = trip.inserted ? this.underway(decidedAt) : null;
    const carried = underway?.visits ?? [];
    const visits = trip.visits.flatMap((planned) => {
      const known = carried.find(({ orderId, kind }) => orderId === planned.orderId && kind === planned.kind);
      return known ?? this.visitsOf(trip, planned.orderId, planned.kind);
    });
    const begin = underway ?? { place: this.place, at: this.timetable.freeAt };
    this.restart({ place: begin.place, at: Math.max(begin.at, earliest) }, visits);
    const leaveAt = this.start.at;
    for (const [i, { orderId }] of visits.entries()) this.deliveredAt.set(orderId, this.timetable.at[i] ?? 0);
    this.carried += trip.deliveries.length;
    const at = (orderId: number, kind: CarriedVisit<Point>['kind']) =>
      this.timetable.at[visits.findLastIndex((visit) => visit.orderId === orderId && visit.kind === kind)] ??
      0;
    const deliveries = trip.deliveries.map((delivery) => ({
      ...delivery,
      pickupAt: at(delivery.orderId, 'pickup'),
      at: at(delivery.orderId, 'drop'),
    }));
    const pickupAt = Math.min(...deliveries.map((delivery) => delivery.pickupAt));
    this.trips.push({
      decidedAt,
      trip: { ...trip, leaveAt, pickupAt, deliveries, freeAt: this.timetable.freeAt },
    });
    return { visits, timetable: this.timetable };
  }

  private visitsOf(
    trip: PlannedTrip,
    orderId: number,
    kind: CarriedVisit<Point>['kind'],
  ): CarriedVisit<Point>[] {
    const order = this.day.orders[orderId];
    if (order === undefined) throw new Error(`The day has no order ${String(orderId)}`);
    const { pickup, pickupKey, reallyReadyAt, dueAt, drops } = order;
    const latestAt = trip.deliveries.find((delivery) => delivery.orderId === orderId)?.latestAt ?? dueAt;
    const places = kind === 'pickup' ? [pickup] : drops;
    return places.map((place) => ({
      orderId,
      kind,
      place,
      pickupKey,
      readyAt: reallyReadyAt,
      dueAt,
      latestAt,
    }));
  }

  private restart(start: { place: Point; at: Seconds }, visits: readonly CarriedVisit<Point>[]): void {
    this.start = start;
    this.visits = visits;
    this.timetable = this.timetableOf(visits);
  }

  private timetableOf(visits: readonly CarriedVisit<Point>[]): Timetable {
    return timetableOf(this.start, visits, this.settings, (from, to) => this.day.travel(from, to));
  }
}
