import { z } from 'zod';

/** Goods that nobody takes: as chosen for the stop, else the shop's default, else the hub's. */
export const FALLBACKS = [
  /** The goods come back to the pickup. */
  'return',
  /** With a photo. */
  'leave_at_door',
  /** Or another person who is named, such as the porter. */
  'neighbour',
  /** The goods come back and are sent again, at once or a day later. */
  'try_again_today',
  'try_again_tomorrow',
  'dispose',
] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** Fallbacks without a person's name, which can be the default of all stops of a shop. */
export const DEFAULT_FALLBACKS = FALLBACKS.filter((one) => one !== 'neighbour');
export type DefaultFallback = (typeof DEFAULT_FALLBACKS)[number];

export const FAULTS = ['recipient', 'shop', 'courier', 'company', 'nobody'] as const;
export type Fault = (typeof FAULTS)[number];

const part = z.int().min(0).max(10_000);

/** What each party gets or pays for one's fault; 10 000 is all of an amount. By default nothing moves. */
const faultTermsSchema = z
  .strictObject({
    /** Share of the order's fee that the shop gets back. */
    feeRefundBp: part.default(0),
    /** Share of the price for a way back that the shop gets back. */
    returnRefundBp: part.default(0),
    /** What the shop pays for a way back that only the failure made necessary. */
    returnCentsPerKm: z.int().min(0).max(100_000).default(0),
    /** Tips are the courier's in any case. */
    courierPayBp: part.default(10_000),
    /** Shares of the goods' value up to the limit: what the shop gets, and what the courier pays. */
    goodsShopBp: part.default(0),
    goodsCourierBp: part.default(0),
    goodsLimitCents: z.int().min(0).max(100_000_000).default(0),
  })
  .meta({ id: 'FaultTerms' });
export type FaultTerms = z.output<typeof faultTermsSchema>;

export const faultRulesSchema = z.strictObject({
  recipient: faultTermsSchema.prefault({}),
  shop: faultTermsSchema.prefault({}),
  courier: faultTermsSchema.prefault({}),
  company: faultTermsSchema.prefault({}),
  nobody: faultTermsSchema.prefault({}),
} satisfies Record<Fault, z.ZodType>);
export type FaultRules = z.output<typeof faultRulesSchema>;

const cents = z.int().min(0).max(1_000_000);

/** Pay rules beyond the courier's share. They only add, except `failedBp`; the floor holds. 0: off. */
export const payRulesSchema = z.strictObject({
  minimumCents: cents.default(0),
  /** Minimum per kilometre of the way to the pickup, the order's way and the way back that its price has. */
  centsPerKm: z.int().min(0).max(100_000).default(0),
  /** At the pickup and each door, from the recorded arrival: unpaid minutes first, then each costs this. */
  waitingAfterMinutes: z.int().min(0).max(240).default(10),
  waitingCentsPerMinute: z.int().min(0).max(10_000).default(0),
  /** Maximum of paid minutes of an order. */
  waitingMostMinutes: z.int().min(1).max(600).default(60),
  /** On top while a rush is on, as in rain: 2 000 is 20 %. */
  rushBonusBp: z.int().min(0).max(20_000).default(0),
  /** For bringing back what could not be delivered, where the price has no way back. */
  returnCentsPerKm: z.int().min(0).max(100_000).default(0),
  /** Part of the pay when nothing could be delivered, also when the order is cancelled after its pickup. */
  failedBp: z.int().min(0).max(10_000).default(10_000),
  /** What no rule may go below: of an order, and of an hour with orders. Tips do not count. */
  floorOrderCents: cents.default(0),
  floorHourCents: cents.default(0),
});

export type PayRules = z.output<typeof payRulesSchema>;

/**
 * Retention in days of each kind of personal data: default and maximum. It counts from the day of an order or
 * claim, for a courier's documents from the end of work or replacement. The minimum leaves time for claims.
 */
const DAYS = {
  names: [730, 1_825],
  phones: [365, 1_825],
  addresses: [730, 1_825],
  proofPhotos: [180, 730],
  signatures: [365, 1_825],
  documentNumbers: [180, 1_825],
  courierPhotos: [180, 730],
  claimPhotos: [180, 730],
} as const;
const MIN_DAYS = 90;

export type RetainedKind = keyof typeof DAYS;
export const RETAINED_KINDS = Object.keys(DAYS) as readonly RetainedKind[];

const days = (kind: RetainedKind) => z.int().min(MIN_DAYS).max(DAYS[kind][1]).default(DAYS[kind][0]);

export const retentionSchema = z.strictObject(
  Object.fromEntries(RETAINED_KINDS.map((kind) => [kind, days(kind)])) as Record<
    RetainedKind,
    ReturnType<typeof days>
  >,
);

export function defaultDays(kind: RetainedKind): number {
  return DAYS[kind][0];
}
