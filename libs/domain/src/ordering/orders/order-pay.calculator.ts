import { type Hub, type PayRules, rushAt } from '../../company/index.js';
import { type Cents, cents, share, ZERO } from '../../base/index.js';
import { scaled } from '../pricing/index.js';
import type { OrderRecord } from './order.entity.js';
import { nothingDelivered } from './order.rules.js';
import type { OrderPrice, PayTerms } from './order.types.js';
import type { OrderChange } from './order-change.rules.js';

export const PAY_RULE_LINE_KINDS = [
  'pay_minimum',
  'pay_distance',
  'rush',
  'failed',
  'return_ride',
  'waiting',
  'raise',
  'floor',
  'tip',
] as const;

interface PayRuleLine {
  readonly kind: (typeof PAY_RULE_LINE_KINDS)[number];
  readonly cents: number;
}

type Paid = Pick<
  OrderRecord,
  | 'distanceM'
  | 'returnDistanceM'
  | 'needsReturn'
  | 'stops'
  | 'arrivedPickupAt'
  | 'collectedAt'
  | 'cancelledAt'
>;

export type Paying = Paid & Pick<OrderRecord, 'payTerms' | 'courierPayCents'>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export function courierShare(total: Cents, price: OrderPrice, hub: Hub): Cents {
  return share(total, price.courierShareBp ?? hub.settings.courierShareBp);
}

const NOTHING_ADDED = { approachM: null, raiseCents: ZERO, tipCents: ZERO, workedMs: null };

/** What the pay of a new price stands on; null: the share alone. `before`: what people added to it stays. */
export function payTermsOf(
  hub: Hub,
  shareCents: Cents,
  { at, needsReturn }: { readonly at: Date; readonly needsReturn: boolean },
  before: PayTerms | null = null,
): PayTerms | null {
  const rules = hub.settings.payRules;
  if (rules === null && before === null) return null;
  const { approachM, raiseCents, tipCents } = before ?? NOTHING_ADDED;
  const unchanged = { rules: before ? before.rules : rules, approachM, raiseCents, tipCents, workedMs: null };
  return { ...unchanged, shareCents, rush: rushAt(hub.settings, at) !== null, returnPriced: needsReturn };
}

/** Terms of an order that had none, so that people can add to its pay. */
export function plainTerms(order: Pick<OrderRecord, 'courierPayCents' | 'needsReturn'>): PayTerms {
  const { courierPayCents: shareCents, needsReturn: returnPriced } = order;
  return { ...NOTHING_ADDED, rules: null, shareCents, rush: false, returnPriced };
}

/** What the courier gets of an order, as far as it is known. */
export function payOf(order: Paying): Cents {
  const { payTerms } = order;
  if (payTerms === null) return order.courierPayCents;
  return total(payTerms.shareCents, payRuleLines(order, payTerms));
}

/** Whether a cancelled order is paid: by the pay rules it is once the courier has collected the goods. */
export function paysCancelled(order: Pick<OrderRecord, 'payTerms' | 'collectedAt'>): boolean {
  return order.collectedAt !== null && order.payTerms !== null && order.payTerms.rules !== null;
}

/** The courier has the order's pay: it was completed, or cancelled after its pickup in a hub with rules. */
export function isCourierPaid(order: Pick<OrderRecord, 'status' | 'payTerms' | 'collectedAt'>): boolean {
  return order.status === 'completed' || (order.status === 'cancelled' && paysCancelled(order));
}

/** What an offer promises: the pay with the way from the courier to the pickup. */
export function offeredPay(order: Paying, toPickupM: number | null): Cents {
  const { payTerms } = order;
  return payOf({ ...order, payTerms: payTerms && { ...payTerms, approachM: toPickupM } });
}

type Way = Pick<OrderRecord, 'distanceM' | 'returnDistanceM' | 'needsReturn'>;

/** What a pay is per kilometre with the way to the pickup, and back if the order returns; null: no way. */
export function centsPerKm(pay: Cents, order: Way, toPickupM: number | null): number | null {
  const metres = (toPickupM ?? 0) + order.distanceM + (order.needsReturn ? order.returnDistanceM : 0);
  return metres === 0 ? null : Math.round((pay * 1_000) / metres);
}

/** A ride that is tried with rules, before anybody rides by them. */
interface TriedRide {
  readonly shareCents: Cents;
  readonly toPickupM: number;
  readonly distanceM: number;
  readonly returnM: number;
  readonly waitMinutes: number;
  readonly workedMinutes: number;
  readonly rush: boolean;
  readonly failed: boolean;
}

export function payTrial(rules: PayRules, ride: TriedRide) {
  const { shareCents, toPickupM, distanceM, returnM, waitMinutes: waited, failed } = ride;
  const order = {
    distanceM,
    returnDistanceM: returnM,
    needsReturn: returnM > 0,
    stops: [],
    arrivedPickupAt: new Date(0),
    collectedAt: new Date(waited * MINUTE_MS),
    cancelledAt: failed ? new Date(waited * MINUTE_MS) : null,
  };
  const terms = { rules, shareCents, rush: ride.rush, returnPriced: false, approachM: toPickupM };
  const people = { raiseCents: ZERO, tipCents: ZERO, workedMs: ride.workedMinutes * MINUTE_MS };
  const lines = payRuleLines(order, { ...terms, ...people });
  const payCents = total(shareCents, lines);
  return { payCents, lines, centsPerKm: centsPerKm(payCents, order, toPickupM) };
}

/**
 * The lines that the rules add to the share, in order: each sees the sum of those before it. Without zeros.
 * The hour's floor counts once the order has ended, so what an offer promised is never too much.
 */
export function payRuleLines(order: Paid, terms: PayTerms): PayRuleLine[] {
  const lines: PayRuleLine[] = [];
  let sum: number = terms.shareCents;
  const add = (kind: PayRuleLine['kind'], amount: number) => {
    if (amount === 0) return;
    lines.push({ kind, cents: amount });
    sum += amount;
  };
  const { rules } = terms;
  if (rules) {
    add('pay_minimum', Math.max(0, rules.minimumCents - sum));
    const back = terms.returnPriced ? order.returnDistanceM : 0;
    const paidM = (terms.approachM ?? 0) + order.distanceM + back;
    add('pay_distance', Math.max(0, perKm(rules.centsPerKm, paidM) - sum));
    if (terms.rush) add('rush', scaled(sum, rules.rushBonusBp));
    if (nothingDelivered(order) || order.cancelledAt !== null)
      add('failed', scaled(sum, rules.failedBp) - sum);
  }
  add('return_ride', returnRide(order, terms));
  if (rules) add('waiting', paidWaitMinutes(order, rules) * rules.waitingCentsPerMinute);
  add('raise', terms.raiseCents);
  if (rules) add('floor', Math.max(0, floorOf(rules, terms.workedMs) - sum));
  add('tip', terms.tipCents);
  return lines;
}

/** Way back of an order whose price lacks it: by the hub's rules, else what a metre of the way out pays. */
export function returnRide({ needsReturn, returnDistanceM, distanceM }: Paid, terms: PayTerms): number {
  const { rules, returnPriced, returnBp = 0, shareCents } = terms;
  if (!needsReturn || returnPriced) return 0;
  if (rules) return perKm(rules.returnCentsPerKm, returnDistanceM);
  const part = distanceM === 0 ? 1 : Math.min(1, returnDistanceM / distanceM);
  return scaled(Math.round(shareCents * part), returnBp);
}

function total(shareCents: number, lines: readonly PayRuleLine[]): Cents {
  return cents(lines.reduce((sum, line) => sum + line.cents, shareCents));
}

/** What the order may not be paid below: rounded up, so that no hour is a cent short. */
function floorOf({ floorOrderCents, floorHourCents }: PayRules, workedMs: number | null): number {
  return Math.max(floorOrderCents, Math.ceil((floorHourCents * (workedMs ?? 0)) / HOUR_MS));
}

function perKm(centsPerKm: number, metres: number): number {
  return Math.round((centsPerKm * metres) / 1_000);
}

/** Each place has its own unpaid minutes, and the order a limit. */
function paidWaitMinutes(order: Paid, rules: PayRules): number {
  const waits = [
    waitMinutes(order.arrivedPickupAt, order.collectedAt),
    ...order.stops.map(({ arrivedAt, finishedAt }) => waitMinutes(arrivedAt, finishedAt)),
  ];
  const paid = waits.reduce((sum, minutes) => sum + Math.max(0, minutes - rules.waitingAfterMinutes), 0);
  return Math.min(paid, rules.waitingMostMinutes);
}

function waitMinutes(from: Date | string | null, to: Date | string | null): number {
  if (from === null || to === null) return 0;
  return Math.floor((new Date(to).getTime() - new Date(from).getTime()) / MINUTE_MS);
}

/** Steps of the state machine as far as the courier's pay follows them. */

/** The pay with the way to the pickup once taken, no shorter than it was offered; null: nobody has it. */
export function setApproach(change: OrderChange, nowM: number | null, offeredM: number | null = null): void {
  const { payTerms } = change.order;
  if (payTerms === null) return;
  const approachM = offeredM === null ? nowM : Math.max(offeredM, nowM ?? 0);
  change.set({ courierPayCents: offeredPay(change.order, approachM), payTerms: { ...payTerms, approachM } });
}

/** What the courier gets, once waiting, way and time are known; nothing is known of goods nobody fetched. */
export function settlePay(change: OrderChange): void {
  const { payTerms, acceptedAt, collectedAt } = change.order;
  if (payTerms === null || collectedAt === null) return;
  const since = change.workedSince ?? acceptedAt ?? change.actAt;
  const workedMs = Math.max(0, change.actAt.getTime() - since.getTime());
  change.set({ payTerms: { ...payTerms, workedMs } });
  change.set({ courierPayCents: payOf(change.order) });
}
