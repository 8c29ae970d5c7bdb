import type { CitiesRoads } from '#city';
import {
  CourierDuty,
  CourierPositions,
  type CourierVisits,
  isDomainError,
  Offers,
  OrderLifecycle,
  type Point,
  type Scope,
} from '#domain';
import type { CompanyWorld } from './company.world.js';
import type { CompanyDay, DayRider, OrderFault, Stretch } from './company-day.builder.js';
import { RiderWay } from './rider-way.calculator.js';

type Visit = Awaited<ReturnType<CourierVisits['of']>>['visits'][number];
/** As the courier's app says. */
export type NextVisit = Omit<Visit, 'place'> & { readonly place: Point };

/** What really happens to an order; a fault happens once. */
export interface OrderReality {
  readonly reallyReadyAt: number;
  fault: OrderFault;
}

type Realities = ReadonlyMap<number, { readonly reality: OrderReality }>;

/** At a pickup once the goods are ready, and at a door. */
const PICKUP_SECONDS = 60;
const DOOR_SECONDS = 90;
/** The hub asks couriers to wait so long at a closed door. */
const ABSENT_SECONDS = 330;
const REPAIR_SECONDS = 25 * 60;
/** Apps of couriers at rest send little, but often enough that their place counts as known. */
const REST_REPORT_SECONDS = 120;

/** A courier of the day: goes on shift, answers offers, rides the way that the app says, has faults. */
export class Rider {
  private readonly way: RiderWay;
  private readonly scope: Scope;
  private since = 0;
  private visiting: { readonly key: string; readonly arrivedAt: number } | null = null;
  private repairUntil = 0;
  private reported: { readonly place: Point; readonly at: number } | null = null;
  /** As the rider believes. */
  online = false;
  /** So far. */
  onShift = 0;

  constructor(
    private readonly world: CompanyWorld,
    private readonly day: CompanyDay,
    private readonly index: number,
    readonly courierId: number,
    roads: CitiesRoads,
  ) {
    this.scope = world.courierScope(courierId);
    this.way = new RiderWay(roads, this.rider.start, this.rider.pace);
  }

  /** A phone that was silent for long is offline on the platform; the rider sees it later and goes online. */
  notice(online: boolean, now: number): void {
    if (!this.silent(now)) this.online &&= online;
  }

  silent(now: number): boolean {
    return this.rider.silences.some((one) => isIn(one, now));
  }

  get metres(): number {
    return this.way.metres;
  }

  async tick(now: number, next: NextVisit | null, orders: Realities): Promise<void> {
    await this.keepShift(now, next);
    if (this.online) this.onShift += now - this.since;
    const there = this.way.moveTo(next?.place ?? null, this.since, now);
    const reality = next && orders.get(next.orderId)?.reality;
    if (next && reality) await this.goOn(next, there, now, reality);
    await this.report(now, next !== null);
    this.since = now;
  }

  async answer(offerId: number, order: number): Promise<void> {
    if (this.repairUntil > this.since) return;
    const answer = this.day.answerOf(order, this.index);
    const offers = this.world.get(Offers);
    if (answer === 'accept') await this.act(() => offers.accept(this.scope, offerId));
    else if (answer === 'decline') await this.act(() => offers.decline(this.scope, offerId));
  }

  private get rider(): DayRider {
    return this.day.riders[this.index]!;
  }

  private async keepShift(now: number, next: NextVisit | null): Promise<void> {
    const { shifts, breaks } = this.rider;
    const shift = shifts.find((one) => isIn(one, now));
    const rests = breaks.some((one) => isIn(one, now)) || now < this.repairUntil;
    const duty = this.world.get(CourierDuty);
    if (shift && !rests && !this.online) {
      const until = new Date(this.day.startsAt.getTime() + shift.until * 1_000);
      await duty.goOnline(this.scope, this.courierId, until);
      this.online = true;
    }
    if ((!shift || rests) && this.online && next === null) {
      await duty.goOffline(this.scope, this.courierId);
      this.online = false;
    }
  }

  private async goOn(next: NextVisit, there: boolean, now: number, reality: OrderReality): Promise<void> {
    if (there || this.visiting?.key === next.key) await this.visit(next, now, reality);
    else if (next.goal === 'pickup' && reality.fault === 'puncture') {
      reality.fault = null;
      await this.breakDown(next.orderId, now);
    }
  }

  /** A flat tyre on the way to the pickup: the order goes back, and the rider repairs it. */
  private async breakDown(orderId: number, now: number): Promise<void> {
    this.repairUntil = now + REPAIR_SECONDS;
    await this.act(() => this.world.get(OrderLifecycle).release(this.scope, orderId, 'Pneu furado'));
    await this.world.get(CourierDuty).goOffline(this.scope, this.courierId);
    this.online = false;
  }

  private async visit(visit: NextVisit, now: number, reality: OrderReality): Promise<void> {
    if (this.visiting?.key !== visit.key) {
      this.visiting = { key: visit.key, arrivedAt: now };
      await this.arrive(visit);
    }
    const waited = now - this.visiting.arrivedAt;
    if (waited < waitAt(visit, reality) || (visit.goal === 'pickup' && now < reality.reallyReadyAt)) return;
    await this.act(() => this.leave(visit, reality));
    this.visiting = null;
  }

  private async arrive({ orderId, ordinal, goal }: NextVisit): Promise<void> {
    const lifecycle = this.world.get(OrderLifecycle);
    if (goal === 'pickup') await this.act(() => lifecycle.arriveAtPickup(this.scope, orderId));
    if (goal === 'stop') await this.act(() => lifecycle.arriveAtStop(this.scope, orderId, ordinal ?? 1));
  }

  private leave({ orderId, ordinal, goal }: NextVisit, { fault }: OrderReality): Promise<unknown> {
    const lifecycle = this.world.get(OrderLifecycle);
    if (goal === 'pickup') return lifecycle.collect(this.scope, orderId);
    if (goal === 'return') return lifecycle.returned(this.scope, orderId);
    const stop = ordinal ?? 1;
    if (fault === 'absent')
      return lifecycle.failStop(this.scope, orderId, stop, { reason: 'Cliente ausente', byHand: true });
    return lifecycle.deliverStop(this.scope, orderId, stop, {});
  }

  private async report(now: number, carries: boolean): Promise<void> {
    if (!this.online && !carries) return;
    if (this.silent(now)) return;
    const place = this.way.placeAt(now);
    const last = this.reported;
    const rests = last?.place.latitude === place.latitude && last.place.longitude === place.longitude;
    if (rests && now - last.at < REST_REPORT_SECONDS) return;
    this.reported = { place, at: now };
    const at = new Date(this.day.startsAt.getTime() + now * 1_000);
    await this.world.get(CourierPositions).record(this.courierId, [{ ...place, at }]);
  }

  /** The company may have changed the order in the same moment. */
  private act(does: () => Promise<unknown>): Promise<void> {
    const gone = ['order_not_found', 'offer_gone', 'offer_not_found'] as const;
    return unlessRefused(does, ['transition_refused', ...gone, 'courier_unavailable']);
  }
}

export async function unlessRefused(
  does: () => Promise<unknown>,
  expected: readonly Parameters<typeof isDomainError>[1][],
): Promise<void> {
  await does().catch((error: unknown) => {
    if (!expected.some((code) => isDomainError(error, code))) throw error;
  });
}

function waitAt({ goal }: NextVisit, { fault }: OrderReality): number {
  if (goal === 'pickup') return PICKUP_SECONDS;
  if (goal === 'return') return 0;
  return fault === 'absent' ? ABSENT_SECONDS : DOOR_SECONDS;
}

export const isIn = ({ from, until }: Stretch, now: number) => now >= from && now < until;
