import type { HubSettings } from '../../company/index.js';
import type { Point } from '../../base/index.js';
import type { AreaBox } from '../planning-regions.rules.js';
import type { PlannedVehicle } from '../planning-world.mapper.js';

/** An order of a day that is over. */
export interface PastOrder {
  readonly id: number;
  readonly merchantId: number;
  readonly pickup: Point;
  /** The areas in which it was collected, of those that planned shifts are for; absent: none. */
  readonly areaIds?: readonly number[];
  readonly drops: readonly Point[];
  readonly placedAt: Date;
  readonly readyAt: Date | null;
  readonly deliverBy: Date;
  readonly vehicleTypeIds: readonly number[];
  readonly combinable: boolean;
  readonly weightKg: number | null;
  readonly totalCents: number;
  readonly courierPayCents: number;
  /** What really became of it; null: nobody delivered it. */
  readonly courierId: number | null;
  readonly collectedAt: Date | null;
  readonly deliveredAt: Date | null;
}

/** A courier on duty, from the first sign of life to the last. */
export interface PastShift {
  readonly courierId: number;
  readonly vehicleTypeIds: readonly number[];
  readonly onAt: Date;
  readonly offAt: Date;
  readonly place: Point;
}

/** A planned shift of a courier. */
interface PlannedShift {
  readonly courierId: number;
  readonly merchantId: number | null;
  readonly areaId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface PastDay {
  readonly orders: readonly PastOrder[];
  readonly shifts: readonly PastShift[];
  /** What was planned of them; absent: nothing. */
  readonly planned?: readonly PlannedShift[];
  /** Share of offers that were declined or not answered. */
  readonly declines: number;
}

/** All that replaying a day of a hub needs, as data that another thread can be given. */
export interface HubReplay {
  readonly day: PastDay;
  readonly dispatch: HubSettings['dispatch'];
  readonly types: readonly PlannedVehicle[];
  readonly areas: readonly AreaBox[];
}

/** What a day came to. Means are null when nothing was delivered. */
export interface HubDayOutcome {
  readonly orders: number;
  readonly delivered: number;
  /** Delivered after what was promised. */
  readonly late: number;
  /** From the order to its delivery: the mean, and what nine of ten are within. */
  readonly deliveryMinutes: number | null;
  readonly slowDeliveryMinutes: number | null;
  /** From ready to collected. */
  readonly pickupWaitMinutes: number | null;
  /** null: nobody measured it. */
  readonly kilometres: number | null;
  readonly dutyHours: number;
  readonly courierPayCents: number;
  /** Per hour on duty: the mean, and what one courier in ten is below. */
  readonly payPerHourCents: number | null;
  readonly lowPayPerHourCents: number | null;
  /** Fees of the orders that nobody delivered. */
  readonly lostCents: number;
}
