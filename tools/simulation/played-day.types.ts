import type {
  Plan,
  PlanCourier,
  PlannedTrip,
  PlanOrder,
  PlanSettings,
  PlanWorld,
  Seconds,
} from '#domain/testing';

/** Decides what happens in one pass. */
export type DayStrategy<Place> = (world: PlanWorld<Place>, settings: PlanSettings) => Pick<Plan, 'commit'>;

/** What comes in a day, and who is on duty. */
export interface PlayableDay<Place> {
  /** Ids are their indices. */
  readonly orders: readonly PlayedOrder<Place>[];
  readonly couriers: readonly PlayedCourier<Place>[];
  travel(from: Place, to: Place, vehicle: number): Seconds;
}

interface PlayedOrder<Place> extends Omit<PlanOrder<Place>, 'id' | 'declinedBy' | 'onShift'> {
  /** When it is really ready; passes know it from then on, and only `readyAt` before. */
  readonly reallyReadyAt: Seconds;
}

export interface PlayedCourier<Place> extends Pick<
  PlanCourier<Place>,
  'vehicle' | 'place' | 'room' | 'maxWeightKg'
> {
  readonly onAt: Seconds;
  readonly offAt: Seconds;
}

export interface PlayOptions<Place> {
  readonly settings: PlanSettings;
  readonly strategy: DayStrategy<Place>;
  /** Orders an hour that are a courier's fair share. */
  readonly fairOrdersPerHour: number;
  /** Share of offers that a courier declines. */
  readonly declines?: number;
  /** From 0 to 1; asked once for each offer, where couriers decline. */
  readonly random: () => number;
  readonly onPass?: (world: PlanWorld<Place>, ms: number) => void;
}

/** What became of an order. */
export interface OrderEnd {
  /** null: nobody took it. */
  readonly courierId: number | null;
  readonly decidedAt: Seconds;
  readonly pickupAt: Seconds;
  readonly deliveredAt: Seconds;
}

interface CourierEnd {
  readonly carried: number;
  /** On the way, between places. */
  readonly drivingFor: Seconds;
  /** As they were given out, with what an answer or a late pickup made of them. */
  readonly trips: readonly { readonly decidedAt: Seconds; readonly trip: PlannedTrip }[];
}

export interface PlayedDay {
  /** By the index of the order. */
  readonly orders: readonly OrderEnd[];
  readonly couriers: readonly CourierEnd[];
  readonly declined: number;
}
