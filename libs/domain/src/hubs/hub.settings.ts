import { z } from 'zod';

const cents = z.int().min(0).max(10_000_000_000);
const basisPoints = z.int().min(0).max(1_000_000);
const fee = z.strictObject({ fixedCents: cents, percentBp: basisPoints });
const lateness = z
  .strictObject({ toleranceMinutes: z.int().min(0).max(1_440), chargeCents: cents })
  .nullable();

export const DISPATCH_STRATEGIES = ['nearest_first', 'broadcast', 'fixed_list'] as const;
export type DispatchStrategy = (typeof DISPATCH_STRATEGIES)[number];

/** Everything a hub decides for itself, with the defaults a new hub starts from. */
export const hubSettingsSchema = z.strictObject({
  preparingAllowed: z.boolean().default(true),
  returnOnFailedStop: z.boolean().default(true),
  /** The courier shows a code at pickup. */
  pickupCode: z.boolean().default(false),
  /** The recipient's code is asked for at each stop. */
  confirmationCode: z.boolean().default(false),
  showExternalIds: z.boolean().default(true),
  /** Fee on a merchant's top-up, by payment method; a method without an entry is free. */
  topUpFees: z
    .strictObject({ pix: fee.optional(), boleto: fee.optional(), credit_card: fee.optional() })
    .default({}),
  /** Charge for arriving at the pickup later than the tolerance after acceptance. */
  arrival: lateness.default(null),
  /** Charge for the merchant handing over later than the tolerance after arrival. */
  collection: lateness.default(null),
  dispatch: z
    .strictObject({
      strategy: z.enum(DISPATCH_STRATEGIES).default('nearest_first'),
      offerSeconds: z.int().min(5).max(600).default(30),
      initialRadiusM: z.int().min(100).max(100_000).default(2_000),
      radiusStepM: z.int().min(0).max(100_000).default(2_000),
      maxRadiusM: z.int().min(100).max(200_000).default(10_000),
      broadcastSize: z.int().min(1).max(50).default(5),
      fixedCourierIds: z.array(z.int()).max(200).default([]),
      notServedMinutes: z.int().min(1).max(1_440).default(15),
      maxOrdersPerCourier: z.int().min(1).max(20).default(3),
    })
    .prefault({}),
  openDelivery: z
    .strictObject({
      acceptance: z.enum(['automatic', 'manual']).default('automatic'),
      /** How long an operator may take; then the request is rejected. */
      decisionMinutes: z.int().min(1).max(240).default(10),
      /** Exact, case-sensitive marketplace names. */
      marketplaces: z.array(z.string().min(1).max(100)).max(50).default([]),
    })
    .prefault({}),
  /** Dynamic price of the moment, in basis points: 12 500 is 25 % on top. */
  surgeBp: basisPoints.default(10_000),
  courierShareBp: z.int().min(0).max(10_000).default(8_000),
  courierOverdraftAllowed: z.boolean().default(true),
  onlinePayment: z
    .strictObject({
      pixKey: z.string().min(1).max(77),
      merchantName: z.string().min(1).max(25),
      city: z.string().min(1).max(15),
      expiryMinutes: z.int().min(1).max(1_440).default(30),
    })
    .nullable()
    .default(null),
  /** A courier without orders whose app has sent no position for so long goes offline; null: never. */
  offlineAfterMinutes: z.int().min(3).max(1_440).nullable().default(10),
  /** Sandbox only: robots take a step every so many seconds; null is off. */
  robotStepSeconds: z.int().min(1).max(3_600).nullable().default(null),
});

export type HubSettings = z.output<typeof hubSettingsSchema>;
export type HubSettingsInput = z.input<typeof hubSettingsSchema>;
