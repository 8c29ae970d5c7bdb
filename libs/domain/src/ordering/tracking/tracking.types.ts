/** The contact for questions. */
export interface TrackedContact {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

export interface TrackedCompany extends TrackedContact {
  /** `#rrggbb`. */
  readonly color: string | null;
}

/** From when to when it may arrive, while a courier is searched for. */
export interface ArrivalPeriod {
  readonly kind: 'range';
  readonly from: Date;
  readonly to: Date;
}

/** Arrival expected from the courier's last position. */
export interface ExpectedArrival {
  readonly kind: 'expected';
  readonly expectedAt: Date;
  readonly now: Date;
  readonly positionAt: Date;
  /** The position is too old to say anything about now. */
  readonly positionIsOld: boolean;
  /** What was promised has passed, or will have by the expected time. */
  readonly late: boolean;
}

export type TrackedArrival = ArrivalPeriod | ExpectedArrival;

export interface TrackedRating {
  /** null: not rated yet. */
  readonly stars: number | null;
  /** It may be rated now. */
  readonly open: boolean;
}
