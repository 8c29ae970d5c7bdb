import type {
  Plan,
  PlanCourier,
  PlannedTrip,
  PlanOrder,
  PlanSettings,
  PlanWorld,
  Seconds,
} from '../planning/planning.types.js';

/** Decides what happens in one pass. */
export type ReplayStrategy<Place> = (world: PlanWorld<Place>, settings: PlanSettings) => Pick<Plan, 'commit'>;

/** A day as it was: what came, and who was on duty. */
export interface ReplayDay<Place> {
  /** Ids are their indices. */
  readonly orders: readonly ReplayOrder<Place>[];
  readonly couriers: readonly ReplayCourier<Place>[];
  travel(from: Place, to: Place, vehicle: number): Seconds;
}

/** A time in which a courier is preferred, in one area where it names one, and works for one shop alone where it names one. */
interface ReplayShift {
  readonly from: Seconds;
  readonly to: Seconds;
  readonly shop: number | null;
  readonly area: number | null;
}

interface ReplayOrder<Place> extends Omit<PlanOrder<Place>, 'id' | 'declinedBy' | 'onShift'> {
  /** When it is really ready; passes know it from then on, and only `readyAt` before. */
  readonly reallyReadyAt: Seconds;
  /** Whose order it is, where couriers work for one shop alone. */
  readonly shop?: number;
  /** Where it is collected, where couriers are preferred in one area. */
  readonly areas?: readonly number[];
}

export interface ReplayCourier<Place> extends Pick<
  PlanCourier<Place>,
  'vehicle' | 'place' | 'room' | 'maxWeightKg'
> {
  readonly onAt: Seconds;
  readonly offAt: Seconds;
  /** Absent: none. */
  readonly planned?: readonly ReplayShift[];
}

export interface ReplayOptions<Place> {
  readonly settings: PlanSettings;
  readonly strategy: ReplayStrategy<Place>;
  /** Orders an hour that are a courier's fair share. */
  readonly fairOrdersPerHour: number;
  /** Share of offers that a courier declines. */
  readonly declines?: number;
  /** From 0 to 1; asked once for each offer, where couriers decline. */
  readonly random?: () => number;
  readonly onPass?: (world: PlanWorld<Place>, ms: number) => void;
}

/** What became of an order. */
export interface ReplayedOrder {
  /** null: nobody took it. */
  readonly courierId: number | null;
  readonly decidedAt: Seconds;
  readonly pickupAt: Seconds;
  readonly deliveredAt: Seconds;
}

interface ReplayedCourier {
  readonly carried: number;
  /** On the way, between places. */
  readonly drivingFor: Seconds;
  /** As they were given out, with what an answer or a late pickup made of them. */
  readonly trips: readonly { readonly decidedAt: Seconds; readonly trip: PlannedTrip }[];
}

export interface Replay {
  /** By the index of the order. */
  readonly orders: readonly ReplayedOrder[];
  readonly couriers: readonly ReplayedCourier[];
  readonly declined: number;
}
