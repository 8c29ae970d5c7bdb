import { type HubPass, type HubSettingsInput, hubSettingsSchema, type Point } from '#domain';
import { DEFAULT_PLAN_SETTINGS, FIRST_AFTER_MINUTES, planHub } from '#domain/testing';
import type { Dispatcher, WholeDay, WholeDecision } from './whole-day.types.js';

const HOUR = 3_600;
const MERCHANT = 1;
const VEHICLE_TYPE = 1;

interface Carried {
  readonly order: number;
  readonly latestAt: number;
  collected: boolean;
}

interface Courier {
  place: Point;
  /** Online, or the end of the last order, whichever is later. */
  freeSince: number;
  readonly carried: Carried[];
  readonly decidedAt: number[];
}

interface Open {
  readonly declinedBy: Set<number>;
  latestAt: number;
  offeredTo: number | null;
}

/** The plan alone: it knows what it is told, in memory, and no database, face or worker. */
export class PlanAlone implements Dispatcher {
  private readonly dispatch;
  private readonly couriers = new Map<number, Courier>();
  private readonly open = new Map<number, Open>();
  private readonly placedAt = new Map<number, number>();
  private now = 0;

  constructor(
    private readonly day: WholeDay,
    dispatch: HubSettingsInput['dispatch'],
  ) {
    this.dispatch = hubSettingsSchema.parse({ dispatch }).dispatch;
  }

  setTime(at: number): void {
    this.now = at;
  }

  goOnline(courier: number): Promise<void> {
    const { place } = this.day.couriers[courier]!;
    this.couriers.set(courier, { place, freeSince: this.now, carried: [], decidedAt: [] });
    return Promise.resolve();
  }

  report(courier: number, place: Point): Promise<void> {
    this.courier(courier).place = place;
    return Promise.resolve();
  }

  place(order: number): Promise<void> {
    this.open.set(order, { declinedBy: new Set(), latestAt: 0, offeredTo: null });
    this.placedAt.set(order, this.now);
    return Promise.resolve();
  }

  answer(courier: number, order: number, accepted: boolean): Promise<void> {
    const open = this.open.get(order)!;
    open.offeredTo = null;
    if (accepted) {
      this.open.delete(order);
      const { carried } = this.courier(courier);
      carried.push({ order, latestAt: open.latestAt, collected: false });
    } else open.declinedBy.add(courier);
    return Promise.resolve();
  }

  collect(courier: number, order: number): Promise<void> {
    const found = this.courier(courier).carried.find((one) => one.order === order);
    found!.collected = true;
    return Promise.resolve();
  }

  deliver(courier: number, order: number): Promise<void> {
    const { carried } = this.courier(courier);
    carried.splice(
      carried.findIndex((one) => one.order === order),
      1,
    );
    if (carried.length === 0) this.courier(courier).freeSince = this.now;
    return Promise.resolve();
  }

  pass(): Promise<WholeDecision[]> {
    const { commit } = planHub(this.world());
    return Promise.resolve(
      commit
        .filter(({ courierId, deliveries }) => this.hasRoom(courierId, deliveries.length))
        .flatMap(({ courierId, deliveries, cost }) =>
          deliveries.map(({ orderId, pickupAt, at, latestAt }): WholeDecision => {
            Object.assign(this.open.get(orderId)!, { latestAt, offeredTo: courierId });
            this.courier(courierId).decidedAt.push(this.now);
            const bundle = deliveries.map((one) => one.orderId);
            return {
              at: this.now,
              order: orderId,
              courier: courierId,
              pickupAt,
              deliverAt: at,
              bundle,
              cost,
            };
          }),
        ),
    );
  }

  private courier(id: number): Courier {
    return this.couriers.get(id)!;
  }

  private hasRoom(courierId: number, more: number): boolean {
    const { length } = this.courier(courierId).carried;
    return length === 0 || length + more <= this.dispatch.maxOrdersPerCourier;
  }

  private world(): HubPass {
    const asked = new Set([...this.open.values()].map(({ offeredTo }) => offeredTo));
    return {
      now: instant(this.now),
      dispatch: this.dispatch,
      types: [{ id: VEHICLE_TYPE, kind: 'motorbike', maxWeightKg: null }],
      areas: [],
      ways: {},
      orderLimit: this.day.orders.length,
      rows: {
        orders: [...this.open]
          .flatMap(([id, { offeredTo, declinedBy }]) =>
            offeredTo === null ? [{ ...this.orderRow(id), excludedCourierIds: [...declinedBy] }] : [],
          )
          .sort((a, b) => this.isFar(a) - this.isFar(b) || turnOf(a) - turnOf(b) || a.id - b.id),
        couriers: [...this.couriers].flatMap(([id, courier]) =>
          asked.has(id)
            ? []
            : [
                {
                  id,
                  position: courier.place,
                  vehicleTypeIds: [VEHICLE_TYPE],
                  activeOrders: courier.carried.length,
                  exclusiveOrders: 0,
                  freeSince: courier.carried.length === 0 ? instant(courier.freeSince) : null,
                  recentOrders: courier.decidedAt.filter((at) => at > this.now - HOUR).length,
                  shiftEndsAt: null,
                },
              ],
        ),
        carried: [...this.couriers].flatMap(([courierId, { carried }]) =>
          carried.map(({ order, latestAt, collected }) => ({
            ...this.orderRow(order),
            courierId,
            latestAt: instant(latestAt),
            pickup: collected ? null : this.day.orders[order]!.pickup,
            returnTo: null,
          })),
        ),
      },
    };
  }

  /** Orders that are ready soon come first. */
  private isFar({ readyAt }: { readonly readyAt: Date }): number {
    return Number(readyAt > instant(this.now + DEFAULT_PLAN_SETTINGS.horizon));
  }

  private orderRow(id: number) {
    const { pickup, drop, readyAt } = this.day.orders[id]!;
    return {
      id,
      attempt: 1,
      merchantId: MERCHANT,
      pickup,
      drops: [drop],
      placedAt: instant(this.placedAt.get(id) ?? 0),
      readyAt: instant(readyAt),
      deliverBy: instant((this.placedAt.get(id) ?? 0) + this.dispatch.promiseMinutes * 60),
      vehicleTypeIds: [VEHICLE_TYPE],
      combinable: true,
      weightKg: null,
    };
  }
}

interface Turn {
  readonly placedAt: Date;
  readonly readyAt: Date;
  readonly deliverBy: Date;
}

/** As the platform's statement says (`search-queue.rules.ts`). */
function turnOf({ placedAt, readyAt, deliverBy }: Turn): number {
  const waitedEnough = Math.max(placedAt.getTime(), readyAt.getTime()) + FIRST_AFTER_MINUTES * 60_000;
  return Math.min(deliverBy.getTime(), waitedEnough);
}

function instant(seconds: number): Date {
  return new Date(seconds * 1_000);
}
