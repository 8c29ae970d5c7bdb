import type { Point } from '#domain';

export interface Address extends Point {
  readonly address: string;
  readonly district: string;
}

export interface DayShop {
  readonly name: string;
  readonly place: Address;
  /** From its wallet, by invoice, or the recipient pays at the door. */
  readonly pays: 'wallet' | 'invoiced' | 'on_delivery';
}

/** Besides what riders do. */
export type OrderFault = 'cancelled_early' | 'cancelled_on_board' | 'absent' | 'puncture';

/** Here and below, times are seconds since the day's start. */
export interface DayOrder {
  readonly placedAt: number;
  readonly shop: number;
  readonly drop: Address;
  /** As the shop says when it orders. */
  readonly readyAt: number;
  readonly reallyReadyAt: number;
  readonly fault: OrderFault | null;
}

export interface Stretch {
  readonly from: number;
  readonly until: number;
}

export interface DayRider {
  readonly start: Point;
  readonly shifts: readonly Stretch[];
  /** The rider is offline and has no orders. */
  readonly breaks: readonly Stretch[];
  /** The phone sends no positions, though the rider goes on. */
  readonly silences: readonly Stretch[];
  /** Multiplies the time that the roads take. */
  readonly pace: number;
}

/** With everything that goes wrong in it, the same for every strategy. */
export interface CompanyDay {
  readonly startsAt: Date;
  readonly seconds: number;
  /** After the last order; absent: as long as a usual day needs. */
  readonly restSeconds?: number;
  readonly shops: readonly DayShop[];
  readonly orders: readonly DayOrder[];
  readonly riders: readonly DayRider[];
  /** The receiver of webhooks answers with 503. */
  readonly receiverDown: Stretch;
  /** No worker runs; each stretch ends with a restart. */
  readonly workerAway: readonly Stretch[];
  /** The rider's answer to an offer of the order. */
  answerOf(order: number, rider: number): 'accept' | 'decline' | 'ignore';
}
