import type { Point } from '#domain';

export interface Address extends Point {
  readonly address: string;
  readonly district: string;
}

/** A shop of the day. */
export interface DayShop {
  readonly name: string;
  readonly place: Address;
  /** Pays of its wallet, by invoice, or the recipient pays at the door. */
  readonly pays: 'wallet' | 'invoiced' | 'on_delivery';
}

/** What goes wrong with an order, beside what riders do. */
export type OrderFault = 'cancelled_early' | 'cancelled_on_board' | 'absent' | 'puncture';

/** Seconds since the day's start, here and below. */
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
  /** A pause without orders, in which the rider is offline. */
  readonly breaks: readonly Stretch[];
  /** The phone sends no positions, though the rider goes on. */
  readonly silences: readonly Stretch[];
  /** Share of the time that the roads take. */
  readonly pace: number;
}

/** A day of a delivery company with everything that goes wrong in it, the same for every strategy. */
export interface CompanyDay {
  /** The first instant. */
  readonly startsAt: Date;
  readonly seconds: number;
  /** After the last order, for what is under way; absent: as long as a usual day needs. */
  readonly restSeconds?: number;
  readonly shops: readonly DayShop[];
  readonly orders: readonly DayOrder[];
  readonly riders: readonly DayRider[];
  /** The receiver of webhooks answers with 503. */
  readonly receiverDown: Stretch;
  /** No worker runs: a restart after each. */
  readonly workerAway: readonly Stretch[];
  /** What the rider does with an offer of the order. */
  answerOf(order: number, rider: number): 'accept' | 'decline' | 'ignore';
}
