import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { OrderQueries } from '../../ordering/index.js';
import { Clock, distanceMeters, type Scope, type VehicleKind } from '../../base/index.js';
import { type AdvisedCourierRow, AssignmentAdviceQueries } from './assignment-advice.queries.js';
import { candidatesFor, OBSTACLES, pausedUntil, placeNumbersOf, planWorldOf } from '../planning/index.js';
import { PlanningBase } from '../passes/index.js';
import { OUT_REASONS } from '../searches/index.js';

/** `unlocated`: the courier's place or the pickup is unknown. `paused`: an offer was not answered. */
export const ADVICE_OBSTACLES = [...OBSTACLES, 'unlocated', ...OUT_REASONS, 'paused'] as const;

interface AdvisedCourier {
  readonly courierId: number;
  /** From the courier to the pickup, as the crow flies; null: unknown. */
  readonly distanceM: number | null;
  readonly pickupAt: Date | null;
  readonly dropAt: Date | null;
  readonly delays: readonly { readonly orderId: number; readonly seconds: number }[];
  readonly carries: number;
  /** null: a type that the hub has no more. */
  readonly vehicle: VehicleKind | null;
  readonly obstacle: (typeof ADVICE_OBSTACLES)[number] | null;
  /** The courier's planned shift at the pickup, for one shop or for all; null: on none. */
  readonly shift: { readonly merchantName: string | null } | null;
}

const UNLOCATED = {
  distanceM: null,
  pickupAt: null,
  dropAt: null,
  delays: [],
  obstacle: 'unlocated' as const,
};
/** Couriers shown: an operator looks at no more. */
const MAX_COURIERS = 200;

/** Who should carry an order, and why: each courier on shift priced as by a pass, whatever the strategy. */
@Injectable()
export class AssignmentAdvisor {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly queries: AssignmentAdviceQueries,
    private readonly base: PlanningBase,
  ) {}

  /** Cheapest first, those with an obstacle last, without the present courier. @throws order_not_found */
  async ofOrder(scope: Scope, orderId: number) {
    const { id, hubId } = await this.orders.byId(scope, orderId);
    const { dispatch } = (await this.hubs.get(hubId)).settings;
    const { order, out, onShift, couriers: all, carried } = await this.queries.read(hubId, id);
    const { holderId, collected, waiting, pickup } = order;
    const others = all.filter((courier) => courier.id !== holderId);
    const known = others.flatMap(({ position, ...row }) =>
      position && pickup ? [{ ...row, position }] : [],
    );
    const unknown = others.filter(({ position }) => !position || !pickup);
    const { types } = await this.base.of(hubId);
    const asked = { ...order, onShift: onShift.map(({ courierId }) => courierId) };
    const seen = { orders: pickup === null ? [] : [{ ...asked, pickup }], couriers: known, carried };
    const tables = await this.base.ways(hubId, placeNumbersOf(seen, types));
    const world = planWorldOf(seen, this.clock.now(), dispatch, types, tables);
    const [wanted] = world.orders;
    const priced = wanted ? candidatesFor(world, wanted, waiting) : [];
    const byId = new Map(known.map((row) => [row.id, row]));
    const loadOf = ({ id: courierId, activeOrders, vehicleTypeIds }: AdvisedCourierRow) => {
      const shift = onShift.find((one) => one.courierId === courierId);
      return {
        courierId,
        carries: activeOrders,
        vehicle: types.find((type) => vehicleTypeIds.includes(type.id))?.kind ?? null,
        shift: shift ? { merchantName: shift.merchantName } : null,
      };
    };
    const fit = priced.flatMap(({ courierId, pickupAt, dropAt, delays, obstacle }): AdvisedCourier[] => {
      const row = byId.get(courierId);
      if (!row || !pickup) return [];
      const paused = dispatch.strategy === 'planned' && pausedUntil(row, dispatch, this.clock.now()) !== null;
      const why = out.find((one) => one.courierId === courierId && one.of(order))?.reason;
      return [
        {
          ...loadOf(row),
          distanceM: Math.round(distanceMeters(row.position, pickup)),
          pickupAt: new Date(pickupAt * 1_000),
          dropAt: new Date(dropAt * 1_000),
          delays: delays.map((delay) => ({ orderId: delay.orderId, seconds: delay.by })),
          // For a pass, couriers who are out count as those who declined.
          obstacle: (obstacle === 'declined' ? why : null) ?? obstacle ?? (paused ? 'paused' : null),
        },
      ];
    });
    const lost = unknown.map((row): AdvisedCourier => ({ ...loadOf(row), ...UNLOCATED }));
    const free = fit.filter(({ obstacle }) => obstacle === null);
    const hindered = fit.filter(({ obstacle }) => obstacle !== null);
    const couriers = [...free, ...hindered, ...lost].slice(0, MAX_COURIERS);
    return { couriers, ...comparedWithNearest(free), holderId, collected };
  }
}

/** `sooner`: seconds by which the first is at the door before the nearest; null: the same, or none. */
function comparedWithNearest(fit: readonly AdvisedCourier[]) {
  const [first] = fit;
  if (!first) return { nearestId: null, sooner: null };
  const nearest = fit.reduce((a, b) => ((b.distanceM ?? Infinity) < (a.distanceM ?? Infinity) ? b : a));
  if (nearest === first) return { nearestId: nearest.courierId, sooner: null };
  const seconds = ((nearest.dropAt?.getTime() ?? 0) - (first.dropAt?.getTime() ?? 0)) / 1_000;
  return { nearestId: nearest.courierId, sooner: Math.round(seconds) };
}
